// Tests the pictures: every tile in every direction shows its parts, and what is joined lines up across edges.
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "carcassonne/language/picture.hpp"
#include "support/carcassonne_table.hpp"
#include "support/carcassonne_words.hpp"

using namespace carcassonne;
using language::Point;
using language::TileInk;

namespace {

// What lies there: nothing certain on walls and verges. Houses, pennants and the like are overlooked.
std::optional<Edge> edge_of(const std::vector<language::Shape>& shapes, Point point) {
    std::optional<Edge> edge = Edge::Field;
    for (const language::Shape& shape : shapes) {
        if (!language::covers(shape, point)) continue;
        if (shape.ink == TileInk::Road) edge = Edge::Road;
        if (shape.ink == TileInk::City) edge = Edge::City;
        if (shape.ink == TileInk::Wall || shape.ink == TileInk::Verge) edge = std::nullopt;
    }
    return edge;
}

// A point just inside the tile, so far along a side, clockwise.
Point at_side(Side side, double along) {
    constexpr double inside = 0.004;
    switch (side) {
        case Side::North: return {along, inside};
        case Side::East: return {1 - inside, along};
        case Side::South: return {1 - along, 1 - inside};
        case Side::West: break;
    }
    return {inside, 1 - along};
}

bool is_upright(TileInk ink) {
    return ink == TileInk::Gable || ink == TileInk::House || ink == TileInk::Pennant ||
           ink == TileInk::Rim;
}

}  // namespace

TEST_CASE("every tile shows its edges, in every direction") {
    for (const Tile tile : all_tiles) {
        for (const Side top : all_sides) {
            const auto shapes = language::tile_shapes(tile, top);
            for (const Side side : all_sides) {
                INFO(letter(tile) << " top " << index(top) << " side " << index(side));
                const Edge edge = face(tile, top).edges[side];
                REQUIRE(edge_of(shapes, at_side(side, 0.5)) == edge);
                for (const double along : {0.2, 0.35, 0.65, 0.8}) {
                    const Edge there = edge == Edge::City ? Edge::City : Edge::Field;
                    REQUIRE(edge_of(shapes, at_side(side, along)) == there);
                }
            }
        }
    }
}

TEST_CASE("joined roads and cities line up across an edge") {
    for (const Edge edge : {Edge::Field, Edge::Road, Edge::City}) {
        std::vector<std::optional<Edge>> first;
        for (const Tile tile : all_tiles) {
            for (const Side side : all_sides) {
                if (face(tile, Side::North).edges[side] != edge) continue;
                const auto shapes = language::tile_shapes(tile, Side::North);
                // The corners belong to walls.
                constexpr std::size_t points = 176;
                std::vector<std::optional<Edge>> seen(points);
                for (std::size_t i = 0; i < points; ++i) {
                    const double along = 0.0625 + 0.005 * static_cast<double>(i);
                    seen[i] = edge_of(shapes, at_side(side, along));
                }
                INFO(letter(tile) << " side " << index(side));
                if (first.empty()) first = seen;
                REQUIRE(seen == first);
                REQUIRE(seen == std::vector(seen.rbegin(), seen.rend()));
            }
        }
    }
}

TEST_CASE("a turned tile is the same picture turned, but for what stands upright") {
    for (const Tile tile : all_tiles) {
        const auto straight = language::tile_shapes(tile, Side::North);
        for (const Side top : all_sides) {
            const auto shapes = language::tile_shapes(tile, top);
            for (int cell = 0; cell < 20 * 20; ++cell) {
                const int column = cell % 20;
                const int row = cell / 20;
                const Point point{0.025 + 0.05 * column, 0.025 + 0.05 * row};
                Point turned = point;
                for (std::size_t i = 0; i < index(top); ++i) turned = {1 - turned.y, turned.x};
                REQUIRE(edge_of(shapes, turned) == edge_of(straight, point));
            }
        }
    }
}

TEST_CASE("cloisters and pennants are seen where there are any") {
    const auto shows = [](const std::vector<language::Shape>& shapes, TileInk ink) {
        return std::ranges::any_of(shapes, [&](const auto& shape) { return shape.ink == ink; });
    };
    for (const Tile tile : all_tiles) {
        for (const double pixel : {0.0, 1.0 / 16, 1.0 / 10, 1.0 / 6}) {
            const auto shapes = language::tile_shapes(tile, Side::East, pixel);
            const auto all = parts(tile);
            REQUIRE(shows(shapes, TileInk::Roof) == (cloister_part(tile) != no_part));
            REQUIRE(shows(shapes, TileInk::Pennant) ==
                    std::ranges::any_of(all, [](const TilePart& part) { return part.pennant; }));
        }
    }
}

TEST_CASE("houses and pennants stand in cities") {
    for (const Tile tile : all_tiles) {
        for (const Side top : all_sides) {
            const auto shapes = language::tile_shapes(tile, top);
            const bool has_village = std::ranges::any_of(
                shapes, [](const auto& shape) { return shape.ink == TileInk::Village; });
            for (const language::Shape& shape : shapes) {
                if (!is_upright(shape.ink) || has_village) continue;
                for (const Point point : shape.points) {
                    REQUIRE((point.x > 0 && point.x < 1 && point.y > 0 && point.y < 1));
                    REQUIRE(edge_of(shapes, point).value_or(Edge::City) == Edge::City);
                }
            }
        }
    }
}

TEST_CASE("a follower stands on its own part, and no two on the same point") {
    constexpr std::size_t size = 40;
    for (const Tile tile : all_tiles) {
        for (const Side top : all_sides) {
            const auto places = language::standing_places(tile, top);
            const auto grid = language::parts_on_grid(tile, top, size);
            REQUIRE(places.size() == parts(tile).size());
            for (std::size_t i = 0; i < places.size(); ++i) {
                INFO(letter(tile) << " top " << index(top) << " part " << i);
                const auto x = static_cast<std::size_t>(places[i].x * size);
                const auto y = static_cast<std::size_t>(places[i].y * size);
                REQUIRE(grid[y * size + x] == i);
                for (std::size_t j = 0; j < i; ++j) {
                    REQUIRE(std::hypot(places[i].x - places[j].x, places[i].y - places[j].y) >
                            0.12);
                }
            }
        }
    }
}

TEST_CASE("K1 each half side of a field leads to that field") {
    for (const std::size_t size : {12U, 24U, 33U}) {
        for (const Tile tile : all_tiles) {
            for (const Side top : all_sides) {
                const auto grid = language::parts_on_grid(tile, top, size);
                const auto part_at = [&](Point point) {
                    return grid[static_cast<std::size_t>(point.y * static_cast<double>(size)) *
                                    size +
                                static_cast<std::size_t>(point.x * static_cast<double>(size))];
                };
                for (const Half half : all_halves) {
                    const std::uint8_t part = face(tile, top).of_half[index(half)];
                    const Side side = side_of(half);
                    const double along = half == left_half(side) ? 0.25 : 0.75;
                    const std::uint8_t other = face(tile, top).of_side[index(side)];
                    REQUIRE(part_at(at_side(side, along)) == (part == no_part ? other : part));
                }
            }
        }
    }
}

TEST_CASE("tiles are drawn at all sizes, and a figure is seen on every part") {
    for (const std::size_t size : {6U, 10U, 16U}) {
        language::TilePictures pictures(size);
        for (const Tile tile : all_tiles) {
            const language::Image plain = pictures.tile(tile, Side::West);
            REQUIRE(plain.pixels.size() == size * size);
            for (std::size_t part = 0; part < parts(tile).size(); ++part) {
                std::vector<std::vector<language::Colour>> seen{plain.pixels};
                for (std::size_t seat = 0; seat < most_players; ++seat) {
                    const auto image =
                        pictures.with_follower(tile, Side::West, static_cast<std::uint8_t>(part),
                                               language::seat_colour(Seat(seat)));
                    REQUIRE(std::ranges::count(seen, image.pixels) == 0);
                    seen.push_back(image.pixels);
                }
            }
        }
    }
}

TEST_CASE("tiles that play differently look different, also at the smallest size") {
    language::TilePictures pictures(6);
    std::set<std::string> seen;
    std::size_t count = 0;
    for (const Tile tile : all_tiles) {
        for (const Side top : all_sides) {
            if (first_alike(tile, top) != top) continue;
            const language::Image& image = pictures.tile(tile, top);
            std::string text;
            for (const language::Colour colour : image.pixels) text += language::hex_words(colour);
            seen.insert(text);
            ++count;
        }
    }
    REQUIRE(seen.size() == count);
}

TEST_CASE("a board is drawn in characters with the numbers of its places") {
    CarcassonneTable t;
    const std::vector<std::string> names{"Ann", "Ben"};
    const language::Notation notation{t.game, names};
    t.turn(Tile::A, -1, 0, west, cloister);
    t.turn(Tile::N, 0, 1, west, field(Half::Nw));
    REQUIRE(language::board_characters(notation, t.state) ==
            "             ##..(2)\n"
            "   1         ####...\n"
            "             ######.\n"
            "      ..^......###..\n"
            "   0  ..(1)---------\n"
            "      ..............\n"
            "        -1      0\n"
            "      (1) Ann  (2) Ben\n");
    const std::string large =
        language::board_characters(notation, t.state, language::CharacterSize::Large);
    REQUIRE(std::ranges::count(large, '\n') == 2 * 7 + 2);
}

TEST_CASE("half blocks show two rows of pixels in a line, and name a colour where it changes") {
    constexpr language::Colour dark{1, 2, 3};
    constexpr language::Colour light{200, 201, 202};
    const language::Image image{2, 3, {dark, dark, dark, light, light, light}};
    REQUIRE(language::half_blocks(image) ==
            "\033[38;2;1;2;3m\033[48;2;1;2;3m\u2580\033[48;2;200;201;202m\u2580\033[0m\n"
            "\033[38;2;200;201;202m\033[48;2;24;26;30m\u2580\u2580\033[0m\n");
}

TEST_CASE("pictures of boards are as large as their tiles") {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        const Game game(odd_settings(seed));
        const auto names = names_at_table(game.players());
        const language::Notation notation{game, names};
        State last;
        play_watched(game, seed, [&](const State& state) { last = state; });
        const language::Image image = language::board_image(last, 6);
        REQUIRE(image.pixels.size() == image.width * image.height);
        REQUIRE(std::ranges::count(image.pixels, language::background) % 36 == 0);
        const std::string text = language::half_blocks(image);
        REQUIRE(std::ranges::count(text, '\n') == static_cast<std::ptrdiff_t>(image.height / 2));
        const std::string svg = language::board_svg(notation, last);
        REQUIRE(svg.starts_with("<svg"));
        REQUIRE(svg.ends_with("</svg>\n"));
        std::size_t uses = 0;
        for (std::size_t at = svg.find("<use"); at != std::string::npos;
             at = svg.find("<use", at + 1))
            ++uses;
        REQUIRE(uses == last.board.tiles().size());
    }
    const Game game(Settings{.start = Start::AnyTile});
    const std::vector<std::string> names{"Ann", "Ben"};
    const State empty = start(game);
    REQUIRE(language::board_characters({game, names}, empty) == "no tile lies on the board\n");
    REQUIRE_FALSE(language::board_svg({game, names}, empty).empty());
    REQUIRE(language::board_image(empty, 6).pixels.size() == 36);
}
