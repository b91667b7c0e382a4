// What is written on a board: names, tokens, pips, the robber, ids. Where a word stands and what it means, the same for
// every way of drawing; how a meaning looks is the palette's business.
#pragma once

#include <string>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/tui/board_view.hpp"
#include "kit/canvas.hpp"

namespace catan::tui {

struct Label {
    Cell first;
    std::string text;
    Ink ink = Ink::Black;
    Ink ground = inks::sea;
    bool bold = false;
    bool inverted = false;  // where that is all there is
};

// What a frame is made of: pixels, where there are colours, and what is written over them.
struct Layers {
    kit::Canvas& canvas;
    std::vector<Label>& labels;
};

// Where the robber is.
[[nodiscard]] HexId robber_of(const BoardScene& scene);

// In which row of a hex its token stands, counted from its north corner.
[[nodiscard]] int token_row(Size size);
// How far to the left of the middle of a hex a mark stands beside the token, in cells.
[[nodiscard]] int beside_token(Size size);

// What stands on a hex of the board.
void write_hex(const BoardScene& scene, const Geometry& geometry, HexId hex, Layers layers);

// Appends the number of an intersection, if the size has room for it.
void add_id_label(const BoardScene& scene, const Geometry& geometry, IntersectionId id, Ink ground,
                  std::vector<Label>& labels);

}  // namespace catan::tui
