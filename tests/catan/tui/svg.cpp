// Tests the picture of a board: well-formed, complete, and of a size that fits.
#include "catan/language/svg.hpp"

#include <fmt/format.h>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <string>

#include "support/drawn.hpp"
#include "support/played.hpp"
#include "support/well_formed.hpp"

using namespace catan;
using namespace catan::tui;

TEST_CASE("a picture is well-formed and has every hex, token and port once") {
    for (const Shape shape : some_shapes) {
        const Board board = make_board(Mode::Random, shape, 3);
        const std::string svg = language::board_svg(board);
        REQUIRE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
        REQUIRE(is_well_formed(svg));
        for (std::size_t i = 0; i < terrain_count; ++i) {
            const auto terrain = static_cast<Terrain>(i);
            const auto wanted = static_cast<std::size_t>(
                std::count(board.layout.terrain.begin(), board.layout.terrain.end(), terrain));
            REQUIRE(count(svg, fmt::format("<use href=\"#{}\"", name(terrain))) == wanted);
        }
        for (std::size_t token = 2; token <= 12; ++token) {
            const auto wanted = static_cast<std::size_t>(
                std::count(board.layout.token.begin(), board.layout.token.end(), token));
            REQUIRE(count(svg, fmt::format("<use href=\"#token{}\"", token)) == wanted);
        }
        REQUIRE(count(svg, ">2:1<") + count(svg, ">3:1<") == board.layout.ports.size());
        REQUIRE(count(svg, "<use href=\"#robber\"") == 1);
    }
}

TEST_CASE("the same board is the same picture") {
    const Board board = make_board(Mode::Random, Shape::hexagon(4), 11);
    REQUIRE(language::board_svg(board) == language::board_svg(board));
    REQUIRE(language::board_svg(board) !=
            language::board_svg(make_board(Mode::Random, Shape::hexagon(4), 12)));
}

TEST_CASE("the picture of a game has every piece, in its owner's colour on the screen") {
    const Sitting sitting(8, 600);
    const std::string svg = language::game_svg(sitting.game, sitting.state);
    REQUIRE(is_well_formed(svg));
    const Palette palette = palette_of(Depth::TrueColour);
    for (std::size_t i = 0; i < 8; ++i) {
        const Seat seat(i);
        const Places& places = sitting.state.places;
        std::size_t roads = 0;
        std::size_t buildings = 0;
        const Topology& topology = sitting.game.topology();
        for (std::size_t e = 0; e < topology.edges(); ++e) {
            if (places.road_owner(EdgeId(e)) == seat) ++roads;
        }
        for (const Seat owner : places.building_owners()) {
            if (owner == seat) ++buildings;
        }
        // 38;2;R;G;B
        const std::string print = palette[seat_ink(seat)].Print(false);
        int red = 0;
        int green = 0;
        int blue = 0;
        REQUIRE(std::sscanf(print.c_str(), "38;2;%d;%d;%d", &red, &green, &blue) == 3);
        const std::string colour = fmt::format("\"#{:02x}{:02x}{:02x}\"", red, green, blue);
        REQUIRE(roads > 0);
        REQUIRE(count(svg, "stroke=" + colour) == roads);
        REQUIRE(count(svg, "fill=" + colour) == buildings);
    }
}
