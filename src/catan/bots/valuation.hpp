// What a position is worth to everybody in it: the chance of each seat to win. A strength for each seat, from its traits,
// and the strengths against each other. Integers only, so that every machine says the same.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "catan/bots/forecast.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/state.hpp"
#include "land.hpp"
#include "traits.hpp"

namespace catan::bots {

// What each trait counts for: directly, and through the knots, each of which adds up traits and passes on what is above
// zero. Found by `cmake/dev tune` (docs/bots.md).
inline constexpr std::size_t knot_count = 32;
inline constexpr int direct_one = 1024;  // in these units a weight counts once
inline constexpr int knot_one = 256;
inline constexpr int out_one = 1024;
struct Weights {
    std::array<std::int16_t, trait_count> direct;
    std::size_t used_knots;
    std::array<std::array<std::int16_t, trait_count>, knot_count> knots;
    std::array<std::int32_t, knot_count> thresholds;
    std::array<std::int16_t, knot_count> outs;
};
// Traits added up, and nothing else.
[[nodiscard]] const Weights& plain_weights();
[[nodiscard]] const Weights& usual_weights();

// The unit of strengths: somebody who is stronger by it is likelier to win by a factor of e.
inline constexpr int strength_one = 65536;
using Strengths = std::array<std::int32_t, most_players>;

[[nodiscard]] std::int32_t strength(const Weights& weights, const Traits& traits);

[[nodiscard]] Strengths strengths(const Weights& weights, const Land& land, const State& state,
                                  Tempo tempo);

[[nodiscard]] Chances chances(const Strengths& strengths, std::size_t players);

// What plans are compared by: the chance to win, and of equal chances - nobody can catch up any more - the strength.
using Worth = std::uint64_t;
inline constexpr unsigned worth_bits = 20;
inline constexpr Worth surely_won = Worth{sure + 1} << worth_bits;
[[nodiscard]] Worth worth(const Strengths& strengths, std::size_t players, Seat seat);
[[nodiscard]] inline std::uint32_t chance_of(Worth worth) {
    return static_cast<std::uint32_t>(std::min(worth >> worth_bits, Worth{sure}));
}

}  // namespace catan::bots
