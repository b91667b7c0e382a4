// Points, the two awards, and who has won (R10). Computes from a state, changes none.
#pragma once

#include "catan/game.hpp"
#include "catan/ids.hpp"
#include "catan/state.hpp"

namespace catan {

// R10.4 without victory cards: what everybody at the table can count.
[[nodiscard]] int public_points(const Game& game, const State& state, Seat seat);
// With victory cards.
[[nodiscard]] int points(const Game& game, const State& state, Seat seat);

// Who should hold the award now, given who held it (R10.2).
[[nodiscard]] Seat longest_road_holder(const Game& game, const State& state);
// The same for the army (R10.3).
[[nodiscard]] Seat largest_army_holder(const Game& game, const State& state);

// R10.5: whether the player whose turn it is has the target.
[[nodiscard]] bool has_won(const Game& game, const State& state);

}  // namespace catan
