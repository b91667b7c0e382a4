// How far a share of games can be trusted: the 95 % interval of Wilson, which stays between 0 and 1 and is sound for few
// games, too. The same bits with every compiler: sums, products, quotients and square roots are exactly rounded.
#pragma once

#include <cstdint>

namespace tabletop::series {

struct Interval {
    double low = 0;
    double high = 1;
};

// Of something that happened so many times out of so many.
[[nodiscard]] Interval interval_95(std::uint64_t times, std::uint64_t out_of);

// The same for a mean of numbers between 0 and 1, of which the sum of the squares is known: where all are 0 or 1, it is that
// of Wilson.
[[nodiscard]] Interval interval_of_mean(double mean, double squares, std::uint64_t out_of);

}  // namespace tabletop::series
