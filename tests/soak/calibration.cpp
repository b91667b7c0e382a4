// Measures the calibration of winning chances: analyses games of medium bots at every fifth turn, and counts how many of
// the moments with a chance of, say, 30 to 40 % were won. Prints the table of docs/bots.md.
//
//     catan_calibration [GAMES [FUTURES [JOBS]]]
//
// Exits with 1 if the share of wins is more than 5 % outside of its tenth, for any tenth with more than fifty moments.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <thread>

#include "catan/lab/chance_estimate.hpp"
#include "catan/lab/positions.hpp"
#include "catan/lab/series.hpp"
#include "catan/table/saved_game.hpp"
#include "series/in_order.hpp"
#include "series/interval.hpp"

namespace {

using namespace catan;

constexpr std::size_t tenths = 10;
constexpr std::uint32_t every = 5;  // turns
constexpr std::uint64_t few = 50;
constexpr double tolerance = 5;  // percent

struct Tenth {
    std::uint64_t moments = 0;
    std::uint64_t won = 0;
    std::uint64_t said = 0;  // the sum of what was said, in units of lab::certainty

    void add(const Tenth& more) {
        moments += more.moments;
        won += more.won;
        said += more.said;
    }
};

struct Counts {
    std::array<Tenth, tenths> by_tenth{};
    double error = 0;              // squares, summed
    std::uint64_t sure_games = 0;  // at the last turn's dice the winner had more than 90 %
    std::uint64_t games = 0;

    void add(std::uint32_t chance, bool has_won) {
        const auto tenth = std::min<std::size_t>(chance * tenths / lab::certainty, tenths - 1);
        by_tenth[tenth].add({1, has_won ? 1U : 0U, chance});
        const double miss = static_cast<double>(chance) / lab::certainty - (has_won ? 1 : 0);
        error += miss * miss;
    }
    void add(const Counts& more) {
        for (std::size_t i = 0; i < tenths; ++i) by_tenth[i].add(more.by_tenth[i]);
        error += more.error;
        sure_games += more.sure_games;
        games += more.games;
    }
};

std::optional<Counts> look(const lab::Series& series, std::uint64_t number, std::uint32_t futures,
                           const std::atomic<bool>& stop) {
    const auto kept = series.play_and_keep(number, stop);
    if (!kept) return std::nullopt;
    std::istringstream in(kept->text);
    const table::SavedGame game = table::load_game(in, "game");
    const table::Match& match = *game.match;
    const bots::Forecast forecast(match.game());
    lab::Walk walk(match, Viewer::all(), number);
    Counts counts;
    std::uint32_t last_of_winner = 0;
    const auto moments = lab::moments_of(match);
    for (const lab::Moment& moment : moments) {
        const bool is_last_roll = moment.dice && moment.turn == moments.back().turn;
        if (moment.turn % every != 0 && !is_last_roll) continue;
        walk.go_to(moment.step);
        if (walk.state().in<GameOver>()) continue;
        const auto standing =
            lab::estimate_chances(moment, walk.worlds(), forecast, number, futures, stop);
        if (!standing) return std::nullopt;
        if (is_last_roll) last_of_winner = standing->shares[kept->record.winner.value].chance;
        if (moment.turn % every != 0) continue;
        for (std::size_t i = 0; i < match.game().players(); ++i) {
            counts.add(standing->shares[i].chance, kept->record.winner == Seat(i));
        }
    }
    counts.games = 1;
    counts.sure_games = last_of_winner > 9 * lab::certainty / 10 ? 1 : 0;
    return counts;
}

double percent(std::uint64_t part, std::uint64_t of) {
    return 100 * static_cast<double>(part) / static_cast<double>(of);
}

// Whether the shares of wins agree with the chances.
bool print(const Counts& counts) {
    bool is_right = true;
    std::uint64_t moments = 0;
    fmt::print(
        "| chance | moments | mean chance | won | interval |\n| --- | --- | --- | --- | --- |\n");
    for (std::size_t i = 0; i < tenths; ++i) {
        const Tenth& tenth = counts.by_tenth[i];
        moments += tenth.moments;
        if (tenth.moments == 0) continue;
        const auto interval = series::interval_95(tenth.won, tenth.moments);
        const double won = percent(tenth.won, tenth.moments);
        const auto low = static_cast<double>(10 * i);
        const bool is_off = won < low - tolerance || won > low + 10 + tolerance;
        is_right = is_right && (!is_off || tenth.moments <= few);
        fmt::print("| {} - {} % | {} | {:.1f} % | {:.1f} % | {:.1f} - {:.1f} |{}\n", 10 * i,
                   10 * i + 10, tenth.moments, percent(tenth.said, tenth.moments * lab::certainty),
                   won, 100 * interval.low, 100 * interval.high, is_off ? " off" : "");
    }
    fmt::print(
        "mean squared error {:.4f}; the winner had more than 90 % at the last dice of {} of "
        "{} games\n",
        counts.error / static_cast<double>(moments), counts.sure_games, counts.games);
    return is_right;
}

std::uint64_t number(int argc, char** argv, int which, std::uint64_t usual) {
    return argc > which ? std::strtoull(argv[which], nullptr, 10) : usual;
}

}  // namespace

int main(int argc, char** argv) {
    constexpr std::uint64_t usual_games = 200;
    constexpr std::size_t players = 4;
    lab::Design design;
    design.bots.assign(players, {});
    design.games = number(argc, argv, 1, usual_games);
    design.seed = 1;
    design.bot_seed = 1;
    const auto futures = static_cast<std::uint32_t>(number(argc, argv, 2, lab::usual_futures));
    const std::size_t jobs = number(argc, argv, 3, std::thread::hardware_concurrency());
    design.max_turns = lab::usual_max_turns(usual_settings(players, default_shape(players)));
    const lab::Series series(design, {});
    Counts all;
    series::InOrder<Counts>(0, design.games)
        .run(
            jobs,
            [&](std::uint64_t game, const std::atomic<bool>& stop) {
                return look(series, game, futures, stop);
            },
            [&](const Counts& counts) { all.add(counts); }, [] { return true; });
    return print(all) ? 0 : 1;
}
