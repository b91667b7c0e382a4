// How far chances to win can be believed: games of medium bots are looked at every fifth turn, and of all moments at which
// a seat was given, say, 30 to 40 %, it is counted how many it won. A table for docs/bots.md.
//
//     catan_calibration GAMES [FUTURES [JOBS]]
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <thread>
#include <vector>

#include "catan/saved_game.hpp"
#include "lab/course.hpp"
#include "lab/in_order.hpp"
#include "lab/interval.hpp"
#include "lab/series.hpp"

namespace {

using namespace catan;

constexpr std::size_t tenths = 10;
constexpr std::uint32_t every = 5;  // turns

struct Tenth {
    std::uint64_t moments = 0;
    std::uint64_t won = 0;
    std::uint64_t said = 0;  // the sum of what they were given
};
using Tenths = std::array<Tenth, tenths>;

struct Looked {
    Tenths tenths{};
    double error = 0;  // squared, summed
    std::uint64_t chances = 0;
    bool is_sure_at_the_end = false;
};

std::optional<Looked> look(const lab::Series& series, std::uint64_t number, std::uint32_t futures,
                           const std::atomic<bool>& stop) {
    const auto kept = series.play_and_keep(number, stop);
    if (!kept) return std::nullopt;
    std::istringstream in(kept->text);
    const text::SavedGame game = text::load_game(in, "game");
    const lab::Positions positions(*game.match, Eyes::everybody(), number);
    const bots::Forecast forecast(game.match->game());
    const auto moments = positions.moments();
    Looked looked;
    const Seat winner = kept->record.winner;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        const bool is_last =
            i + 1 == moments.size() || moments[i + 1].step == game.match->history().size();
        if (moments[i].is_end || (moments[i].turn % every != 0)) continue;
        const auto standing = lab::look_at(positions, i, forecast, number, futures, stop);
        if (!standing) return std::nullopt;
        for (std::size_t k = 0; k < game.match->game().players(); ++k) {
            const std::uint32_t chance = standing->shares[k].chance;
            Tenth& tenth =
                looked.tenths[std::min<std::size_t>(chance * tenths / lab::certainty, tenths - 1)];
            const bool won = winner == Seat(k);
            ++tenth.moments;
            tenth.won += won ? 1 : 0;
            tenth.said += chance;
            const double miss = static_cast<double>(chance) / lab::certainty - (won ? 1 : 0);
            looked.error += miss * miss;
            ++looked.chances;
        }
        static_cast<void>(is_last);
    }
    return looked;
}

}  // namespace

int main(int argc, char** argv) {
    const std::uint64_t games = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 200;
    const auto futures = static_cast<std::uint32_t>(argc > 2 ? std::strtoul(argv[2], nullptr, 10)
                                                             : lab::usual_futures);
    const std::size_t jobs =
        argc > 3 ? std::strtoul(argv[3], nullptr, 10) : std::thread::hardware_concurrency();
    lab::Design design;
    design.bots.assign(4, {});
    design.games = games;
    design.seed = 1;
    design.bot_seed = 1;
    design.max_turns = 1000;
    const lab::Series series(design, {});
    lab::InOrder<Looked> all(0, games);
    Tenths sums{};
    double error = 0;
    std::uint64_t chances = 0;
    all.run(
        jobs,
        [&](std::uint64_t number, const std::atomic<bool>& stop) {
            return look(series, number, futures, stop);
        },
        [&](const Looked& looked) {
            for (std::size_t i = 0; i < tenths; ++i) {
                sums[i].moments += looked.tenths[i].moments;
                sums[i].won += looked.tenths[i].won;
                sums[i].said += looked.tenths[i].said;
            }
            error += looked.error;
            chances += looked.chances;
        },
        [] { return true; });
    for (std::size_t i = 0; i < tenths; ++i) {
        const Tenth& tenth = sums[i];
        if (tenth.moments == 0) continue;
        const auto interval = lab::interval_95(tenth.won, tenth.moments);
        fmt::print(
            "{:>3} - {:>3} %  {:>6} moments, {:5.1f} % said, {:5.1f} % won ({:.1f} - {:.1f})\n",
            i * 10, i * 10 + 10, tenth.moments,
            static_cast<double>(tenth.said) / static_cast<double>(tenth.moments) / 100,
            100.0 * static_cast<double>(tenth.won) / static_cast<double>(tenth.moments),
            100 * interval.low, 100 * interval.high);
    }
    fmt::print("mean squared error {:.4f} of {} chances\n", error / static_cast<double>(chances),
               chances);
}
