// Selects places of a board with arrows and the mouse.
#pragma once

#include <optional>
#include <span>
#include <variant>

#include "catan/core/topology.hpp"
#include "catan/tui/geometry.hpp"

namespace catan::tui {

using Spot = std::variant<HexId, IntersectionId, EdgeId>;

// The cell in the middle of a spot.
[[nodiscard]] Cell cell_of(const Measures& geometry, const Topology& topology, const Spot& spot);

enum class Toward : std::uint8_t { Left, Right, Up, Down };

// The nearest of `spots` in a direction and not far to the side. Returns `from` if there is none.
[[nodiscard]] Spot next_spot(const Geometry& geometry, const Topology& topology,
                             std::span<const Spot> spots, const Spot& from, Toward toward);

// The spot under a cell or next to it.
[[nodiscard]] std::optional<Spot> spot_at(const Geometry& geometry, const Topology& topology,
                                          std::span<const Spot> spots, Cell cell);

// The new origin of a window of `width` by `height` cells, moved no farther than needed to show `in_sight` with
// `around` cells around it. A board that fits is centred.
[[nodiscard]] Cell scrolled(Cell origin, Window board, int width, int height, Cell in_sight,
                            Cell around = {10, 4});

}  // namespace catan::tui
