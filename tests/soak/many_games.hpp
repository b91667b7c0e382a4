// Plays many games on several threads and adds up what they show, for the long runs of `cmake/dev soak`.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <thread>

#include "series/in_order.hpp"

inline std::uint64_t number(const char* text) { return std::strtoull(text, nullptr, 10); }
// The number of threads: as typed, or one for each processor.
inline std::size_t threads(const char* typed) {
    const std::size_t wanted =
        typed != nullptr ? number(typed) : std::thread::hardware_concurrency();
    return std::max<std::size_t>(1, wanted);
}

// Plays `games` games from number `first` on by play(number), and reports once a minute how far it is. Sums has add(Played) and
// counts its games.
template <typename Sums, typename Play>
Sums play_many(std::uint64_t first, std::uint64_t games, std::size_t jobs, const Play& play) {
    using Played = decltype(play(first));
    Sums sums;
    std::time_t reported = std::time(nullptr);
    const auto report_each_minute = [&] {
        if (std::time(nullptr) >= reported + 60) {
            reported = std::time(nullptr);
            fmt::print(stderr, "{} of {} games\n", sums.games, games);
        }
        return true;
    };
    tabletop::series::InOrder<Played> all(first, first + games);
    all.run(
        jobs,
        [&](std::uint64_t game, const std::atomic<bool>&) { return std::optional(play(game)); },
        [&](const Played& played) { sums.add(played); }, report_each_minute);
    return sums;
}
