// Dialogs: what they show when there is little room, what they leave of what is below, what is under a click.
#include "tui/kit/dialog_box.hpp"

#include <fmt/format.h>

#include <catch2/catch_test_macros.hpp>
#include <ftxui/screen/string.hpp>

#include "drawn.hpp"
#include "played.hpp"
#include "tui/kit/screen_text.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

std::string drawing(const ftxui::Element& element, int width, int height) {
    ftxui::Screen screen = on_screen(element, width, height);
    return plain_text(screen);
}

DialogLook long_list(int lines, int chosen) {
    DialogLook look;
    look.title = "Board";
    for (int i = 0; i < lines; ++i) {
        look.lines.push_back({fmt::format("seed {}", i), true, i == chosen});
    }
    look.foot = "Enter take";
    return look;
}

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

}  // namespace

TEST_CASE("a dialog is a titled box with its keys at the foot") {
    const Palette palette(Depth::None);
    const DialogLook look{"Whom to rob",
                          {{"Who has cards:", true, false, {}, true},
                           {"Ben", true, true, Ink::SeatOrange},
                           {"Cy", false, false, Ink::SeatRed}},
                          "Enter rob"};
    REQUIRE(drawing(dialog(look, palette, Glyphs::Unicode, 19, 8), 19, 8) ==
            "╭─ Whom to rob ───╮\n"
            "│ Who has cards:  │\n"
            "│ ▶ B Ben         │\n"
            "│   C Cy          │\n"
            "├─────────────────┤\n"
            "│ Enter rob       │\n"
            "╰─────────────────╯\n"
            "\n");
    REQUIRE(drawing(dialog(look, palette, Glyphs::Ascii, 19, 7), 19, 7) ==
            "+- Whom to rob ---+\n"
            "| Who has cards:  |\n"
            "| > B Ben         |\n"
            "|   C Cy          |\n"
            "+-----------------+\n"
            "| Enter rob       |\n"
            "+-----------------+\n");
}

TEST_CASE("a dialog that is too high shows the chosen line, and how much is above and below") {
    const Palette palette(Depth::None);
    for (int chosen = 0; chosen < 50; ++chosen) {
        const std::string text =
            drawing(dialog(long_list(50, chosen), palette, Glyphs::Unicode, 40, 12), 40, 12);
        REQUIRE(has(text, fmt::format("▶ seed {} ", chosen)));
        REQUIRE(has(text, "Enter take"));
        REQUIRE(has(text, "↑") == (chosen > 4));
        REQUIRE(has(text, "↓") == (chosen < 46));
    }
}

TEST_CASE("no dialog is larger than its window, whatever is in it") {
    const Palette palette(Depth::None);
    for (int width = 6; width <= 90; width += 4) {
        for (int height = 3; height <= 26; ++height) {
            DialogLook look = long_list(7, 3);
            look.lines.push_back(
                {"a longer line with 宽字符 and a word thatdoesnotfitanywhereatall"});
            look.title = "A title that is rather long 题";
            ftxui::Screen screen = on_screen(
                over(ftxui::filler(), dialog(look, palette, Glyphs::Unicode, width, height)), width,
                height);
            int last = -1;
            for (int y = 0; y < height; ++y) {
                const std::string text = row(screen, y);
                REQUIRE(ftxui::string_width(text) <= width);
                if (text.empty()) continue;
                // All rows end with the same stroke.
                const int end = ftxui::string_width(text);
                REQUIRE((last == -1 || last == end));
                last = end;
            }
            REQUIRE(
                has(drawing(dialog(look, palette, Glyphs::Unicode, width, height), width, height),
                    "▶"));
        }
    }
}

TEST_CASE("the chosen line is inverted, and one that is not possible is dim") {
    const Palette palette(Depth::None);
    const DialogLook look{"Play", {{"knight", true, true}, {"plenty", false}, {"back"}}, ""};
    ftxui::Screen screen = on_screen(dialog(look, palette, Glyphs::Unicode, 12, 5), 12, 5);
    REQUIRE(screen.PixelAt(4, 1).inverted);
    REQUIRE_FALSE(screen.PixelAt(4, 2).inverted);
    REQUIRE(screen.PixelAt(4, 2).dim);
    REQUIRE_FALSE(screen.PixelAt(4, 3).dim);
}

TEST_CASE("what is below a dialog is darker, but still there") {
    for (const Depth depth :
         {Depth::None, Depth::Colours16, Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        const Sitting sitting(4);
        const auto below = [&] {
            return game_screen(look_of(sitting, palette, Glyphs::Unicode), ftxui::filler(), 80, 24);
        };
        ftxui::Screen bright = on_screen(below(), 80, 24);
        ftxui::Screen dimmed = on_screen(over(below(), ftxui::filler()), 80, 24);
        REQUIRE(plain_text(bright) == plain_text(dimmed));
        const ftxui::Pixel& before = bright.PixelAt(2, 0);
        const ftxui::Pixel& after = dimmed.PixelAt(2, 0);
        if (depth == Depth::None) {
            REQUIRE(after.dim);
            REQUIRE(after.foreground_color == ftxui::Color());
        } else {
            REQUIRE(before.foreground_color != after.foreground_color);
            REQUIRE(after.foreground_color != after.background_color);
        }
    }
}
