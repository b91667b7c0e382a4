// Marks places on the board: possible choices, the chosen place, hexes that just paid, and margins beyond which the
// board continues.
#pragma once

#include "catan/tui/pieces.hpp"

namespace catan::tui {

// Draws all choices that reach into the window, and the chosen one. Costs a constant number of steps per choice.
void draw_choices(const BoardScene& scene, const Geometry& geometry, Layers layers);

// Draws the borders of paying hexes and of a chosen hex. Their tokens are drawn by the labels.
void draw_paying(const BoardScene& scene, const Geometry& geometry, Layers layers);

// Draws two arrows at the piece just built.
void draw_built(const BoardScene& scene, const Geometry& geometry, Layers layers);

// Draws an arrow in the middle of each window edge that hides part of the board.
void draw_margins(const BoardScene& scene, Layers layers);

}  // namespace catan::tui
