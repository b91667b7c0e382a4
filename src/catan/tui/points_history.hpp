// Computes the sources of each seat's points and the score after each turn of a finished game. Nothing is secret
// after the end (R11), so victory cards count from the turn in which they were bought.
#pragma once

#include <array>
#include <vector>

#include "catan/core/rules.hpp"
#include "catan/table/chair.hpp"

namespace catan::tui {

// Final points of a seat, by source.
struct FinalPoints {
    Seat seat;
    int settlements = 0;
    int cities = 0;
    int longest_road = 0;
    int largest_army = 0;
    int victory = 0;

    [[nodiscard]] int total() const {
        return settlements + cities + longest_road + largest_army + victory;
    }
};
// The winner first, then by points. Ties are in seat order.
[[nodiscard]] std::vector<FinalPoints> ranking(const table::Chair& chair);

// Points of each seat at the end of each turn. Index 0 is the set-up; the last entry is the end of the game.
using TurnPoints = std::array<int, most_players>;
[[nodiscard]] std::vector<TurnPoints> points_by_turn(const table::Chair& chair);

}  // namespace catan::tui
