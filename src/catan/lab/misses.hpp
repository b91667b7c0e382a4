// The decisions that mattered. Every one of a player is judged quickly, by what that player knew then; the worst are looked
// at again by a strong bot, and played on as they were said and as it would have said, with the same luck.
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
#include "tabletop/table/match.hpp"

namespace catan::lab {

// So many are looked at again, of a turn one for each player at most, and so many are told.
inline constexpr std::size_t closer_looks = 10;
inline constexpr std::size_t most_misses = 5;

// Where a quick judge lost most, the worst first; the cost is its guess. Without talk: an offer costs nothing.
// Nothing any more once `goes_on` says no.
[[nodiscard]] std::vector<Miss> suspects(const table::Match& match, SeatSet judged,
                                         std::uint64_t seed, const std::function<bool()>& goes_on);

// The same looked at closely; the cost may be none. None if it was stopped.
struct CloserLook {
    std::uint64_t seed = 0;
    std::uint32_t effort = bots::usual_effort;
    std::uint32_t futures = 0;
};
[[nodiscard]] std::optional<Miss> look_closely(const table::Match& match, const Miss& suspect,
                                               const bots::Forecast& forecast,
                                               const CloserLook& how,
                                               const std::atomic<bool>& stop);

// Those that cost something beyond doubt, the dearest first.
[[nodiscard]] std::vector<Miss> dearest(std::vector<Miss> looked_at);

}  // namespace catan::lab
