// Converts the ids of R1.1 of hexes and intersections: id <-> ring and index <-> coordinates, in closed form and O(1).
// Knows no board: the rings are unbounded. The topology decides which of them a board has.
//
// Coordinates are axial: q grows to the east, r to the south-east. Hexes have whole coordinates. Intersections
// need thirds, so a Point counts in thirds of a hex: the centre of hex (q, r) is the point (3q, 3r).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "catan/core/ids.hpp"

namespace catan {

// The six neighbours of a hex, counter-clockwise from the east.
enum class Direction : std::uint8_t { East, NorthEast, NorthWest, West, SouthWest, SouthEast };
// The six corners of a hex, counter-clockwise from the bottom. The edge of a hex towards direction number d joins
// its corners d + 1 and d + 2 (of six).
enum class Corner : std::uint8_t { South, SouthEast, NorthEast, North, NorthWest, SouthWest };

inline constexpr std::size_t hex_sides = 6;

struct Axial {
    std::int32_t q = 0;
    std::int32_t r = 0;

    friend constexpr Axial operator+(Axial a, Axial b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr bool operator==(Axial, Axial) = default;
};

struct Point {
    std::int32_t q = 0;
    std::int32_t r = 0;

    friend constexpr Point operator+(Point a, Point b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.q - b.q, a.r - b.r}; }
    friend constexpr bool operator==(Point, Point) = default;
};

struct RingPlace {
    std::uint32_t ring = 0;
    std::uint32_t index = 0;

    friend constexpr bool operator==(RingPlace, RingPlace) = default;
};

inline constexpr std::array<Axial, hex_sides> hex_steps{
    {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};
// From the centre of a hex to its corners.
inline constexpr std::array<Point, hex_sides> corner_steps{
    {{-1, 2}, {1, 1}, {2, -1}, {1, -2}, {-1, -1}, {-2, 1}}};

[[nodiscard]] constexpr Axial step(Direction direction) {
    return hex_steps[static_cast<std::size_t>(direction)];
}
[[nodiscard]] constexpr Point centre(Axial hex) { return {3 * hex.q, 3 * hex.r}; }
[[nodiscard]] constexpr Point corner(Axial hex, Corner which) {
    return centre(hex) + corner_steps[static_cast<std::size_t>(which)];
}

[[nodiscard]] RingPlace ring_place(HexId hex);
[[nodiscard]] HexId hex_at(RingPlace place);
[[nodiscard]] Axial axial(HexId hex);
[[nodiscard]] HexId hex_at(Axial place);

[[nodiscard]] RingPlace ring_place(IntersectionId intersection);
[[nodiscard]] IntersectionId intersection_at(RingPlace place);
[[nodiscard]] Point point(IntersectionId intersection);
// The point must be a corner of a hex, not a centre.
[[nodiscard]] IntersectionId intersection_at(Point place);

// The three neighbours of an intersection, and the three hexes around it.
[[nodiscard]] std::array<Point, 3> neighbours(Point intersection);
[[nodiscard]] std::array<Axial, 3> hexes_around(Point intersection);

}  // namespace catan
