// Writes the text on a board: names, tokens, pips, the robber, ids. Positions and inks are the same for every drawing
// style; the palette decides what an ink looks like.
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
    bool inverted = false;  // the only highlight without colours
};

// The two layers of a frame: pixels, which are used only with colours, and labels written over them.
struct Layers {
    kit::Canvas& canvas;
    std::vector<Label>& labels;
};

[[nodiscard]] HexId robber_of(const BoardScene& scene);

// Row of a hex's token, counted from the hex's north corner.
[[nodiscard]] int token_row(Size size);
// Distance in cells from the middle of a hex to a mark left of its token.
[[nodiscard]] int beside_token(Size size);

// Adds all labels of one hex.
void write_hex(const BoardScene& scene, const Geometry& geometry, HexId hex, Layers layers);

// Appends the number of an intersection if this size has room for it.
void add_id_label(const BoardScene& scene, const Geometry& geometry, IntersectionId id, Ink ground,
                  std::vector<Label>& labels);

}  // namespace catan::tui
