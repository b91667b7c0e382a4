// Tests selecting places with arrows and the mouse, and the scrolling of a window.
#include "catan/tui/spots.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <map>
#include <set>

#include "catan/tui/sides.hpp"
#include "support/drawn.hpp"
#include "support/positions.hpp"
#include "support/print.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

constexpr std::array<Toward, 4> all_ways{Toward::Left, Toward::Right, Toward::Up, Toward::Down};

std::vector<Spot> all_spots(const Topology& topology) {
    std::vector<Spot> spots;
    for (std::size_t i = 0; i < topology.hexes(); ++i) spots.emplace_back(HexId(i));
    for (std::size_t i = 0; i < topology.intersections(); ++i) {
        spots.emplace_back(IntersectionId(i));
    }
    for (std::size_t i = 0; i < topology.edges(); ++i) spots.emplace_back(EdgeId(i));
    return spots;
}

// How many of the spots are reached from the first one by steps forward, or by steps back.
std::size_t reached(const std::vector<std::vector<std::size_t>>& steps) {
    std::vector<bool> seen(steps.size(), false);
    std::vector<std::size_t> open{0};
    seen[0] = true;
    std::size_t count = 0;
    while (!open.empty()) {
        const std::size_t here = open.back();
        open.pop_back();
        ++count;
        for (const std::size_t next : steps[here]) {
            if (!seen[next]) open.push_back(next);
            seen[next] = true;
        }
    }
    return count;
}

// Whether arrows lead from every spot to every other.
void require_all_reached(const Topology& topology, const std::vector<Spot>& spots) {
    if (spots.empty()) return;
    const Geometry geometry(Size::Normal);
    std::map<Spot, std::size_t> number;
    for (std::size_t i = 0; i < spots.size(); ++i) number[spots[i]] = i;
    std::vector<std::vector<std::size_t>> forward(spots.size());
    std::vector<std::vector<std::size_t>> back(spots.size());
    for (std::size_t i = 0; i < spots.size(); ++i) {
        for (const Toward way : all_ways) {
            const std::size_t to = number.at(next_spot(geometry, topology, spots, spots[i], way));
            forward[i].push_back(to);
            back[to].push_back(i);
        }
    }
    REQUIRE(reached(forward) == spots.size());
    REQUIRE(reached(back) == spots.size());
}

}  // namespace

TEST_CASE("a spot's cell is where the place is drawn") {
    for (const Shape shape : some_shapes) {
        const Topology topology(shape);
        for (const Size size : some_sizes) {
            const Geometry geometry(size);
            for (const Spot& spot : all_spots(topology)) {
                const Cell at = cell_of(geometry, topology, spot);
                const Place upper = geometry.under({at.x, 2 * at.y});
                const Place lower = geometry.under({at.x, 2 * at.y + 1});
                const auto is_there = [&](const Place& place) {
                    switch (place.kind) {
                        case Place::Kind::Hex: return spot == Spot(topology.hex_at(place.hex));
                        case Place::Kind::Corner:
                            return spot == Spot(topology.intersection_at(place.point()));
                        case Place::Kind::Edge: {
                            const auto edge = edge_on(topology, {place.hex, place.side});
                            return edge && spot == Spot(*edge);
                        }
                    }
                    return false;
                };
                REQUIRE((is_there(upper) || is_there(lower)));
            }
        }
    }
}

TEST_CASE("an edge is a side, and the pixels of a side are the edge's") {
    for (const Shape shape : some_shapes) {
        const Topology topology(shape);
        for (std::size_t i = 0; i < topology.edges(); ++i) {
            const Side side = side_of(topology, EdgeId(i));
            REQUIRE(edge_on(topology, side) == EdgeId(i));
            for (const Size size : some_sizes) {
                const Geometry geometry(size);
                REQUIRE_FALSE(pixels(geometry, side).empty());
                for (const Pixel pixel : pixels(geometry, side)) {
                    const Place place = geometry.under(pixel);
                    REQUIRE(place.kind == Place::Kind::Edge);
                    REQUIRE(edge_on(topology, {place.hex, place.side}) == EdgeId(i));
                }
            }
        }
    }
}

TEST_CASE("arrows reach every legal place from every other") {
    for (const Shape shape :
         {Shape::hexagon(3), Shape::hexagon(4), Shape::hexagon(6), Shape::extended()}) {
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const Game game = game_on(shape, seed);
            RandomPlayers players(game, seed);
            State state = start(game);
            for (int i = 0; i < 400 && !state.in<GameOver>(); ++i) {
                take(game, state, players.next(state));
                const auto commands = legal(game, state);
                require_all_reached(game.topology(), settlement_spots(commands));
                require_all_reached(game.topology(), city_spots(commands));
                require_all_reached(game.topology(), road_spots(commands));
                require_all_reached(game.topology(), robber_spots(commands));
            }
        }
    }
}

TEST_CASE("arrows reach every place of any set from every other") {
    Random random(7, Domain::Order);
    for (const Shape shape :
         {Shape::hexagon(3), Shape::hexagon(4), Shape::hexagon(6), Shape::extended()}) {
        const Topology topology(shape);
        const auto all = all_spots(topology);
        for (int round = 0; round < 300; ++round) {
            std::set<Spot> some;
            const std::uint32_t wanted = 1 + random.below(40);
            while (some.size() < wanted) {
                some.insert(all[random.below(static_cast<std::uint32_t>(all.size()))]);
            }
            require_all_reached(topology, {some.begin(), some.end()});
        }
    }
}

TEST_CASE("an arrow leads in its direction, and not mostly aside") {
    const Geometry geometry(Size::Huge);
    const Topology topology(Shape::hexagon(4));
    Random random(8, Domain::Order);
    const auto all = all_spots(topology);
    for (int round = 0; round < 200; ++round) {
        std::vector<Spot> some;
        some.reserve(12);
        for (int i = 0; i < 12; ++i) {
            some.push_back(all[random.below(static_cast<std::uint32_t>(all.size()))]);
        }
        for (const Toward way : all_ways) {
            const Spot to = next_spot(geometry, topology, some, some[0], way);
            if (to == some[0]) continue;
            const Cell step =
                cell_of(geometry, topology, to) - cell_of(geometry, topology, some[0]);
            const bool across = way == Toward::Left || way == Toward::Right;
            const bool back = way == Toward::Left || way == Toward::Up;
            const int ahead = (across ? step.x : 2 * step.y) * (back ? -1 : 1);
            const int aside = std::abs(across ? 2 * step.y : step.x);
            // Drawn hexes are regular but for a pixel or two.
            REQUIRE(ahead > -2);
            REQUIRE(aside <= 4 * (ahead + 2));
        }
    }
}

TEST_CASE("on a full board arrows go to the neighbours") {
    const Geometry geometry(Size::Normal);
    const Topology topology(Shape::hexagon(3));
    std::vector<Spot> hexes;
    for (std::size_t i = 0; i < topology.hexes(); ++i) hexes.emplace_back(HexId(i));
    const auto go = [&](Spot from, Toward way) {
        return next_spot(geometry, topology, hexes, from, way);
    };
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        const auto& around = topology.neighbours(HexId(i));
        const HexId east = around[static_cast<std::size_t>(Direction::East)];
        const HexId west = around[static_cast<std::size_t>(Direction::West)];
        if (east.exists()) REQUIRE(go(HexId(i), Toward::Right) == Spot(east));
        if (west.exists()) REQUIRE(go(HexId(i), Toward::Left) == Spot(west));
    }
    // Up and down again.
    REQUIRE(go(go(HexId(0), Toward::Up), Toward::Down) == Spot(HexId(0)));
    REQUIRE(go(go(HexId(0), Toward::Down), Toward::Up) == Spot(HexId(0)));
    const std::vector<Spot> one{HexId(3)};
    for (const Toward way : all_ways) {
        REQUIRE(next_spot(geometry, topology, one, one[0], way) == one[0]);
    }
}

TEST_CASE("pointing finds what is under the cell, or the nearest within a hex") {
    const Topology topology(Shape::hexagon(3));
    const auto all = all_spots(topology);
    for (const Size size : some_sizes) {
        const Geometry geometry(size);
        for (const Spot& spot : all) {
            const std::vector<Spot> one{spot};
            const Cell at = cell_of(geometry, topology, spot);
            REQUIRE(spot_at(geometry, topology, one, at) == spot);
            REQUIRE(spot_at(geometry, topology, one, at + Cell{1, -1}) == spot);
            REQUIRE(spot_at(geometry, topology, one, at + Cell{-geometry.hex_width(), 0}) == spot);
            const Cell far{0, 2 * geometry.row_height() + 1};
            REQUIRE_FALSE(spot_at(geometry, topology, one, at + far));
        }
        // Every cell of a hex means that hex.
        std::vector<Spot> hexes;
        for (std::size_t i = 0; i < topology.hexes(); ++i) hexes.emplace_back(HexId(i));
        for (const Spot& hex : hexes) {
            const Cell middle = cell_of(geometry, topology, hex);
            for (int x = 1 - geometry.hex_width() / 2; x < geometry.hex_width() / 2; ++x) {
                REQUIRE(spot_at(geometry, topology, hexes, middle + Cell{x, 0}) == hex);
            }
        }
    }
    REQUIRE_FALSE(spot_at(Geometry(Size::Normal), topology, {}, {0, 0}));
}

TEST_CASE("a board that fits is in the middle of its window") {
    const Window board{{-20, -3}, 41, 17};
    REQUIRE(scrolled({7, 7}, board, 41, 17, {0, 0}) == board.first);
    REQUIRE(scrolled({7, 7}, board, 51, 21, {0, 0}) == board.first - Cell{5, 2});
}

TEST_CASE("a larger board scrolls no farther than needed, and never beyond its end") {
    const Window board{{-60, -30}, 121, 61};
    for (const auto& [width, height] : {std::pair{40, 20}, std::pair{7, 3}, std::pair{1, 1}}) {
        Cell origin{500, -500};
        Random random(3, Domain::Order);
        for (int i = 0; i < 500; ++i) {
            const Cell goal = board.first + Cell{static_cast<int>(random.below(121)),
                                                 static_cast<int>(random.below(61))};
            const Cell next = scrolled(origin, board, width, height, goal);
            const Window shown{next, width, height};
            REQUIRE(shown.contains(goal));
            REQUIRE(board.contains(next));
            REQUIRE(board.contains(next + Cell{width - 1, height - 1}));
            // A place in sight needs no scrolling.
            REQUIRE(scrolled(next, board, width, height, goal) == next);
            const Cell middle = next + Cell{width / 2, height / 2};
            REQUIRE(scrolled(next, board, width, height, middle) == next);
            origin = next;
        }
    }
}
