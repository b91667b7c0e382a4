// Fits weights, step by step, until their chances to win agree with the winners. The result does not depend on the
// number of threads, because all sums are added in the same order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "catan/bots/valuation.hpp"

namespace catan::tune {

// A moment of a game, and who won that game.
struct Lesson {
    std::span<const bots::Traits> traits;  // of each seat
    std::size_t winner;
};

struct LearningPace {
    float rate = 0;  // how far the weights go at most in one step
    int epochs = 0;  // how often every lesson is looked at
};

// How badly the weights foretell who won, on average: minus the logarithm of the chance that they gave to the winner. 0
// is knowing it for certain; guessing among four comes to log(4), 1.39.
[[nodiscard]] double loss(const bots::Weights& weights, std::span<const Lesson> lessons);

// The weights after these lessons, which are learnt in an order that the seed decides. Knots are fitted if there are any.
[[nodiscard]] bots::Weights fit(const bots::Weights& weights, std::vector<Lesson> lessons,
                                const LearningPace& pace, std::uint64_t seed, std::size_t jobs);

}  // namespace catan::tune
