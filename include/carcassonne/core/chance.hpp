// Lists the tiles that can be drawn with their weights (K14), and draws them from a seed. The engine itself never draws.
#pragma once

#include <cstdint>
#include <vector>

#include "carcassonne/core/command.hpp"
#include "carcassonne/core/random.hpp"
#include "carcassonne/core/state.hpp"

namespace carcassonne {

[[nodiscard]] inline bool awaits_outcome(const State& state) { return state.in<AwaitingTile>(); }

struct WeightedOutcome {
    Outcome outcome;
    std::uint32_t weight = 0;  // its share of the sum of all weights
};

// The possible outcomes; empty if none is awaited.
[[nodiscard]] std::vector<WeightedOutcome> possible_outcomes(const State& state);
[[nodiscard]] bool is_possible(const State& state, const Outcome& outcome);

// A random tile of the bag, each tile equally likely. The bag must not be empty.
[[nodiscard]] DrawnTile draw_tile(const TileCounts& bag, Random& random);

// Draws outcomes. Each depends only on the seed, the number of earlier outcomes and the bag (K14).
class Dealer {
public:
    explicit Dealer(std::uint64_t seed) : source_(seed, Domain::Tile) {}

    // The state must await an outcome.
    [[nodiscard]] Outcome deal(const State& state);

    friend bool operator==(const Dealer&, const Dealer&) = default;

private:
    Random source_;
    std::uint32_t dealt_ = 0;
};

}  // namespace carcassonne
