// The language's words for the things of the game: how a board is written down, line by line.
// Knows the core and no file, no terminal, no command line.
#pragma once

#include <string>

#include "catan/layout.hpp"

namespace catan::text {

// The board spelled out in the language: `board custom hexagon 3`, then its hexes, its ports and the robber, a line
// each. Whatever a later generator makes of a seed, these lines stay the same board.
[[nodiscard]] std::string board_script(const Board& board);

// The board for other programs: a line for each hex and each intersection, with what it touches and what lies there.
[[nodiscard]] std::string board_graph(const Board& board);

// `3:1`, or the resource of a 2:1 port.
[[nodiscard]] std::string port_word(const Port& port);

}  // namespace catan::text
