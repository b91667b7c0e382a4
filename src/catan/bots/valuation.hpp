// Estimates each seat's chance to win from a position: a strength per seat from its traits, then a
// comparison of the strengths. Uses integers only, so that every machine computes the same result.
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

// The weight of each trait, both directly and through knots (hidden units). A knot adds up weighted
// traits and passes on only a positive sum. `cmake/dev tune` finds the weights (docs/bots.md).
inline constexpr std::size_t knot_count = 32;
inline constexpr int direct_one = 1024;  // fixed-point unit of a direct weight
inline constexpr int knot_one = 256;
inline constexpr int out_one = 1024;
struct Weights {
    std::array<std::int16_t, trait_count> direct;
    std::size_t used_knots;
    std::array<std::array<std::int16_t, trait_count>, knot_count> knots;
    std::array<std::int32_t, knot_count> thresholds;
    std::array<std::int16_t, knot_count> outs;
};
// Linear weights, without knots.
[[nodiscard]] const Weights& plain_weights();
[[nodiscard]] const Weights& knotted_weights();

// Unit of strength: a seat that is stronger by this much is e times as likely to win.
inline constexpr int strength_one = 65536;
using Strengths = std::array<std::int32_t, most_players>;

[[nodiscard]] std::int32_t strength(const Weights& weights, const Traits& traits);

[[nodiscard]] Strengths strengths(const Weights& weights, const Land& land, const State& state,
                                  Tempo tempo);

[[nodiscard]] Chances chances(const Strengths& strengths, std::size_t players);

// Plans are compared by the chance to win. Strength breaks ties, which matters once the game is as
// good as decided.
using Worth = std::uint64_t;
inline constexpr unsigned worth_bits = 20;
inline constexpr Worth surely_won = Worth{sure + 1} << worth_bits;
[[nodiscard]] Worth worth(const Strengths& strengths, std::size_t players, Seat seat);
[[nodiscard]] inline std::uint32_t chance_of(Worth worth) {
    return static_cast<std::uint32_t>(std::min(worth >> worth_bits, Worth{sure}));
}

}  // namespace catan::bots
