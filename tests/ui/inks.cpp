// Colours carry information, so those that mean different things differ, however few there are.
#include "tui/kit/palette.hpp"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "catan/rules.hpp"
#include "drawn.hpp"
#include "eyes.hpp"

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

// What is said by colour alone: whose a piece is, and that there is one.
TEST_CASE(
    "seats differ from each other and from the ground, also to eyes that do not tell red from "
    "green") {
    const std::vector<Ink> grounds{Ink::Lumber, Ink::Brick,  Ink::Wool, Ink::Grain,
                                   Ink::Ore,    Ink::Desert, Ink::Sea,  Ink::Sand};
    for (const Depth depth : {Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (const Sight eyes : {Sight::All, Sight::WithoutRed, Sight::WithoutGreen}) {
            const bool all = eyes == Sight::All;
            const auto differ = [&](Ink a, Ink b) {
                return difference(seen(palette[a], eyes), seen(palette[b], eyes));
            };
            for (std::size_t i = 0; i < most_players; ++i) {
                const Ink seat = seat_ink(Seat(i));
                INFO("seat " << i << ", eyes " << static_cast<int>(eyes));
                for (std::size_t j = 0; j < i; ++j) {
                    REQUIRE(differ(seat, seat_ink(Seat(j))) > (all ? 0.12 : 0.06));
                }
                for (const Ink ground : grounds) {
                    REQUIRE(differ(seat, ground) > (all ? 0.07 : 0.028));
                }
            }
            REQUIRE(differ(Ink::Red, Ink::Black) > 0.12);
            REQUIRE(differ(Ink::Prompt, Ink::Sand) > 0.06);
        }
    }
}

TEST_CASE("where colours are too few, a seat is known by its letter") {
    REQUIRE(palette_of(Depth::None).needs_letters());
    REQUIRE(palette_of(Depth::Colours16).needs_letters());
    REQUIRE_FALSE(palette_of(Depth::Colours256).needs_letters());
    REQUIRE_FALSE(palette_of(Depth::TrueColour).needs_letters());
}
