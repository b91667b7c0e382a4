// Tests the panels around the board: their words, and that they keep within their width.
#include "catan/tui/panels.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <ftxui/screen/string.hpp>
#include <sstream>

#include "catan/core/random.hpp"
#include "kit/screen_text.hpp"
#include "support/drawn.hpp"
#include "support/played.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

std::string random_name(Random& random) {
    constexpr std::array<std::string_view, 12> letters{"a",  "B",  "-",  "é",  "ß",  "Ж",
                                                       "中", "文", "名", "한", "あ", "e\u0301"};
    std::string name;
    for (std::uint32_t length = 1 + random.below(24); length > 0; --length) {
        name += letters[random.below(letters.size())];
    }
    return name;
}

std::string panel(const PanelInput& about, std::span<const LogLine> log, int width, int height) {
    ftxui::Screen screen = on_screen(side_panel(about, log, width, height), width, height);
    return kit::plain_text(screen);
}

std::string one_row(const ftxui::Element& element, int width) {
    ftxui::Screen screen = on_screen(element, width, 1);
    return row(screen, 0);
}

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

}  // namespace

TEST_CASE("the title says whose turn it is and what was rolled") {
    const Palette palette = game_palette(Depth::None);
    Sitting sitting(4);
    sitting.seen.turn = 14;
    sitting.seen.turn_player = Seat(0);
    sitting.seen.dice = {4, 5};
    const auto said = [&] {
        return one_row(title_line(sitting.about(palette, Glyphs::Unicode)), 80);
    };
    REQUIRE(said() == " catan  turn 14 · Ann rolled ⚃ ⚄ 4+5 = 9                 to win: 10");
    sitting.seen.dice = {};
    REQUIRE(said() == " catan  turn 14 · Ann                                    to win: 10");
    sitting.seen.phase = GameOver{Seat(2)};
    REQUIRE(said() == " catan  turn 14 · Cy has won                             to win: 10");
    sitting.seen = view(sitting.game, start(sitting.game), Seat(0));
    REQUIRE(said() == " catan  set-up · Ann places                              to win: 10");
}

TEST_CASE("what was rolled stands whole beside the dice, in a panel of any width") {
    for (const Glyphs glyphs : {Glyphs::Unicode, Glyphs::Ascii}) {
        const Palette palette = game_palette(Depth::None);
        Sitting sitting(4);
        sitting.seen.turn_player = Seat(0);
        sitting.seen.dice = {6, 4};
        for (int width = 24; width <= 36; ++width) {
            for (const std::string name : {"Al", "Ann", "Gustav", "Hannah-Louis", "名名名名"}) {
                sitting.names[0] = name;
                const std::string seen =
                    panel(sitting.about(palette, glyphs), sitting.log, width, 50);
                CAPTURE(seen, width, name);
                std::istringstream rows(seen);
                std::string caption;
                for (std::string row; caption.empty() || caption.find("10") == std::string::npos;) {
                    REQUIRE(std::getline(rows, row));
                    // Behind the border and both dice.
                    constexpr int dice = 20;
                    if (ftxui::string_width(row) > dice) {
                        std::string words;
                        const auto cells = ftxui::Utf8ToGlyphs(row);
                        for (std::size_t i = dice; i < cells.size(); ++i) words += cells[i];
                        caption += (caption.empty() ? "" : " ") + words;
                    }
                }
                REQUIRE((caption == name + " rolled 10" || caption == "= 10"));
                if (width == 28 && ftxui::string_width(name) <= 8) REQUIRE(caption != "= 10");
                if (width == 36) REQUIRE(caption == name + " rolled 10");
            }
        }
    }
}

TEST_CASE("a hand says its cards, and which of them cannot be played yet") {
    const Palette palette = game_palette(Depth::None);
    Sitting sitting(4);
    sitting.seen.viewer = Seat(0);
    PrivatePlayer own;
    own.hand = {{1, 1, 1, 2, 0}};
    sitting.seen.own = own;
    const auto said = [&](int width) {
        return one_row(hand_line(sitting.about(palette, Glyphs::Unicode)), width);
    };
    const std::string cards = " Ann's hand  1 lumber  1 brick  1 wool  2 grain  0 ore";
    REQUIRE(said(80) == cards);
    sitting.seen.own->cards = {3, 0, 0, 1, 1};
    REQUIRE(said(100) == cards + "   3 knight  monopoly  victory");
    sitting.seen.own->bought = {1, 0, 0, 1, 1};
    REQUIRE(said(120) == cards + "   2 knight +1 new  monopoly (new)  victory");
    REQUIRE(said(60) == " 1 l 1 b 1 w 2 g 0 o  2 k +1 +m v");
    sitting.seen.own.reset();
    REQUIRE(said(80).empty());
}

TEST_CASE("the normal panel has three rows for a seat") {
    const Palette palette = game_palette(Depth::None);
    Sitting sitting(2);
    sitting.seen.asked = Seat(0);
    sitting.seen.players[0] = {};
    sitting.seen.players[0].points = 10;
    sitting.seen.players[0].hand = 5;
    sitting.seen.players[0].cards = 1;
    sitting.seen.players[0].longest_road = 5;
    sitting.seen.players[1] = {};
    sitting.seen.players[1].points = 1;
    sitting.seen.players[1].hand = 1;
    sitting.seen.players[1].played[index(Card::Knight)] = 3;
    sitting.seen.longest_road = Seat(0);
    sitting.seen.largest_army = Seat(1);
    sitting.seen.bank = {{12, 14, 9, 11, 15}};
    sitting.seen.deck = 20;
    REQUIRE(panel(sitting.about(palette, Glyphs::Unicode), sitting.log, 24, 20) ==
            "│\n"
            "│▶A Ann       10 points\n"
            "│   5 cards   1 dev\n"
            "│   road 5★   army 0\n"
            "│ B Ben         1 point\n"
            "│   1 card    0 dev\n"
            "│   road 0    army 3★\n"
            "│\n"
            "│bank            20 dev\n"
            "│ lumber 12\n"
            "│ brick  14\n"
            "│ wool    9\n"
            "│ grain  11\n"
            "│ ore    15\n"
            "│\n"
            "│log\n"
            "│  Ann +1 ore\n"
            "│  Cy +2 lumber\n"
            "│  no grain left, so\n"
            "│    nobody gets any\n");
}

TEST_CASE("victory cards count in the panel as soon as everybody sees them") {
    const Palette palette = game_palette(Depth::None);
    Sitting sitting(2);
    sitting.seen.players[0].points = 8;
    REQUIRE(has(panel(sitting.about(palette, Glyphs::Ascii), {}, 24, 20), "8 points"));
    sitting.seen.players[0].victory_cards = 2;
    REQUIRE(has(panel(sitting.about(palette, Glyphs::Ascii), {}, 24, 20), "10 points"));
}

TEST_CASE("eight seats, the bank and the last of the log fit into the least window") {
    const Palette palette = game_palette(Depth::None);
    const Sitting sitting(8);
    const Room room = room_for_board(least_width, least_height);
    const std::string text = panel(sitting.about(palette, Glyphs::Unicode), sitting.log,
                                   least_width - room.width, room.height);
    for (const std::string& name : sitting.names) REQUIRE(has(text, name.substr(0, 3)));
    for (const Resource resource : all_resources) REQUIRE(has(text, name(resource)));
    REQUIRE(has(text, "nobody gets any\n"));
    REQUIRE(std::ranges::count(text, '\n') == room.height);
}

TEST_CASE("a table of seats says the same numbers as three rows for each") {
    const Palette palette = game_palette(Depth::None);
    const Sitting sitting(8);
    const PanelInput about = sitting.about(palette, Glyphs::Ascii);
    const std::string table = panel(about, {}, 40, 20);
    const std::string full = panel(about, {}, 40, 36);
    for (std::size_t i = 0; i < 8; ++i) {
        const PublicPlayer& player = sitting.seen.players[i];
        const auto letter = static_cast<char>('A' + i);
        REQUIRE(has(full, fmt::format("{} {}", letter, sitting.names[i].substr(0, 5))));
        const auto at = table.find(fmt::format("{} {}", letter, sitting.names[i].substr(0, 5)));
        REQUIRE(at != std::string::npos);
        std::string line = table.substr(at, table.find('\n', at) - at);
        std::ranges::replace(line, '*', ' ');
        std::istringstream words(line.substr(line.find_first_of("0123456789")));
        std::array<int, 5> numbers{};
        for (int& number : numbers) words >> number;
        REQUIRE(numbers == std::array<int, 5>{player.points, player.hand, player.cards,
                                              player.longest_road,
                                              player.played[index(Card::Knight)]});
    }
}

TEST_CASE("no row is wider than its panel, whatever the names") {
    const Palette palette = game_palette(Depth::None);
    Random random(11, Domain::Order);
    for (int round = 0; round < 60; ++round) {
        Sitting sitting(2 + random.below(7), 200 + round);
        for (std::string& name : sitting.names) name = random_name(random);
        const std::string words = "  " + random_name(random) + " +1 ore " + random_name(random);
        sitting.log.push_back(log_line(words, {words}));
        const PanelInput about =
            sitting.about(palette, random.below(2) == 0 ? Glyphs::Unicode : Glyphs::Ascii);
        const int width = 24 + static_cast<int>(random.below(30));
        const int height = 20 + static_cast<int>(random.below(40));
        // Whatever is drawn outside would be in the margin.
        const auto margin = [](ftxui::Element element) {
            return ftxui::hbox({std::move(element), ftxui::text("#")});
        };
        ftxui::Screen screen =
            on_screen(margin(side_panel(about, sitting.log, width, height)), width + 1, height);
        for (int y = 0; y < height; ++y) {
            REQUIRE(ftxui::string_width(row(screen, y)) <= width + 1);
            // The last cell is a whole character or the second half of one.
            REQUIRE(ftxui::string_width(screen.PixelAt(width - 1, y).character) <= 1);
        }
        REQUIRE(screen.PixelAt(width, 0).character == "#");
        for (const auto& line : {title_line(about), hand_line(about)}) {
            ftxui::Screen drawn = on_screen(line, 60 + width, 1);
            REQUIRE(ftxui::string_width(row(drawn, 0)) <= 60 + width);
            REQUIRE(ftxui::string_width(drawn.PixelAt(59 + width, 0).character) <= 1);
        }
    }
}

TEST_CASE(
    "a wide panel has the log in sentences, a narrow one in short forms, both with names in ink") {
    const Palette palette = game_palette(Depth::TrueColour);
    const Sitting sitting(2);
    const PanelInput about = sitting.about(palette, Glyphs::Unicode);
    const kit::Span ben{"Ben", seat_ink(Seat(1)), Ink::Night, true};
    const std::vector<LogLine> log{
        {{ben, {" builds a settlement (ore 3, brick 4, wool 10)"}}, {{ben, {" settles"}}}}};
    const auto with_name = [&](int width, const std::string& words) {
        ftxui::Screen screen = on_screen(side_panel(about, log, width, 24), width, 24);
        int found = 0;
        for (int y = 0; y < 24; ++y) {
            if (!has(row(screen, y), words)) continue;
            ++found;
            REQUIRE(screen.PixelAt(1, y).foreground_color == palette[seat_ink(Seat(1))]);
            REQUIRE(screen.PixelAt(5, y).foreground_color == palette[Ink::Words]);
        }
        return found == 1;
    };
    REQUIRE(with_name(24, " Ben settles"));
    REQUIRE_FALSE(with_name(24, " Ben builds"));
    REQUIRE(with_name(40, " Ben builds a settlement (ore 3,"));
    REQUIRE_FALSE(with_name(40, " Ben settles"));
}

TEST_CASE("the last line of the log is the last row of a panel that is full") {
    const Palette palette = game_palette(Depth::None);
    const Sitting sitting(4);
    std::vector<LogLine> log;
    for (int i = 0; i < 100; ++i) {
        const std::string words = fmt::format("line {}", i);
        log.push_back(log_line(words, {words}));
    }
    for (int height = 20; height < 60; ++height) {
        ftxui::Screen screen = on_screen(
            side_panel(sitting.about(palette, Glyphs::Unicode), log, 26, height), 26, height);
        REQUIRE(has(row(screen, height - 1), "line 99"));
    }
}
