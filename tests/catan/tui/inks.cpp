// Tests that inks with different meanings differ visibly, also with few colours.
#include "catan/tui/inks.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "catan/core/rules.hpp"
#include "support/drawn.hpp"
#include "support/eyes.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

constexpr std::size_t ink_count = kit::kit_inks + custom_inks;

}  // namespace

TEST_CASE("terrains, sea, lines and harbours differ at every depth") {
    const std::vector<Ink> grounds{
        ink(Terrain::Lumber), ink(Terrain::Brick),  ink(Terrain::Wool), ink(Terrain::Grain),
        ink(Terrain::Ore),    ink(Terrain::Desert), inks::sea,          inks::line,
        inks::harbour};
    for (const Depth depth : {Depth::Colours16, Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (std::size_t i = 0; i < grounds.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                REQUIRE_FALSE(palette[grounds[i]] == palette[grounds[j]]);
            }
        }
    }
}

TEST_CASE("seats differ from each other, from lines and from the sea at every depth") {
    for (const Depth depth : {Depth::Colours16, Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (std::size_t i = 0; i < most_players; ++i) {
            const ftxui::Color& seat = palette[seat_ink(Seat(i))];
            REQUIRE_FALSE(seat == palette[inks::line]);
            REQUIRE_FALSE(seat == palette[inks::sea]);
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
        REQUIRE_FALSE(palette[inks::plate] == palette[inks::red]);
    }
}

TEST_CASE("a palette says in its own colours what the terminal has") {
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::TrueColor);
    REQUIRE(palette_of(Depth::TrueColour)[ink(Terrain::Lumber)] == ftxui::Color(0x2A, 0x70, 0x38));
    REQUIRE(palette_of(Depth::Colours256)[ink(Terrain::Lumber)].Print(true) == "48;5;29");
    REQUIRE(palette_of(Depth::Colours16)[ink(Terrain::Lumber)].Print(true) == "42");
    REQUIRE(palette_of(Depth::None)[ink(Terrain::Lumber)] == ftxui::Color());
}

TEST_CASE("everything that is told by its colour has an ink of its own, the one of its name") {
    std::vector<Ink> all{inks::sea, inks::line, inks::harbour, inks::plate, inks::red};
    for (std::size_t i = 0; i < terrain_count; ++i) all.push_back(ink(static_cast<Terrain>(i)));
    for (std::size_t i = 0; i < most_players; ++i) all.push_back(seat_ink(Seat(i)));
    for (std::size_t i = 0; i < kit::kit_inks; ++i) all.push_back(static_cast<Ink>(i));
    std::ranges::sort(all);
    for (std::size_t i = 0; i < all.size(); ++i) REQUIRE(all[i] == static_cast<Ink>(i));
    REQUIRE(all.size() == ink_count);

    REQUIRE(port_ink(Resource::Ore) == ink(Terrain::Ore));
    REQUIRE(port_ink(std::nullopt) == inks::harbour);
    const Palette palette = palette_of(Depth::TrueColour);
    REQUIRE(palette[inks::sea] == ftxui::Color(0x14, 0x34, 0x58));
    REQUIRE(palette[inks::red] == ftxui::Color(0xC8, 0x14, 0x14));
    REQUIRE(palette[seat_ink(Seat(0))] == ftxui::Color(0x56, 0x9C, 0xFF));
    REQUIRE(palette[seat_ink(Seat(7))] == ftxui::Color(0xFF, 0xAC, 0xDD));
}

// Colour alone shows that there is a piece, and its owner.
TEST_CASE(
    "seats differ from each other and from the ground, also to eyes that do not tell red from "
    "green") {
    const std::vector<Ink> grounds{
        ink(Terrain::Lumber), ink(Terrain::Brick),  ink(Terrain::Wool), ink(Terrain::Grain),
        ink(Terrain::Ore),    ink(Terrain::Desert), inks::sea,          inks::line};
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
            REQUIRE(differ(inks::red, Ink::Black) > 0.12);
            REQUIRE(differ(Ink::Prompt, inks::line) > 0.06);
        }
    }
}

TEST_CASE("a road stands out from lines without one and from the sea, whosever it is") {
    for (const Depth depth : {Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (std::size_t i = 0; i < most_players; ++i) {
            const Ink seat = seat_ink(Seat(i));
            INFO("seat " << i << ", depth " << static_cast<int>(depth));
            for (const Ink beside : {inks::line, inks::sea, inks::outline}) {
                REQUIRE(contrast(palette[seat], palette[beside]) >= 3);
            }
        }
    }
}

TEST_CASE("a mark stands out from its outline, and its outline from every terrain") {
    for (const Depth depth : {Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        REQUIRE(contrast(palette[Ink::Prompt], palette[inks::outline]) >= 3);
        for (std::size_t i = 0; i < terrain_count; ++i) {
            INFO("terrain " << i << ", depth " << static_cast<int>(depth));
            const Ink terrain = ink(static_cast<Terrain>(i));
            REQUIRE(contrast(palette[inks::outline], palette[terrain]) >= 3);
        }
    }
}

TEST_CASE("what is written on a ground can be read") {
    for (const Depth depth : {Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (std::size_t i = 0; i < ink_count; ++i) {
            const auto ground = static_cast<Ink>(i);
            INFO("ink " << i << ", depth " << static_cast<int>(depth));
            REQUIRE(contrast(palette[ground], palette[palette.text_on(ground)]) >= 3.5);
        }
    }
}

TEST_CASE("where colours are too few, a seat is known by its letter") {
    REQUIRE(palette_of(Depth::None).needs_letters());
    REQUIRE(palette_of(Depth::Colours16).needs_letters());
    REQUIRE_FALSE(palette_of(Depth::Colours256).needs_letters());
    REQUIRE_FALSE(palette_of(Depth::TrueColour).needs_letters());
}
