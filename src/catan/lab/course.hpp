// How likely each seat is to win at a moment of a game: the mean of many futures, each played on by bots.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>

#include "catan/bots/forecast.hpp"
#include "catan/core/state.hpp"
#include "catan/lab/findings.hpp"

namespace catan::lab {

// So many futures at the usual effort.
inline constexpr std::uint32_t usual_futures = 256;

// How it stands at a moment, in the worlds that it could be; the seed is that of all futures of the game. None if it was
// stopped.
[[nodiscard]] std::optional<Standing> look_at(const Moment& moment, std::span<const State> worlds,
                                              const bots::Forecast& forecast, std::uint64_t seed,
                                              std::uint32_t futures, const std::atomic<bool>& stop);

}  // namespace catan::lab
