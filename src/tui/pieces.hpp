// The pieces of a game on the board: roads on their lines, settlements and cities at their intersections. With colours
// a piece has its owner's; without them, or if that is asked for, it bears its owner's letter.
#pragma once

#include <string_view>
#include <vector>

#include "tui/board_labels.hpp"
#include "tui/board_view.hpp"
#include "tui/kit/canvas.hpp"
#include "tui/sides.hpp"

namespace catan::tui {

// What a frame is made of: pixels, where there are colours, and what is written over them.
struct Layers {
    kit::Canvas& canvas;
    std::vector<Label>& labels;
};

// Whether pieces bear letters: A for the first seat. A road has the small one.
[[nodiscard]] bool shows_letters(const BoardScene& scene);

// What stands on an edge or at an intersection of the board, if anything. The scene must have a view.
void draw_road(const BoardScene& scene, const Geometry& geometry, Side side, Layers layers);
void draw_building(const BoardScene& scene, const Geometry& geometry, IntersectionId at,
                   Layers layers);

}  // namespace catan::tui
