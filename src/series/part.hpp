// Splits a series of games into parts that can run on separate machines.
#pragma once

#include <cstdint>

namespace tabletop::series {

// One part of a series, such as part 3 of 64.
struct Part {
    std::uint64_t number = 1;
    std::uint64_t of = 1;
    friend bool operator==(const Part&, const Part&) = default;
};

// Games from `first` up to, not including, `last`, counted from 0.
struct Range {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    friend bool operator==(const Range&, const Range&) = default;
};

// The games of a part.
[[nodiscard]] constexpr Range range_of(const Part& part, std::uint64_t games) {
    // As even as possible, and without a product that could overflow.
    const auto begin = [&](std::uint64_t parts) {
        return games / part.of * parts + games % part.of * parts / part.of;
    };
    return {begin(part.number - 1), begin(part.number)};
}

}  // namespace tabletop::series
