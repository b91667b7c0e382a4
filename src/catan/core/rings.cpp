#include "catan/core/rings.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace catan {
namespace {

// Cube coordinates: three axes at 120 degrees whose sum is zero. Ring k holds the hexes whose
// largest absolute coordinate is k. A turn by 60 degrees rotates the coordinates and flips their
// signs.
struct Cube {
    std::int32_t q;
    std::int32_t r;
    std::int32_t s;
};

constexpr Cube cube(std::int32_t q, std::int32_t r) { return {q, r, -q - r}; }
constexpr Cube turn_left(Cube c) { return {-c.s, -c.q, -c.r}; }
constexpr Cube turn_right(Cube c) { return {-c.r, -c.s, -c.q}; }

std::int32_t largest(Cube c) { return std::max({std::abs(c.q), std::abs(c.r), std::abs(c.s)}); }

// The largest k with k * k <= n.
std::uint64_t whole_root(std::uint64_t n) {
    auto k = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(n)));
    while (k * k > n) --k;
    while ((k + 1) * (k + 1) <= n) ++k;
    return k;
}

constexpr std::uint64_t hexes_inside(std::uint64_t ring) {
    return ring == 0 ? 0 : 3 * ring * (ring - 1) + 1;
}
constexpr std::uint64_t intersections_inside(std::uint64_t ring) { return 6 * ring * ring; }

// Offsets from an intersection to its neighbours. They hold for half of the intersections
// (south-east, north and south-west corners); the other half uses their negatives. The hexes around
// lie in the opposite directions.
constexpr std::array<Point, 3> spokes{{{1, 1}, {1, -2}, {-2, 1}}};

constexpr bool is_north_corner(Point intersection) { return ((intersection.q % 3) + 3) % 3 == 1; }

}  // namespace

RingPlace ring_place(HexId hex) {
    if (hex.value == 0) return {0, 0};
    // Ring k begins at id 3k(k-1) + 1. Solve for k.
    const std::uint64_t ring = (3 + whole_root(12 * std::uint64_t{hex.value} - 3)) / 6;
    return {static_cast<std::uint32_t>(ring),
            static_cast<std::uint32_t>(hex.value - hexes_inside(ring))};
}

HexId hex_at(RingPlace place) { return HexId(hexes_inside(place.ring) + place.index); }

Axial axial(HexId hex) {
    const auto [ring, place] = ring_place(hex);
    if (ring == 0) return {0, 0};
    const auto k = static_cast<std::int32_t>(ring);
    const auto along = static_cast<std::int32_t>(place % ring);
    Cube c = cube(k, -along);  // first side: east corner to north-east corner
    for (std::uint32_t side = place / ring; side > 0; --side) c = turn_left(c);
    return {c.q, c.r};
}

HexId hex_at(Axial place) {
    const Cube c = cube(place.q, place.r);
    const std::int32_t k = largest(c);
    if (k == 0) return HexId(0);
    // Six sides from the east corner on, counter-clockwise. Each includes its first corner but not
    // its last.
    std::int32_t along = 5 * k + c.q;
    if (c.q == k && c.r != -k) {
        along = -c.r;
    } else if ((c.r == -k && c.q != 0) || (c.s == k && c.q != -k)) {
        along = 2 * k - c.q;
    } else if (c.q == -k && c.r != k) {
        along = 3 * k + c.r;
    }
    return hex_at(RingPlace{static_cast<std::uint32_t>(k), static_cast<std::uint32_t>(along)});
}

RingPlace ring_place(IntersectionId intersection) {
    const std::uint64_t ring = whole_root(intersection.value / 6);
    return {static_cast<std::uint32_t>(ring),
            static_cast<std::uint32_t>(intersection.value - intersections_inside(ring))};
}

IntersectionId intersection_at(RingPlace place) {
    return IntersectionId(intersections_inside(place.ring) + place.index);
}

// The first side of ring k has the bottom corner of the eastmost hex, then the south-east and the
// north-east corner of each hex of the side but the last. The other sides are rotations of it.
Point point(IntersectionId intersection) {
    const auto [ring, place] = ring_place(intersection);
    const std::uint32_t side_length = 2 * ring + 1;
    const std::uint32_t along = place % side_length;
    const auto k = static_cast<std::int32_t>(ring);
    Point first = corner({k, 0}, Corner::South);
    if (along > 0) {
        const auto hex = static_cast<std::int32_t>((along - 1) / 2);
        first = corner({k, -hex}, along % 2 == 1 ? Corner::SouthEast : Corner::NorthEast);
    }
    Cube c = cube(first.q, first.r);
    for (std::uint32_t side = place / side_length; side > 0; --side) c = turn_left(c);
    return {c.q, c.r};
}

IntersectionId intersection_at(Point place) {
    Cube c = cube(place.q, place.r);
    const std::int32_t k = (largest(c) - 1) / 3;
    for (std::int32_t side = 0;; ++side) {
        std::int32_t along = -1;
        if (c.s == -3 * k - 1 && c.r == 2) {
            along = 0;
        } else if (c.q == 3 * k + 1 && c.r <= 1 && c.r > 1 - 3 * k) {
            along = 2 * ((1 - c.r) / 3) + 1;
        } else if (c.q == 3 * k + 2 && c.r < 0 && c.r > -1 - 3 * k) {
            along = 2 * ((-1 - c.r) / 3) + 2;
        }
        if (along >= 0) {
            return intersection_at(
                RingPlace{static_cast<std::uint32_t>(k),
                          static_cast<std::uint32_t>(side * (2 * k + 1) + along)});
        }
        c = turn_right(c);
    }
}

std::array<Point, 3> neighbours(Point intersection) {
    std::array<Point, 3> result;
    for (std::size_t i = 0; i < 3; ++i) {
        result[i] =
            is_north_corner(intersection) ? intersection + spokes[i] : intersection - spokes[i];
    }
    return result;
}

std::array<Axial, 3> hexes_around(Point intersection) {
    std::array<Axial, 3> result;
    for (std::size_t i = 0; i < 3; ++i) {
        const Point hex_centre =
            is_north_corner(intersection) ? intersection - spokes[i] : intersection + spokes[i];
        result[i] = {hex_centre.q / 3, hex_centre.r / 3};
    }
    return result;
}

}  // namespace catan
