// Computes points, the holders of the two awards, and the winner (R10). Changes no state.
#pragma once

#include "catan/core/game.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/state.hpp"

namespace catan {

// R10.4 without victory cards: public information.
[[nodiscard]] inline int public_points(const Game& game, const State& state, Seat seat) {
    const Pieces& supply = game.settings().pieces;
    const Player& player = state[seat];
    const int settlements = static_cast<int>(supply.settlements) - player.settlements;
    const int cities = static_cast<int>(supply.cities) - player.cities;
    const int awards = (state.longest_road == seat ? 1 : 0) + (state.largest_army == seat ? 1 : 0);
    return settlements + 2 * cities + awards * award_points;
}
// With victory cards.
[[nodiscard]] inline int points(const Game& game, const State& state, Seat seat) {
    return public_points(game, state, seat) + state[seat].cards[index(Card::Victory)];
}

// The holder of the award now, given the previous holder (R10.2).
[[nodiscard]] Seat longest_road_holder(const Game& game, const State& state);
// The same for the army (R10.3).
[[nodiscard]] Seat largest_army_holder(const Game& game, const State& state);

// R10.5: whether the active player has reached the target.
[[nodiscard]] inline bool has_won(const Game& game, const State& state) {
    return state.turn.number > 0 && points(game, state, state.turn.active()) >=
                                        static_cast<int>(game.settings().pieces.target);
}

}  // namespace catan
