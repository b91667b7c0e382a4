// Colours carry information, so those that mean different things differ, however few there are.
#include "tui/palette.hpp"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "catan/rules.hpp"
#include "drawn.hpp"

using namespace catan;
using namespace catan::tui;

TEST_CASE("terrains, sea, sand and harbours differ at every depth") {
    const std::vector<Ink> grounds{Ink::Lumber, Ink::Brick, Ink::Wool, Ink::Grain,  Ink::Ore,
                                   Ink::Desert, Ink::Sea,   Ink::Sand, Ink::Harbour};
    for (const Depth depth : {Depth::Colours16, Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (std::size_t i = 0; i < grounds.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                REQUIRE_FALSE(palette[grounds[i]] == palette[grounds[j]]);
            }
        }
    }
}

TEST_CASE("seats differ from each other, from sand and from the sea at every depth") {
    for (const Depth depth : {Depth::Colours16, Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (std::size_t i = 0; i < most_players; ++i) {
            const ftxui::Color& seat = palette[seat_ink(Seat(i))];
            REQUIRE_FALSE(seat == palette[Ink::Sand]);
            REQUIRE_FALSE(seat == palette[Ink::Sea]);
            for (std::size_t j = 0; j < i; ++j) {
                REQUIRE_FALSE(seat == palette[seat_ink(Seat(j))]);
            }
        }
    }
}

TEST_CASE("what is written on a ground is not of its colour") {
    for (const Depth depth : {Depth::Colours16, Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (std::size_t i = 0; i < ink_count; ++i) {
            const auto ground = static_cast<Ink>(i);
            REQUIRE_FALSE(palette[ground] == palette[palette.text_on(ground)]);
        }
        REQUIRE_FALSE(palette[Ink::Plate] == palette[Ink::Red]);
    }
}

TEST_CASE("a palette says in its own colours what the terminal has") {
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::TrueColor);
    REQUIRE(palette_of(Depth::TrueColour)[Ink::Lumber] == ftxui::Color(0x26, 0x68, 0x36));
    REQUIRE(palette_of(Depth::Colours256)[Ink::Lumber].Print(true) == "48;5;22");
    REQUIRE(palette_of(Depth::Colours16)[Ink::Lumber].Print(true) == "42");
    REQUIRE(palette_of(Depth::None)[Ink::Lumber] == ftxui::Color());
}

TEST_CASE("every terrain has an ink of its own") {
    REQUIRE(ink(Terrain::Lumber) == Ink::Lumber);
    REQUIRE(ink(Terrain::Desert) == Ink::Desert);
    REQUIRE(port_ink(Resource::Ore) == Ink::Ore);
    REQUIRE(port_ink(std::nullopt) == Ink::Harbour);
}
