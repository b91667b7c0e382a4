// Checks the invariants of a state: recounts everything that can be counted, and recomputes from scratch everything that is
// updated incrementally. For tests; slow.
#pragma once

#include <string>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/state.hpp"

namespace catan {

// The violated invariants, in words. Empty unless there is a bug.
[[nodiscard]] std::vector<std::string> broken_invariants(const Game& game, const State& state);

}  // namespace catan
