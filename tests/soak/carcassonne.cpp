// Plays random games of Carcassonne in the engine and on the painted board, compares them after every step, and reports
// each game in which they differ.
//
//     carcassonne_soak FIRST GAMES [JOBS]
//
// plays the games with numbers from FIRST on. The same number gives the same game, so `carcassonne_soak 4711 1` repeats one.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <thread>

#include "series/in_order.hpp"
#include "support/carcassonne/differences.hpp"

namespace {

struct Played {
    std::uint64_t number = 0;
    ComparedGame game;
};

struct Sums {
    Happenings seen;  // of the games without a difference
    std::uint64_t games = 0;
    std::uint64_t differences = 0;

    void add(const Played& played) {
        ++games;
        if (played.game.difference.empty()) {
            seen += played.game.seen;
            return;
        }
        ++differences;
        fmt::print("{}\n    once more: carcassonne_soak {} 1\n", played.game.difference,
                   played.number);
        std::fflush(stdout);
    }
    void print() const {
        fmt::print(
            "{} games, {} tiles, {} set aside (in {} games the last tile); {} features scored in "
            "turns ({} shared, {} with an outnumbered player); {} at the end, {} of them fields "
            "that paid ({} shared); {} shared wins; {} games differ\n",
            games, seen.tiles, seen.set_aside, seen.ended_by_aside, seen.scored, seen.shared,
            seen.outnumbered, seen.at_the_end, seen.paid_fields, seen.shared_fields,
            seen.shared_wins, differences);
    }
};

std::uint64_t number(const char* text) { return std::strtoull(text, nullptr, 10); }

int run(std::uint64_t first, std::uint64_t games, std::size_t jobs) {
    const auto make = [](std::uint64_t game, const std::atomic<bool>&) {
        return std::optional(Played{game, play_on_both_boards(game, compare_all)});
    };
    Sums sums;
    std::time_t told = std::time(nullptr);
    const auto tell_now_and_then = [&] {
        if (std::time(nullptr) >= told + 60) {
            told = std::time(nullptr);
            fmt::print(stderr, "{} of {} games\n", sums.games, games);
        }
        return true;
    };
    tabletop::series::InOrder<Played> all(first, first + games);
    all.run(
        jobs, make, [&](const Played& played) { sums.add(played); }, tell_now_and_then);
    sums.print();
    return sums.differences == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
    if (count < 3 || count > 4) {
        std::fputs("carcassonne_soak FIRST GAMES [JOBS]\n", stderr);
        return 2;
    }
    const std::size_t jobs = count > 3 ? number(words[3]) : std::thread::hardware_concurrency();
    return run(number(words[1]), number(words[2]), std::max<std::size_t>(1, jobs));
}
