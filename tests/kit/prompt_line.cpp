// Tests the prompt line: the part that stays if there is not enough room.
#include "kit/prompt_line.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/on_screen.hpp"

using namespace tabletop::kit;

namespace {

std::string said(const Prompt& prompt, Glyphs glyphs, int width) {
    const Palette palette(Depth::None, {});
    ftxui::Screen screen = on_screen(prompt_line(prompt, palette, glyphs), width, 1);
    return row(screen, 0);
}

}  // namespace

TEST_CASE("a prompt that is too long ends in an ellipsis") {
    const Prompt prompt{"Not now:", "the roll comes first · R4.1", true};
    REQUIRE(said(prompt, Glyphs::Unicode, 40) == " Not now: the roll comes first · R4.1");
    REQUIRE(said(prompt, Glyphs::Ascii, 40) == " Not now: the roll comes first - R4.1");
    // Why is more important than that it is not possible.
    REQUIRE(said(prompt, Glyphs::Unicode, 32) == " No: the roll comes first · R4.1");
    REQUIRE(said(prompt, Glyphs::Unicode, 20) == " No: the roll comes…");
    REQUIRE(said(prompt, Glyphs::Ascii, 20) == " No: the roll come..");
}

TEST_CASE("of what is typed the end is seen") {
    const Prompt prompt{":settle 1234567890_", "what is wrong", true, true};
    REQUIRE(said(prompt, Glyphs::Unicode, 40) == " :settle 1234567890_ what is wrong");
    REQUIRE(said(prompt, Glyphs::Unicode, 24) == " …34567890_ what is wro…");
    REQUIRE(said(prompt, Glyphs::Ascii, 24) == " ..4567890_ what is wr..");
}

TEST_CASE("a refusal has an ink of its own, and is inverted where there are no colours") {
    const Palette colours = landscape(Depth::TrueColour);
    const Palette none = landscape(Depth::None);
    for (const bool is_refusal : {false, true}) {
        const Prompt prompt{"Roll:", "space", is_refusal};
        ftxui::Screen coloured = on_screen(prompt_line(prompt, colours, Glyphs::Unicode), 20, 1);
        ftxui::Screen plain = on_screen(prompt_line(prompt, none, Glyphs::Unicode), 20, 1);
        const Ink ink = is_refusal ? Ink::Refusal : Ink::Prompt;
        REQUIRE(coloured.PixelAt(1, 0).foreground_color == colours[ink]);
        REQUIRE(coloured.PixelAt(7, 0).foreground_color == colours[Ink::Words]);
        REQUIRE(plain.PixelAt(1, 0).inverted == is_refusal);
    }
}
