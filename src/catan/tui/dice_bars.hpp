// Draws the dice of a game as bars: the count of each sum beside its expected count.
#pragma once

#include <cstddef>
#include <vector>

#include "catan/core/rooms.hpp"
#include "kit/spans.hpp"

namespace catan::tui {

struct RolledSum {
    std::size_t sum = 0;
    int times = 0;
    double expected = 0;
};

// One line per sum, with a bar of at most `longest` cells. A stroke marks the expected length; the expected number
// ends the line.
[[nodiscard]] std::vector<kit::Line> dice_bars(const std::vector<RolledSum>& sums, int longest);

}  // namespace catan::tui
