// Finds costly decisions in two passes. A quick bot judges every decision by what its player knew
// then; a strong bot examines the worst again, and plays both moves on with the same luck.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/bots/forecast.hpp"
#include "catan/core/history.hpp"
#include "catan/lab/findings.hpp"
#include "catan/table/match.hpp"

namespace catan::lab {

// How many decisions to examine again, at most one for each player and turn, and how many to report.
inline constexpr std::size_t closer_looks = 10;
inline constexpr std::size_t most_misses = 5;

// Returns the decisions with the largest loss in the quick pass, largest first; the cost is an
// estimate. Ignores talk: an offer costs nothing. Stops early once `goes_on` returns false.
[[nodiscard]] std::vector<Miss> suspects(const table::Match& match, SeatSet judged,
                                         std::uint64_t seed, const std::function<bool()>& goes_on);

// The second pass over one decision, which may turn out to have cost nothing. Empty if stopped.
struct CloseLookOptions {
    std::uint64_t seed = 0;
    std::uint32_t effort = bots::usual_effort;
    std::uint32_t futures = 0;
};
[[nodiscard]] std::optional<Miss> look_closely(const table::Match& match, const Miss& suspect,
                                               const bots::Forecast& forecast,
                                               const CloseLookOptions& how,
                                               const std::atomic<bool>& stop);

// The decisions with a certain cost, largest first.
[[nodiscard]] std::vector<Miss> dearest(std::vector<Miss> looked_at);

}  // namespace catan::lab
