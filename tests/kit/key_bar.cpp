// Tests the key bar: the keys shown, and the key under a click.
#include "kit/key_bar.hpp"

#include <catch2/catch_test_macros.hpp>
#include <ftxui/screen/string.hpp>
#include <vector>

#include "support/on_screen.hpp"

using namespace tabletop::kit;

namespace {

const std::vector<KeyHint> many{
    {"arrows", "move"},   {"Enter", "build"}, {"Esc", "back"}, {"r", "road"}, {"s", "settle"},
    {"c", "city", false}, {"v", "buy"},       {"d", "play"},   {"m", "bank"}, {"t", "trade"},
    {"e", "end"},         {"u", "undo"},      {"?", "help"}};

std::string shown(const std::vector<KeyHint>& hints, int width) {
    const Palette palette(Depth::None, {});
    ftxui::Screen screen = on_screen(key_bar(hints, palette, Glyphs::Unicode, width), width, 1);
    return row(screen, 0);
}

}  // namespace

TEST_CASE("keys are never cut in mid-word, and as many are shown as there is room for") {
    std::size_t hints_before = 0;
    for (int width = 1; width <= 160; ++width) {
        const std::string text = shown(many, width);
        REQUIRE(ftxui::string_width(text) <= width);
        // The bar shows the first hints in order, each of them whole.
        std::string expected;
        std::string squeezed;
        for (const char c : text) {
            if (c != ' ' || (!squeezed.empty() && squeezed.back() != ' ')) squeezed += c;
        }
        std::size_t hints = 0;
        while (hints < many.size() && expected != squeezed) {
            const KeyHint& hint = many[hints++];
            expected += (expected.empty() ? "" : " ") + hint.key + ' ' + hint.label;
        }
        REQUIRE(expected == squeezed);
        REQUIRE(hints >= hints_before);
        hints_before = hints;
    }
    REQUIRE(hints_before == many.size());
}

TEST_CASE("keys that are not possible are dim, the others are not") {
    const Palette colours = landscape(Depth::TrueColour);
    const Palette none = landscape(Depth::None);
    const std::vector<KeyHint> hints{{"r", "road"}, {"c", "city", false}};
    ftxui::Screen plain = on_screen(key_bar(hints, none, Glyphs::Unicode, 80), 80, 1);
    ftxui::Screen coloured = on_screen(key_bar(hints, colours, Glyphs::Unicode, 80), 80, 1);
    REQUIRE(row(plain, 0) == " r road  c city");
    REQUIRE_FALSE(plain.PixelAt(3, 0).dim);
    REQUIRE(plain.PixelAt(9, 0).dim);
    REQUIRE(coloured.PixelAt(3, 0).foreground_color == colours[Ink::Words]);
    REQUIRE(coloured.PixelAt(9, 0).foreground_color == colours[Ink::Dim]);
}

TEST_CASE("a click on a key presses it, if it is one key") {
    using ftxui::Event;
    const std::vector<KeyHint> hints{
        {"arrows", "move"}, {"Enter", "do it"}, {"r", "road"}, {"space", ""}, {"0-9", "number"}};
    REQUIRE(shown(hints, 80) == " arrows move  Enter do it  r road  space  0-9 number");
    const auto key = [&](int x) { return key_at(hints, Glyphs::Unicode, 80, x); };
    for (int x = 0; x < 80; ++x) {
        const bool is_enter = 14 <= x && x < 25;
        const bool is_road = 27 <= x && x < 33;
        const bool is_space = 35 <= x && x < 40;
        REQUIRE(key(x).has_value() == (is_enter || is_road || is_space));
        if (is_enter) REQUIRE(key(x) == Event::Return);
        if (is_road) REQUIRE(key(x) == Event::Character('r'));
        if (is_space) REQUIRE(key(x) == Event::Character(' '));
    }
    // A hint that does not fit is omitted.
    REQUIRE_FALSE(key_at(hints, Glyphs::Unicode, 30, 28));
}
