// Compares whole screens without colours with golden files in tests/golden/screens, with an empty frame for the board.
// To regenerate them: CATAN_UPDATE_GOLDEN=1 catan_ui "golden: screens*". Read the difference.
#include <fmt/format.h>

#include <catch2/catch_test_macros.hpp>
#include <ftxui/screen/string.hpp>

#include "kit/dialog_box.hpp"
#include "kit/screen_text.hpp"
#include "kit/veil.hpp"
#include "support/drawn.hpp"
#include "support/golden.hpp"
#include "support/played.hpp"

using namespace catan;
using namespace catan::tui;
using kit::drawing;

namespace {

ftxui::Element frame_for_board(int width, int height, Glyphs glyphs) {
    const Room room = room_for_board(width, height);
    const auto words = ftxui::center(ftxui::text(fmt::format("{} x {}", room.width, room.height)));
    if (glyphs == Glyphs::Unicode) return ftxui::border(words);
    return ftxui::borderWith(ftxui::Pixel())(words);
}

ftxui::Element whole(const Sitting& sitting, const Palette& palette, Glyphs glyphs, int width,
                     int height) {
    return game_screen(look_of(sitting, palette, glyphs), frame_for_board(width, height, glyphs),
                       width, height);
}

kit::DialogBox discard() {
    return {"Discard 4 cards",
            {{"lumber  2 of 3", true, false, resource_swatch(Resource::Lumber)},
             {"brick   0 of 1", true, true, resource_swatch(Resource::Brick)},
             {"wool    0 of 0", false, false, resource_swatch(Resource::Wool)},
             {"grain   1 of 4", true, false, resource_swatch(Resource::Grain)},
             {"ore     1 of 1", true, false, resource_swatch(Resource::Ore)},
             {"Done", false}},
            "← → how many   Enter done"};
}

kit::DialogBox victims() {
    return {"Whom to rob",
            {{"Ben  7 cards", true, true, seat_swatch(Seat(1))},
             {"Cy  4 cards", true, false, seat_swatch(Seat(2))},
             {"Dee  no cards", false, false, seat_swatch(Seat(3))}},
            "Enter rob   Esc back"};
}

}  // namespace

TEST_CASE("golden: screens of games for two, four and eight") {
    const Palette palette = game_palette(Depth::None);
    for (const std::size_t players : {2U, 4U, 8U}) {
        const Sitting sitting(players);
        for (const auto& [width, height] : {std::pair{80, 24}, std::pair{120, 40}}) {
            for (const Glyphs glyphs : {Glyphs::Unicode, Glyphs::Ascii}) {
                check_golden(
                    fmt::format("{}-players-{}x{}{}", players, width, height,
                                glyphs == Glyphs::Ascii ? "-ascii" : ""),
                    drawing(whole(sitting, palette, glyphs, width, height), width, height));
            }
        }
    }
}

TEST_CASE("golden: screens with a dialog, too little room") {
    const Palette palette = game_palette(Depth::None);
    const Sitting sitting(4);
    for (const Glyphs glyphs : {Glyphs::Unicode, Glyphs::Ascii}) {
        const std::string suffix = glyphs == Glyphs::Ascii ? "-ascii" : "";
        for (const auto& [name, look] :
             {std::pair{"discard", discard()}, std::pair{"victims", victims()}}) {
            check_golden(name + suffix,
                         drawing(kit::over(whole(sitting, palette, glyphs, 80, 24),
                                           kit::dialog_box(look, palette, glyphs, 80, 24)),
                                 80, 24));
        }
    }
    check_golden("too-small", drawing(too_small(60, 20), 60, 20));
}

TEST_CASE("without colours no colour is set, and with ASCII every character is one") {
    const Palette palette = game_palette(Depth::None);
    for (const std::size_t players : {2U, 3U, 4U, 5U, 6U, 7U, 8U}) {
        const Sitting sitting(players, 300 + static_cast<int>(players));
        for (const auto& [width, height] : {std::pair{80, 24}, std::pair{131, 50}}) {
            const auto element =
                kit::over(whole(sitting, palette, Glyphs::Ascii, width, height),
                          kit::dialog_box(discard(), palette, Glyphs::Ascii, width, height));
            ftxui::Screen screen = on_screen(element, width, height);
            for (int y = 0; y < height; ++y) {
                for (int x = 0; x < width; ++x) {
                    const ftxui::Pixel& pixel = screen.PixelAt(x, y);
                    REQUIRE(pixel.foreground_color == ftxui::Color());
                    REQUIRE(pixel.background_color == ftxui::Color());
                    const std::string_view shown = kit::cell_text(screen, x, y);
                    REQUIRE(shown.size() == 1);
                    REQUIRE(shown.front() >= ' ');
                    REQUIRE(shown.front() <= '~');
                }
            }
        }
    }
}

TEST_CASE("a game screen gives the board exactly the room that it says") {
    for (const Depth depth : {Depth::None, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        const Sitting sitting(4);
        for (int width = least_width; width <= 200; width += 7) {
            for (int height = least_height; height <= 60; height += 5) {
                const Room room = room_for_board(width, height);
                const auto filled = ftxui::bgcolor(ftxui::Color::Red, ftxui::filler());
                const auto element =
                    game_screen(look_of(sitting, palette, Glyphs::Unicode), filled, width, height);
                ftxui::Screen screen = on_screen(element, width, height);
                int cells = 0;
                for (int y = 0; y < height; ++y) {
                    for (int x = 0; x < width; ++x) {
                        const bool is_board =
                            screen.PixelAt(x, y).background_color == ftxui::Color::Red;
                        REQUIRE(is_board == (x < room.width && 1 <= y && y <= room.height));
                        cells += is_board ? 1 : 0;
                    }
                }
                REQUIRE(cells == room.width * room.height);
            }
        }
    }
}

TEST_CASE("with colours every cell around the board has a ground") {
    for (const Depth depth : {Depth::Colours16, Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        const Sitting sitting(6);
        ftxui::Screen screen =
            on_screen(whole(sitting, palette, Glyphs::Unicode, 100, 30), 100, 30);
        const Room room = room_for_board(100, 30);
        for (int y = 0; y < 30; ++y) {
            for (int x = 0; x < 100; ++x) {
                if (x < room.width && 1 <= y && y <= room.height) continue;
                REQUIRE(screen.PixelAt(x, y).background_color != ftxui::Color());
            }
        }
    }
}

TEST_CASE("equal views draw equal, whatever is hidden in their games") {
    const Palette palette = palette_of(Depth::TrueColour);
    Sitting sitting(4);
    Sitting other(4);
    // Swaps a card of another hand; the order of hidden cards must not show either.
    const Seat opponent = other.game.seat_after(other.state.turn.active());
    Bundle& hand = other.state[opponent].hand;
    const int cards = hand.total();
    hand = {};
    hand[Resource::Ore] = static_cast<std::int16_t>(cards);
    other.seen = view(other.game, other.state, other.state.turn.active());
    REQUIRE(other.seen == sitting.seen);
    const auto text = [&](const Sitting& drawn) {
        ftxui::Screen screen = on_screen(whole(drawn, palette, Glyphs::Unicode, 80, 24), 80, 24);
        return kit::coloured_text(screen);
    };
    REQUIRE(text(sitting) == text(other));
}

TEST_CASE("a window that is too small is told how much is missing") {
    REQUIRE(drawing(too_small(79, 24), 79, 1) == "The window needs 1 more column.\n");
    REQUIRE(drawing(too_small(100, 22), 100, 1) == "The window needs 2 more rows.\n");
    REQUIRE(drawing(too_small(70, 23), 70, 1) ==
            "The window needs 10 more columns and 1 more row.\n");
    const Palette palette = game_palette(Depth::None);
    const Sitting sitting(4);
    for (int width = 1; width < least_width; width += 3) {
        for (int height = 1; height < least_height; ++height) {
            const auto element = game_screen(look_of(sitting, palette, Glyphs::Ascii),
                                             ftxui::text("board"), width, height);
            const std::string text = drawing(element, width, height);
            REQUIRE(text.find(width < 3 ? "T" : "The") == 0);
        }
    }
}
