// Checks the invariants of a state: recounts everything that can be counted, and recomputes from scratch everything that is
// updated incrementally. Slow: for tests, and for states that are read from text.
#pragma once

#include <string>
#include <vector>

#include "carcassonne/core/game.hpp"
#include "carcassonne/core/state.hpp"

namespace carcassonne {

// The violated invariants, in words; empty for every state that a game comes to.
[[nodiscard]] std::vector<std::string> broken_invariants(const Game& game, const State& state);

}  // namespace carcassonne
