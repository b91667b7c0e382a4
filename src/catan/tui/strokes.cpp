#include "catan/tui/strokes.hpp"

namespace catan::tui {
namespace {

// The right half of a hex's upper edge: columns right of its middle, row by row from the north corner down. Below it
// the side runs straight down to the next row of hexes.
using Roof = std::vector<int>;

Roof roof(const Measures& geometry) {
    if (geometry.size() == Size::Large) return {2, 4};
    const int rows = geometry.slope() / 2 + 1;
    const int half = geometry.hex_width() / 2;
    Roof strokes;
    for (int row = 1; row <= rows; ++row) strokes.push_back(row * (half - 1) / rows);
    return strokes;
}

}  // namespace

std::vector<StrokeAt> strokes(const Measures& geometry, Axial hex, Direction side) {
    const Cell top = cell(geometry.north(hex));
    const Roof slope = roof(geometry);
    const auto rows = static_cast<int>(slope.size());
    std::vector<StrokeAt> result;
    if (side == Direction::East) {
        for (int row = rows; row < geometry.row_height(); ++row) {
            result.push_back({top + Cell{geometry.hex_width() / 2, row}, Stroke::Upright});
        }
        return result;
    }
    const bool right = side == Direction::NorthEast;
    for (int row = 0; row < rows; ++row) {
        const int out = slope[static_cast<std::size_t>(row)];
        result.push_back(
            {top + Cell{right ? out : -out, row}, right ? Stroke::Falling : Stroke::Rising});
    }
    return result;
}

Stroke leading(Cell from, Cell to) {
    if (from.x == to.x) return Stroke::Upright;
    return (from.x < to.x) == (from.y < to.y) ? Stroke::Falling : Stroke::Rising;
}

std::string_view glyph(Stroke stroke, Glyphs glyphs) {
    const bool ascii = glyphs == Glyphs::Ascii;
    switch (stroke) {
        case Stroke::Rising: return ascii ? "/" : "╱";
        case Stroke::Falling: return ascii ? "\\" : "╲";
        case Stroke::Upright: return ascii ? "|" : "│";
        case Stroke::Mark: return ascii ? "o" : "○";
    }
    return {};
}

}  // namespace catan::tui
