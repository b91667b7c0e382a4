// An edge of the board as the side of a hex, which is how the plane knows it; the hex may be one of the sea.
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

// Every side is one of these three of one hex: the others are those of its neighbours.
inline constexpr std::array<Direction, 3> own_sides{Direction::East, Direction::NorthEast,
                                                    Direction::NorthWest};

// Its ends, from the top down.
[[nodiscard]] std::array<Point, 2> ends(Side side);

[[nodiscard]] Side side_of(const Topology& topology, EdgeId edge);
[[nodiscard]] std::optional<EdgeId> edge_on(const Topology& topology, Side side);

// Of an own side: its line without the ends.
[[nodiscard]] std::vector<Pixel> pixels(const Measures& geometry, Side side);

}  // namespace catan::tui
