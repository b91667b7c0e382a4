// Computes Wilson's 95 % confidence interval of a share, which stays between 0 and 1 and is sound
// for few games, too. Every compiler gives the same bits: sums, products, quotients and square
// roots are exactly rounded.
#pragma once

#include <cstdint>

namespace tabletop::series {

struct Interval {
    double low = 0;
    double high = 1;
};

// For an event that occurred `times` times.
[[nodiscard]] Interval interval_95(std::uint64_t times, std::uint64_t out_of);

// For a mean of numbers between 0 and 1, given the sum of their squares. If all numbers are 0 or 1,
// it equals Wilson's interval.
[[nodiscard]] Interval interval_of_mean(double mean, double squares, std::uint64_t out_of);

}  // namespace tabletop::series
