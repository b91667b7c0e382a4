// Compares the closed forms of R1.1 with boards constructed in the plane, and far out with themselves.
#include "catan/core/rings.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <vector>

#include "support/plane.hpp"
#include "support/print.hpp"

using namespace catan;

namespace {

plane::Spot spot(double q, double r) { return {plane::hex_distance * (q + r / 2), -1.5 * r}; }
plane::Spot spot(Axial place) { return spot(place.q, place.r); }
plane::Spot spot(Point point) { return spot(point.q / 3.0, point.r / 3.0); }

// By 60 degrees counter-clockwise: the step to the east becomes the one to the north-east.
Axial turned(Axial place) { return {place.q + place.r, -place.q}; }
Point turned(Point point) { return {point.q + point.r, -point.q}; }

std::vector<std::size_t> find_all(const std::vector<plane::Spot>& spots, const auto& places) {
    std::vector<std::size_t> found;
    for (const auto& place : places) {
        const std::size_t id = plane::find(spots, spot(place));
        if (id != plane::nowhere) found.push_back(id);
    }
    std::sort(found.begin(), found.end());
    return found;
}

// Rings in which every place is looked at: the inner ones, some further out, and the last with 32-bit ids.
const std::vector<std::uint32_t> looked_at{0,  1,  2,  3,   4,   5,   6,   7,    8,     9,    10,
                                           11, 12, 30, 100, 299, 300, 999, 5000, 10000, 26753};
constexpr std::uint32_t last_hex_ring = 37'836;

}  // namespace

TEST_CASE("R1.1 closed forms of hexes agree with a board drawn on paper, radius 3 to 12") {
    const auto radius = GENERATE(range(3, 13));
    const plane::Board board = plane::hexagon(static_cast<std::size_t>(radius));
    std::size_t first = 0;
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        if (board.hex_rings[i] != board.hex_rings[first]) first = i;
        CAPTURE(radius, i);
        const HexId hex(i);
        const RingPlace place{static_cast<std::uint32_t>(board.hex_rings[i]),
                              static_cast<std::uint32_t>(i - first)};
        REQUIRE(ring_place(hex) == place);
        REQUIRE(hex_at(place) == hex);
        REQUIRE(plane::is(plane::distance(spot(axial(hex)), board.hexes[i]), 0));
        REQUIRE(hex_at(axial(hex)) == hex);
    }
}

TEST_CASE("R1.1 closed forms of intersections agree with a board drawn on paper, radius 3 to 12") {
    const auto radius = GENERATE(range(3, 13));
    const plane::Board board = plane::hexagon(static_cast<std::size_t>(radius));
    std::size_t first = 0;
    for (std::size_t i = 0; i < board.corners.size(); ++i) {
        if (board.corner_rings[i] != board.corner_rings[first]) first = i;
        CAPTURE(radius, i);
        const IntersectionId intersection(i);
        const RingPlace place{static_cast<std::uint32_t>(board.corner_rings[i]),
                              static_cast<std::uint32_t>(i - first)};
        REQUIRE(ring_place(intersection) == place);
        REQUIRE(intersection_at(place) == intersection);
        const Point here = point(intersection);
        REQUIRE(plane::is(plane::distance(spot(here), board.corners[i]), 0));
        REQUIRE(intersection_at(here) == intersection);
        REQUIRE(find_all(board.corners, neighbours(here)) ==
                plane::at_distance(board.corners, board.corners[i], 1));
        REQUIRE(find_all(board.hexes, hexes_around(here)) ==
                plane::at_distance(board.hexes, board.corners[i], 1));
    }
}

TEST_CASE("R1.1 directions go counter-clockwise from the east, corners from the bottom") {
    for (int side = 0; side < 6; ++side) {
        CAPTURE(side);
        const auto hex_step = step(static_cast<Direction>(side));
        const auto wanted_hex = plane::seen_from({0, 0}, plane::hex_distance, 60 * side);
        REQUIRE(plane::is(plane::distance(spot(hex_step), wanted_hex), 0));
        const auto wanted_corner = plane::seen_from({0, 0}, 1, 60 * side - 90);
        REQUIRE(plane::is(
            plane::distance(spot(corner({0, 0}, static_cast<Corner>(side))), wanted_corner), 0));
        // The edge towards a neighbour joins the two corners that both hexes have.
        for (const int end : {side + 1, side + 2}) {
            const auto which = static_cast<Corner>(end % 6);
            REQUIRE(plane::is(plane::distance(spot(corner({0, 0}, which)), wanted_hex), 1));
        }
    }
}

TEST_CASE("R1.1 in every ring, also far out, ids go to places and back") {
    for (const std::uint32_t ring : looked_at) {
        std::uint32_t wrong = 0;
        for (std::uint32_t i = 0; i < std::max(1U, 6 * ring); ++i) {
            const HexId hex = hex_at(RingPlace{ring, i});
            if (ring_place(hex) != RingPlace{ring, i} || hex_at(axial(hex)) != hex) ++wrong;
        }
        for (std::uint32_t i = 0; i < 6 * (2 * ring + 1); ++i) {
            const IntersectionId intersection = intersection_at(RingPlace{ring, i});
            if (ring_place(intersection) != RingPlace{ring, i} ||
                intersection_at(point(intersection)) != intersection) {
                ++wrong;
            }
        }
        CAPTURE(ring);
        REQUIRE(wrong == 0);
    }
}

TEST_CASE("R1.1 rings follow each other without a gap as far as 32-bit ids go") {
    std::uint32_t wrong = 0;
    for (std::uint32_t ring = 1; ring <= last_hex_ring; ++ring) {
        const HexId first = hex_at(RingPlace{ring, 0});
        const HexId last = hex_at(RingPlace{ring, 6 * ring - 1});
        const HexId before(std::size_t{first.value} - 1);
        if (ring_place(first) != RingPlace{ring, 0}) ++wrong;
        if (ring_place(last) != RingPlace{ring, 6 * ring - 1}) ++wrong;
        if (ring_place(before) != RingPlace{ring - 1, ring == 1 ? 0 : 6 * (ring - 1) - 1}) ++wrong;
        if (axial(first) != Axial{static_cast<std::int32_t>(ring), 0}) ++wrong;
        if (hex_at(axial(first)) != first || hex_at(axial(last)) != last) ++wrong;
    }
    REQUIRE(wrong == 0);
}

TEST_CASE("R1.1 a turn by 60 degrees moves every id on by a sixth of its ring") {
    for (const std::uint32_t ring : looked_at) {
        std::uint32_t wrong = 0;
        const std::uint32_t hex_ring = 6 * ring;
        for (std::uint32_t i = 0; i < hex_ring; ++i) {
            const HexId hex = hex_at(RingPlace{ring, i});
            const HexId next = hex_at(RingPlace{ring, (i + ring) % hex_ring});
            if (hex_at(turned(axial(hex))) != next) ++wrong;
        }
        const std::uint32_t side = 2 * ring + 1;
        for (std::uint32_t i = 0; i < 6 * side; ++i) {
            const IntersectionId intersection = intersection_at(RingPlace{ring, i});
            const IntersectionId next = intersection_at(RingPlace{ring, (i + side) % (6 * side)});
            if (intersection_at(turned(point(intersection))) != next) ++wrong;
        }
        CAPTURE(ring);
        REQUIRE(wrong == 0);
    }
}
