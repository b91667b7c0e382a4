// Draws boards as self-contained SVG documents, for a browser, a printer or a README.
#pragma once

#include <string>
#include <string_view>

#include "catan/core/game.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/state.hpp"

namespace catan::language {

[[nodiscard]] std::string board_svg(const Board& board);
// With all pieces and the robber.
[[nodiscard]] std::string game_svg(const Game& game, const State& state);
// The program's menu icon: seven hexes and a settlement, without text, recognizable at 48 pixels.
[[nodiscard]] std::string icon_svg();

// The seat's colour, as on the screen: `#569cff`.
[[nodiscard]] std::string_view seat_colour(Seat seat);

}  // namespace catan::language
