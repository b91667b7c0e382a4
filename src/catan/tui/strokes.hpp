// The lines of a board without colours: which stroke stands in which cell. The places are those of the geometry, drawn
// with slashes and bars instead of pixels.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "catan/tui/board_view.hpp"

namespace catan::tui {

enum class Stroke : std::uint8_t { Rising, Falling, Upright, Mark };

struct StrokeAt {
    Cell cell;
    Stroke stroke;
};

// A side of a hex: East, NorthEast or NorthWest; the other sides are those of its neighbours.
[[nodiscard]] std::vector<StrokeAt> strokes(const Measures& geometry, Axial hex, Direction side);

// The stroke that leads from one cell to the next.
[[nodiscard]] Stroke leading(Cell from, Cell to);

[[nodiscard]] std::string_view glyph(Stroke stroke, Glyphs glyphs);

}  // namespace catan::tui
