// Converts an edge of the board to a side of a hex of the plane. The hex may be sea.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "catan/core/topology.hpp"
#include "catan/tui/geometry.hpp"

namespace catan::tui {

struct Side {
    Axial hex;
    Direction direction = Direction::East;

    friend constexpr bool operator==(Side, Side) = default;
};

// Every side is one of these three of exactly one hex; a hex's other sides belong to its neighbours.
inline constexpr std::array<Direction, 3> own_sides{Direction::East, Direction::NorthEast,
                                                    Direction::NorthWest};

// The two ends, top first.
[[nodiscard]] std::array<Point, 2> ends(Side side);

[[nodiscard]] Side side_of(const Topology& topology, EdgeId edge);
[[nodiscard]] std::optional<EdgeId> edge_on(const Topology& topology, Side side);

// The line of an own side, without its ends.
[[nodiscard]] std::vector<Pixel> pixels(const Measures& geometry, Side side);

}  // namespace catan::tui
