// Computes the pixels of buildings at each size: walls, outlines and doors.
#pragma once

#include <vector>

#include "catan/tui/geometry.hpp"

namespace catan::tui {

// From this size on, roads have casings and houses have higher walls.
inline constexpr auto least_casing = static_cast<Size>(6);

// Pixels relative to the intersection.
struct House {
    std::vector<Pixel> walls;    // in the owner's colour
    std::vector<Pixel> outline;  // around the walls, at sizes with room for it
    std::vector<Pixel> doors;    // in the walls, at sizes without an outline; in the outline's ink
    Pixel letter;                // a wall pixel whose whole cell is wall
};

// A settlement has a roof and walls. A city is twice as large: a tower beside a hall. Both are empty at Size::Map,
// where a building is one cell.
[[nodiscard]] House settlement(const Measures& measures);
[[nodiscard]] House city(const Measures& measures);

}  // namespace catan::tui
