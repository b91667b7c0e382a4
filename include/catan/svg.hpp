// A board as a picture: an SVG document, complete in itself, for a browser, a printer or a README.
#pragma once

#include <string>

#include "catan/game.hpp"
#include "catan/state.hpp"

namespace catan::text {

[[nodiscard]] std::string board_svg(const Board& board);
// With all that has been built on it, and the robber where he is.
[[nodiscard]] std::string game_svg(const Game& game, const State& state);

}  // namespace catan::text
