// How much luck everybody had: what the dice brought, beside what they could have brought. Buildings, robber, hands and bank
// are taken as they were at each roll; then the rolls are thrown again, thousands of times, and it is counted in how many
// of these games a player would have been worse off.
#pragma once

#include <cstdint>

#include "catan/core/history.hpp"
#include "catan/lab/findings.hpp"
#include "tabletop/table/match.hpp"

namespace catan::lab {

// In so many other games.
inline constexpr std::uint32_t thrown_again = 4000;

// Of the game so far, by its first commands, as these eyes saw them.
[[nodiscard]] Luck luck_of(const table::Match& match, Eyes eyes, std::size_t steps,
                           std::uint64_t seed);

}  // namespace catan::lab
