// How the points of a game that is over came about: whose they are, what for, and when they were made. After the end
// nothing is secret, so victory cards count from when they were bought.
#pragma once

#include <array>
#include <vector>

#include "catan/core/rules.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

// The points of a seat at the end, by what they are for.
struct PointsMade {
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
// The winner first, then by points; who has the same number stands in the order of the seats.
[[nodiscard]] std::vector<PointsMade> ranking(const table::Chair& chair);

// What each seat had when a turn ended, the set-up being turn 0, and the last one where the game did.
using PointsThen = std::array<int, most_players>;
[[nodiscard]] std::vector<PointsThen> course_of_points(const table::Chair& chair);

}  // namespace catan::tui
