// The dice of a game as bars: how often each sum was rolled, beside how often that was to be expected.
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

// A line for each, with a bar of so many cells at most; a stroke stands where the bar was to be expected to end, and the
// expected number behind all of it.
[[nodiscard]] std::vector<kit::Line> dice_bars(const std::vector<RolledSum>& sums, int longest);

}  // namespace catan::tui
