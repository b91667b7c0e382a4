// Checks the invariants of a state: recounts everything that can be counted, and recomputes from scratch everything that is
// updated incrementally. For tests; slow.
#pragma once

#include <string>
#include <vector>

#include "carcassonne/core/game.hpp"
#include "carcassonne/core/state.hpp"

namespace carcassonne {

// The violated invariants, in words. Empty unless there is a bug.
[[nodiscard]] std::vector<std::string> broken_invariants(const Game& game, const State& state);

}  // namespace carcassonne
