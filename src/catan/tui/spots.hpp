// The places of a board that a player can point at, and pointing at them: with the arrows, with the mouse.
#pragma once

#include <optional>
#include <span>
#include <variant>

#include "catan/core/topology.hpp"
#include "catan/tui/geometry.hpp"

namespace catan::tui {

using Spot = std::variant<HexId, IntersectionId, EdgeId>;

// The cell in the middle of it.
[[nodiscard]] Cell cell_of(const Measures& geometry, const Topology& topology, const Spot& spot);

enum class Toward : std::uint8_t { Left, Right, Up, Down };

// Of these the next one in that direction: nearest in it, and not much to the side. The same one if there is none.
[[nodiscard]] Spot next_spot(const Geometry& geometry, const Topology& topology,
                             std::span<const Spot> spots, const Spot& from, Toward toward);

// Of these the one that is meant by pointing at a cell: what lies under it or right beside it.
[[nodiscard]] std::optional<Spot> spot_at(const Geometry& geometry, const Topology& topology,
                                          std::span<const Spot> spots, Cell cell);

// What is at the top left of a window of so many cells, such that a cell of the board is in sight with so many around
// it: moved from where it was no farther than needed. A board that fits is in the middle.
[[nodiscard]] Cell scrolled(Cell origin, Window board, int width, int height, Cell in_sight,
                            Cell around = {10, 4});

}  // namespace catan::tui
