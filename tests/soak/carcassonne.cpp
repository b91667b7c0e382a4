// Plays random games of Carcassonne in the engine and on the painted board, compares them after every step, and reports
// each game in which they differ.
//
//     carcassonne_soak FIRST GAMES [JOBS]
//
// plays the games with numbers from FIRST on. The same number gives the same game, so `carcassonne_soak 4711 1` repeats one.
#include <fmt/format.h>

#include <cstdint>
#include <cstdio>

#include "soak/many_games.hpp"
#include "support/carcassonne/differences.hpp"

namespace {

struct NumberedGame {
    std::uint64_t number = 0;
    ComparedGame game;
};

struct ComparisonSums {
    Happenings seen;  // of the games without a difference
    std::uint64_t games = 0;
    std::uint64_t differences = 0;

    void add(const NumberedGame& played) {
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

}  // namespace

int main(int count, char** words) {
    if (count < 3 || count > 4) {
        std::fputs("carcassonne_soak FIRST GAMES [JOBS]\n", stderr);
        return 2;
    }
    const auto play = [](std::uint64_t game) {
        return NumberedGame{game, play_on_both_boards(game, compare_all)};
    };
    const auto sums = play_many<ComparisonSums>(number(words[1]), number(words[2]),
                                                threads(count > 3 ? words[3] : nullptr), play);
    sums.print();
    return sums.differences == 0 ? 0 : 1;
}
