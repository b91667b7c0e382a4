// The laws that hold in every state, whatever was played: what can be counted is counted again, what is kept up to
// date is computed from scratch. For tests; slow.
#pragma once

#include <string>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/state.hpp"

namespace catan {

// The laws that the state breaks, each in words; none, always.
[[nodiscard]] std::vector<std::string> broken_invariants(const Game& game, const State& state);

}  // namespace catan
