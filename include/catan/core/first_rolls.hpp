// Draws the first player and the seating order before a game (R2.5).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/rules.hpp"

namespace catan {

// R2.5: all players roll. The highest sum begins; players who tie roll again among themselves. Keeps all rounds for
// display. In each round, seats that do not roll have zero dice.
struct FirstRolls {
    std::vector<std::array<Dice, most_players>> rounds;
    Seat first;
};
[[nodiscard]] FirstRolls roll_for_first(std::size_t players, std::uint64_t seed);

// R2.5: a random seating. Entry i is the old seat of the player who gets seat i; the first one begins.
[[nodiscard]] std::vector<Seat> shuffle_seats(std::size_t players, std::uint64_t seed);

}  // namespace catan
