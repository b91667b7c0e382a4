// Tests the signs of ports: in the sea, apart from each other, connected to both corners.
#include "catan/tui/port_sign.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <cstdlib>
#include <map>
#include <utility>

#include "support/drawn.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

struct Placed {
    PortSign sign;
    const Port* port;
};

std::vector<Placed> signs_of(const Board& board, const Geometry& geometry,
                             Signs signs = Signs::Tall) {
    std::vector<Placed> result;
    const Topology& topology = board.topology;
    for (const Port& port : board.layout.ports) {
        for (std::size_t i = 0; i < topology.hexes(); ++i) {
            for (std::size_t side = 0; side < hex_sides; ++side) {
                const auto& corners = topology.corners(HexId(i));
                const auto edge = topology.edge_between(corners[(side + 1) % hex_sides],
                                                        corners[(side + 2) % hex_sides]);
                if (edge != port.edge) continue;
                result.push_back({port_sign(geometry, topology.axial(HexId(i)),
                                            static_cast<Direction>(side), port.resource, signs),
                                  &port});
            }
        }
    }
    return result;
}

std::vector<Cell> cells(const PortSign& sign) {
    std::vector<Cell> result;
    for (int y = 0; y < sign.height(); ++y) {
        for (int x = 0; x < sign.width(); ++x) result.push_back(sign.first + Cell{x, y});
    }
    return result;
}

bool is_land(const Topology& topology, const Place& place) {
    const auto has = [&topology](Axial hex) { return topology.hex_at(hex).exists(); };
    switch (place.kind) {
        case Place::Kind::Hex: return has(place.hex);
        case Place::Kind::Edge: return has(place.hex) || has(place.hex + step(place.side));
        case Place::Kind::Corner: return std::ranges::any_of(hexes_around(place.point()), has);
    }
    return true;
}

std::vector<Board> some_boards() {
    std::vector<Board> boards;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
        for (const std::uint32_t radius : {3U, 4U, 5U, 6U, 7U}) {
            boards.push_back(make_board(Mode::Random, Shape::hexagon(radius), seed));
        }
        boards.push_back(make_board(Mode::Random, Shape::extended(), seed));
    }
    return boards;
}

}  // namespace

TEST_CASE("a sign stands in the sea, within the picture, and on no other sign") {
    const auto kind = GENERATE(Signs::Tall, Signs::Flat);
    for (const Board& board : some_boards()) {
        for (const Size size : some_sizes) {
            const Geometry geometry(size);
            const Window picture = Chart(board, kind).drawn(size);
            const auto signs = signs_of(board, geometry, kind);
            REQUIRE(signs.size() == board.layout.ports.size());
            std::map<std::pair<int, int>, const Port*> taken;
            for (const Placed& placed : signs) {
                for (const Cell cell : cells(placed.sign)) {
                    REQUIRE(picture.contains(cell));
                    REQUIRE_FALSE(is_land(board.topology, geometry.under({cell.x, 2 * cell.y})));
                    REQUIRE_FALSE(
                        is_land(board.topology, geometry.under({cell.x, 2 * cell.y + 1})));
                    REQUIRE(taken.emplace(std::pair(cell.x, cell.y), placed.port).second);
                }
                for (const Point corner : placed.sign.corners) {
                    const Cell mark = cell(geometry.pixel(corner));
                    REQUIRE(taken.emplace(std::pair(mark.x, mark.y), placed.port).second);
                }
            }
        }
    }
}

TEST_CASE("piers lead from both corners to the sign, through the sea") {
    for (const Board& board : some_boards()) {
        for (const Size size : some_sizes) {
            const Geometry geometry(size);
            for (const Placed& placed : signs_of(board, geometry)) {
                const auto [a, b] = board.topology.ends(placed.port->edge);
                const std::vector<Point> ends{board.topology.point(a), board.topology.point(b)};
                REQUIRE(std::ranges::is_permutation(placed.sign.corners, ends));
                for (const Point corner : placed.sign.corners) {
                    Pixel last = geometry.pixel(corner);
                    for (const Pixel pixel : pier(placed.sign, last)) {
                        REQUIRE(std::max(std::abs(pixel.x - last.x), std::abs(pixel.y - last.y)) ==
                                1);
                        last = pixel;
                    }
                    const auto touches = [last](Cell cell) {
                        return std::abs(cell.x - last.x) <= 1 && 2 * cell.y - 1 <= last.y &&
                               last.y <= 2 * cell.y + 2;
                    };
                    REQUIRE(std::ranges::any_of(cells(placed.sign), touches));
                }
            }
        }
    }
}

TEST_CASE("a sign says its ratio and, whatever the size, its resource in letters") {
    const auto lines = [](Size size, std::optional<Resource> resource) {
        return port_sign(Geometry(size), {0, 0}, Direction::East, resource).lines;
    };
    using Lines = std::vector<std::string>;
    REQUIRE(lines(Size::Map, Resource::Wool) == Lines{"2w"});
    REQUIRE(lines(Size::Small, Resource::Wool) == Lines{"2:1 w"});
    REQUIRE(lines(Size::Normal, Resource::Wool) == Lines{"2:1 ", "wool"});
    REQUIRE(lines(Size::Large, Resource::Ore) == Lines{"2:1", "ore"});
    REQUIRE(lines(Size::Huge, Resource::Lumber) == Lines{" 2:1  ", "lumber"});
    for (const Size size : some_sizes) REQUIRE(lines(size, std::nullopt) == Lines{"3:1"});
}

TEST_CASE("where rows are few a large sign is a line, but beside an edge") {
    const auto lines = [](Size size, Direction side) {
        return port_sign(Geometry(size), {0, 0}, side, Resource::Lumber, Signs::Flat).lines;
    };
    using Lines = std::vector<std::string>;
    const Lines tall{" 2:1  ", "lumber"};
    for (const Direction side :
         {Direction::NorthEast, Direction::NorthWest, Direction::SouthEast, Direction::SouthWest}) {
        REQUIRE(lines(Size::Large, side) == tall);
        REQUIRE(lines(Size::Huge, side) == Lines{"2:1 lumber"});
    }
    REQUIRE(lines(Size::Huge, Direction::East) == tall);
    REQUIRE(lines(Size::Huge, Direction::West) == tall);
    REQUIRE(sign_reach(Size::Huge, Signs::Flat).y == 1);
    REQUIRE(sign_reach(Size::Huge).y == 2);
}
