// A board as a picture: an SVG document, complete in itself, for a browser, a printer or a README.
#pragma once

#include <string>
#include <string_view>

#include "catan/core/game.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/state.hpp"

namespace catan::language {

[[nodiscard]] std::string board_svg(const Board& board);
// With all that has been built on it, and the robber where he is.
[[nodiscard]] std::string game_svg(const Game& game, const State& state);
// What stands for the program in a menu: seven hexes and a settlement, without a word or a number, to be known at 48 pixels.
[[nodiscard]] std::string icon_svg();

// What a seat is drawn in, as on the screen: `#569cff`.
[[nodiscard]] std::string_view seat_colour(Seat seat);

}  // namespace catan::language
