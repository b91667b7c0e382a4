// Computes what is scored at the end, the ranking and the winners (K12). Changes no state.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "carcassonne/core/feature.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/state.hpp"

namespace carcassonne {

// By seat; 0 for seats without a player.
using Points = std::array<int, most_players>;

// The points of all players if the game ended now (K12). Fast, for bots.
[[nodiscard]] Points projected(const Game& game, const State& state);

// The features that would be scored then, in the order of K12: all with followers, even if they are worth nothing. Empty
// after the end.
[[nodiscard]] std::vector<Feature> final_features(const Game& game, const State& state);

// K12: the seats with the most points.
[[nodiscard]] SeatSet leaders(const Game& game, const State& state);
// By seat: 1 for the most points. Players with equal points have the same rank, and the next rank is left out.
[[nodiscard]] std::array<std::uint8_t, most_players> ranking(const Game& game, const State& state);

}  // namespace carcassonne
