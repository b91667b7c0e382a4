// Decides where the robber may go, and whom it may rob there (R6).
#pragma once

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/state.hpp"

namespace catan {

// R6.1, R6.3
[[nodiscard]] bool robber_may_go(const Game& game, const State& state, HexId to);
// R6.3: an opponent at the hex who has too few points to be robbed, or Seat::none().
[[nodiscard]] Seat protected_at(const Game& game, const State& state, HexId hex);
// R6.2: the opponents with a building at the robber's hex and at least one card.
[[nodiscard]] SeatSet robbery_victims(const Game& game, const State& state);

}  // namespace catan
