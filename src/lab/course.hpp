// How likely each seat is to win at a moment of a game: the mean of many futures, each played on by bots.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "catan/forecast.hpp"
#include "lab/findings.hpp"
#include "lab/positions.hpp"

namespace catan::lab {

// So many futures at the usual effort.
inline constexpr std::uint32_t usual_futures = 128;

// How a moment of the game stands. None if it was stopped.
[[nodiscard]] std::optional<Standing> look_at(const Positions& positions, std::size_t moment,
                                              const bots::Forecast& forecast, std::uint64_t seed,
                                              std::uint32_t futures, const std::atomic<bool>& stop);

}  // namespace catan::lab
