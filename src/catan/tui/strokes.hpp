// Computes the strokes of a board drawn without colours: slashes and bars at the same places as the pixels of the
// geometry.
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

// Strokes of a side: East, NorthEast or NorthWest. The other sides belong to the neighbours.
[[nodiscard]] std::vector<StrokeAt> strokes(const Measures& geometry, Axial hex, Direction side);

// The stroke from one cell to the next.
[[nodiscard]] Stroke leading(Cell from, Cell to);

[[nodiscard]] std::string_view glyph(Stroke stroke, Glyphs glyphs);

}  // namespace catan::tui
