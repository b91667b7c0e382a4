// Who begins, and who sits where (R2.5), as far as chance decides it before a game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/rules.hpp"

namespace catan {

// R2.5: everybody rolls; who has the highest sum begins, and those who share it roll again among themselves. The
// rounds are there to be shown; in each, seats that do not roll have no dice.
struct FirstRolls {
    std::vector<std::array<Dice, most_players>> rounds;
    Seat first;
};
[[nodiscard]] FirstRolls roll_for_first(std::size_t players, std::uint64_t seed);

// R2.5: who sits where instead, by their old seats; the first of them begins.
[[nodiscard]] std::vector<Seat> shuffle_seats(std::size_t players, std::uint64_t seed);

}  // namespace catan
