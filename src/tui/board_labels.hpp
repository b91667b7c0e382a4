// What is written on a board: names, tokens, pips, the robber, ids. Where a word stands and what it means, the same for
// every way of drawing; how a meaning looks is the palette's business.
#pragma once

#include <string>
#include <vector>

#include "tui/board_view.hpp"

namespace catan::tui {

struct Label {
    Cell first;
    std::string text;
    Ink ink = Ink::Black;
    Ink ground = inks::sea;
    bool bold = false;
    bool inverted = false;  // where that is all there is
};

// Where the robber is.
[[nodiscard]] HexId robber_of(const BoardScene& scene);

// In which row of a hex its token stands, counted from its north corner.
[[nodiscard]] int token_row(Size size);

// Appends what stands on a hex of the board.
void add_hex_labels(const BoardScene& scene, const Geometry& geometry, HexId hex,
                    std::vector<Label>& labels);

// Appends the number of an intersection, if the size has room for it.
void add_id_label(const BoardScene& scene, const Geometry& geometry, IntersectionId id, Ink ground,
                  std::vector<Label>& labels);

}  // namespace catan::tui
