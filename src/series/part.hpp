// A share of many games, and which games that is. Every part can be played on its own machine.
#pragma once

#include <cstdint>

namespace tabletop::series {

// A share of the games: the third of 64.
struct Part {
    std::uint64_t number = 1;
    std::uint64_t of = 1;
    friend bool operator==(const Part&, const Part&) = default;
};

// Games from the first to before the last, counted from 0.
struct Range {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    friend bool operator==(const Range&, const Range&) = default;
};

// Which games the part has of so many.
[[nodiscard]] constexpr Range range_of(const Part& part, std::uint64_t games) {
    // As even as it goes, and without a product that could be too large.
    const auto begin = [&](std::uint64_t parts) {
        return games / part.of * parts + games % part.of * parts / part.of;
    };
    return {begin(part.number - 1), begin(part.number)};
}

}  // namespace tabletop::series
