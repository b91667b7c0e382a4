// Estimates each seat's chance to win at a moment of a game: the mean of many futures, each played
// to the end by bots.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>

#include "catan/bots/forecast.hpp"
#include "catan/core/state.hpp"
#include "catan/lab/findings.hpp"

namespace catan::lab {

// The number of futures at the usual effort.
inline constexpr std::uint32_t usual_futures = 256;

// Estimates the chances at a moment over its possible worlds. All futures of a game share `seed`.
// Empty if stopped.
[[nodiscard]] std::optional<Standing> estimate_chances(const Moment& moment,
                                                       std::span<const State> worlds,
                                                       const bots::Forecast& forecast,
                                                       std::uint64_t seed, std::uint32_t futures,
                                                       const std::atomic<bool>& stop);

}  // namespace catan::lab
