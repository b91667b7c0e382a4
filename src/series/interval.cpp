#include "series/interval.hpp"

#include <algorithm>
#include <cmath>

namespace tabletop::series {
namespace {

// The interval of the mean of n numbers between 0 and 1, from their sum and the sum of their
// squared deviations.
Interval around(double sum, double scatter, double n) {
    constexpr double z =
        1.959963984540054;  // 95 % of a normal distribution lies within z deviations
    constexpr double z2 = z * z;
    const double centre = sum + z2 / 2;
    const double spread = z * std::sqrt(scatter + z2 / 4);
    // If no case counts, the lower bound is exactly 0; if every case counts, the upper one is
    // exactly 1.
    return {sum <= 0 ? 0 : std::max(0.0, (centre - spread) / (n + z2)),
            sum >= n ? 1 : std::min(1.0, (centre + spread) / (n + z2))};
}

}  // namespace

Interval interval_95(std::uint64_t times, std::uint64_t out_of) {
    if (out_of == 0) return {};
    const auto n = static_cast<double>(out_of);
    const auto hits = static_cast<double>(times);
    const auto misses = static_cast<double>(out_of - times);
    return around(hits, hits * misses / n, n);
}

Interval interval_of_mean(double mean, double squares, std::uint64_t out_of) {
    if (out_of == 0) return {};
    const auto n = static_cast<double>(out_of);
    return around(n * mean, std::max(0.0, squares - n * mean * mean), n);
}

}  // namespace tabletop::series
