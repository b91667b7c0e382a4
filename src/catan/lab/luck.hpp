// Measures each player's luck: compares what the dice brought with what they could have brought.
// Keeps buildings, robber, hands and bank as they were at each roll, rolls the dice again thousands
// of times, and counts in how many of these games a player would have been worse off.
#pragma once

#include <cstdint>

#include "catan/core/history.hpp"
#include "catan/lab/findings.hpp"
#include "catan/table/match.hpp"

namespace catan::lab {

// The number of rerolled games.
inline constexpr std::uint32_t thrown_again = 4000;

// Uses the first `steps` commands of the game, as `viewer` saw them.
[[nodiscard]] Luck luck_of(const table::Match& match, Viewer viewer, std::size_t steps,
                           std::uint64_t seed);

}  // namespace catan::lab
