// The robber (R6): where it may go, and whom it may rob there.
#pragma once

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/state.hpp"

namespace catan {

// R6.1, R6.3
[[nodiscard]] bool robber_may_go(const Game& game, const State& state, HexId to);
// R6.3: an opponent at the hex with too few points to be robbed there, or nobody.
[[nodiscard]] Seat protected_at(const Game& game, const State& state, HexId hex);
// R6.2: who has a building where the robber is, and a card.
[[nodiscard]] SeatSet robbery_victims(const Game& game, const State& state);

}  // namespace catan
