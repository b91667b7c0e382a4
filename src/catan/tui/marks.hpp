// What points at places of the board: those that can be chosen, the one that is chosen, hexes that have just paid, and
// that there is more of the board beyond the window.
#pragma once

#include "catan/tui/pieces.hpp"

namespace catan::tui {

// All choices that reach into the window, and the chosen one. What it costs is a few steps for each choice.
void draw_choices(const BoardScene& scene, const Geometry& geometry, Layers layers);

// The borders of hexes that pay, and of a chosen one; their tokens are the business of their labels.
void draw_paying(const BoardScene& scene, const Geometry& geometry, Layers layers);

// Two arrows that point at what has just been built.
void draw_built(const BoardScene& scene, const Geometry& geometry, Layers layers);

// Arrows at the middle of those edges of the window that hide something.
void draw_margins(const BoardScene& scene, Layers layers);

}  // namespace catan::tui
