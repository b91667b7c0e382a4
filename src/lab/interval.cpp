#include "lab/interval.hpp"

#include <algorithm>
#include <cmath>

namespace catan::lab {

Interval interval_95(std::uint64_t times, std::uint64_t out_of) {
    if (out_of == 0) return {};
    constexpr double z =
        1.959963984540054;  // a normal number lies within so many deviations in 95 % of all cases
    constexpr double z2 = z * z;
    const auto n = static_cast<double>(out_of);
    const auto hits = static_cast<double>(times);
    const auto misses = static_cast<double>(out_of - times);
    const double centre = hits + z2 / 2;
    const double spread = z * std::sqrt(hits * misses / n + z2 / 4);
    // The ends are exact where the root is: nothing is less than never, or more than always.
    return {times == 0 ? 0 : std::max(0.0, (centre - spread) / (n + z2)),
            times == out_of ? 1 : std::min(1.0, (centre + spread) / (n + z2))};
}

}  // namespace catan::lab
