// Tests menus: their keys and their lines.
#include "kit/menu.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/on_screen.hpp"

using namespace tabletop::kit;
using ftxui::Event;

namespace {

Menu drinks() {
    return Menu({{"beer", 'b', false, {}, "The barrel is empty."},
                 {"coffee", 'c'},
                 {"milk", '\0'},
                 {"tea", 't', true, Swatch{grass, 'T'}}});
}

}  // namespace

TEST_CASE("a menu begins at the first line that is possible, and shows letters and swatches") {
    const Palette palette = landscape(Depth::None);
    const DialogBox box = drinks().box("Drink", "Enter drinks");
    REQUIRE(drawing(dialog_box(box, palette, Glyphs::Unicode, 17, 8), 17, 8) ==
            "╭─ Drink ───────╮\n"
            "│     b  beer   │\n"
            "│ ▶   c  coffee │\n"
            "│     milk      │\n"
            "│   T t  tea    │\n"
            "├───────────────┤\n"
            "│ Enter drinks  │\n"
            "╰───────────────╯\n");
}

TEST_CASE("a line of a menu is taken with arrows and Enter, with its letter, or by a click") {
    Menu menu = drinks();
    REQUIRE(menu.key(Event::Return) == 1U);
    REQUIRE_FALSE(menu.key(Event::ArrowDown));
    REQUIRE(menu.key(Event::Return) == 2U);
    REQUIRE_FALSE(menu.key(Event::ArrowDown));
    // Round at both ends.
    REQUIRE_FALSE(menu.key(Event::Tab));
    REQUIRE(chosen_line(menu.box("", "")) == 0);
    REQUIRE_FALSE(menu.key(Event::ArrowUp));
    REQUIRE(menu.key(Event::Return) == 3U);
    REQUIRE(menu.key(Event::Character('c')) == 1U);
    REQUIRE(chosen_line(menu.box("", "")) == 1);
    REQUIRE(menu.click(2) == 2U);
    REQUIRE(chosen_line(menu.box("", "")) == 2);
    REQUIRE_FALSE(menu.key(Event::Character('x')));
    REQUIRE_FALSE(Menu({}).key(Event::Return));
}

TEST_CASE("a line that is not possible says why when it is tried, until the next key") {
    Menu menu = drinks();
    REQUIRE_FALSE(menu.key(Event::Character('b')));
    REQUIRE(chosen_line(menu.box("", "")) == 0);
    REQUIRE(menu.box("Drink", "Enter drinks").foot == "The barrel is empty.");
    REQUIRE_FALSE(menu.key(Event::ArrowDown));
    REQUIRE(menu.box("Drink", "Enter drinks").foot == "Enter drinks");
    REQUIRE_FALSE(menu.click(0));
    REQUIRE(menu.box("Drink", "Enter drinks").foot == "The barrel is empty.");
}
