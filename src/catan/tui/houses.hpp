// The shapes of buildings in pixels: how large they are at a size, and what is wall and what is outline.
#pragma once

#include <vector>

#include "catan/tui/geometry.hpp"

namespace catan::tui {

// From here on there is room for more than what must be: casings of roads, and higher walls.
inline constexpr auto least_casing = static_cast<Size>(6);

// Pixels as seen from the intersection's.
struct House {
    std::vector<Pixel> walls;    // of the owner's colour
    std::vector<Pixel> outline;  // around them, if there is room for it
    std::vector<Pixel> doors;    // between them, if there is not; as dark as an outline
    Pixel letter;                // a wall whose cell is all wall
};

// A settlement has a roof and walls; a city is twice as large, a tower and a hall beside it. Nothing on a map, where a
// cell must do.
[[nodiscard]] House settlement(const Measures& measures);
[[nodiscard]] House city(const Measures& measures);

}  // namespace catan::tui
