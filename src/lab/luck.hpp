// How much luck everybody had: what the dice brought, beside what they could have brought. Buildings, robber, hands and bank
// are taken as they were at each roll; then the rolls are thrown again, thousands of times, and it is counted in how many
// of these games a player would have been worse off.
#pragma once

#include <cstdint>

#include "catan/history.hpp"
#include "catan/match.hpp"
#include "lab/findings.hpp"

namespace catan::lab {

// In so many other games.
inline constexpr std::uint32_t thrown_again = 4000;

// Of the game so far, by its first commands, as these eyes saw them.
[[nodiscard]] Luck luck_of(const text::Match& match, Eyes eyes, std::size_t steps,
                           std::uint64_t seed);

}  // namespace catan::lab
