#include "catan/lab/misses.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "catan/bots/bot.hpp"
#include "catan/core/random.hpp"
#include "catan/core/view.hpp"
#include "catan/lab/positions.hpp"
#include "catan/language/reasons.hpp"

namespace catan::lab {
namespace {

// Keeps only the worst decision of a seat in each turn.
void keep_worst(std::vector<Miss>& all) {
    std::stable_sort(all.begin(), all.end(),
                     [](const Miss& a, const Miss& b) { return a.cost > b.cost; });
    std::vector<Miss> kept;
    for (const Miss& miss : all) {
        const bool is_known = std::ranges::any_of(kept, [&](const Miss& other) {
            return other.turn == miss.turn && other.seat == miss.seat && miss.turn > 0;
        });
        if (!is_known && kept.size() < closer_looks) kept.push_back(miss);
    }
    all = std::move(kept);
}

// Stores a mean with its 95 % interval.
void tell_cost(std::span<const double> differences, Miss& miss) {
    constexpr double z = 1.959963984540054;
    const auto n = static_cast<double>(differences.size());
    double sum = 0;
    for (const double difference : differences) sum += difference;
    const double mean = sum / n;
    double squares = 0;
    for (const double difference : differences) {
        squares += (difference - mean) * (difference - mean);
    }
    const double reach = z * std::sqrt(squares / n / n);
    const auto units = [](double share) {
        return static_cast<std::int32_t>(std::lround(share * certainty));
    };
    miss.cost = units(mean);
    miss.low = units(mean - reach);
    miss.high = units(mean + reach);
}

}  // namespace

std::vector<Miss> suspects(const table::Match& match, SeatSet judged, std::uint64_t seed,
                           const std::function<bool()>& goes_on) {
    const Game& game = match.game();
    std::vector<bots::Bot> judges;
    for (std::size_t i = 0; i < game.players(); ++i) {
        if (!judged.contains(Seat(i))) continue;
        judges.emplace_back(game, Seat(i), bots::BotOptions{bots::Level::Medium, seed});
    }
    std::vector<Miss> all;
    Walk walk(match, Viewer::all(), seed);
    for (std::size_t step = 0; step < match.history().size() && goes_on(); ++step) {
        walk.go_to(step);
        const State& state = walk.state();
        const Move& move = match.history()[step];
        for (bots::Bot& judge : judges) {
            if (judge.seat() == move.seat) {
                const auto opinion = judge.judge(view(game, state, judge.seat()), move.command);
                if (opinion && opinion->chance > opinion->said) {
                    Miss& miss = all.emplace_back();
                    miss.step = step;
                    miss.turn = state.turn.number;
                    miss.seat = move.seat;
                    miss.said = move.command;
                    miss.better = opinion->best;
                    miss.cost = static_cast<std::int32_t>(opinion->chance - opinion->said);
                }
            }
            judge.hear(match.recording().seen(step, Viewer::of(judge.seat())));
        }
    }
    keep_worst(all);
    return all;
}

std::optional<Miss> look_closely(const table::Match& match, const Miss& suspect,
                                 const bots::Forecast& forecast, const CloseLookOptions& how,
                                 const std::atomic<bool>& stop) {
    const Viewer viewer = Viewer::of(suspect.seat);
    bots::Bot strong(match.game(), suspect.seat,
                     bots::BotOptions{bots::Level::Hard, how.seed, how.effort, false});
    for (std::size_t step = 0; step < suspect.step; ++step) {
        strong.hear(match.recording().seen(step, viewer));
    }
    Walk walk(match, viewer, how.seed);
    walk.go_to(suspect.step);
    const View seen = view(match.game(), walk.state(), viewer);
    Miss miss = suspect;
    miss.cost = 0;
    miss.better = strong.decide(seen);
    miss.why = language::reason(match.notation(), seen, miss.better);
    if (miss.better == miss.said) return miss;
    const std::vector<State> worlds = walk.worlds();
    std::vector<double> differences;
    Random luck(~how.seed, Domain::Choice, suspect.step);
    for (std::uint32_t i = 0; i < how.futures; ++i) {
        if (stop.load(std::memory_order_relaxed)) return std::nullopt;
        const State& world = worlds[i % worlds.size()];
        const std::uint64_t dice = luck.next();
        const auto chance = [&](const Command& command) {
            const bots::Chances all = forecast.future(world, &command, dice);
            return static_cast<double>(all[suspect.seat.value]) / bots::sure;
        };
        differences.push_back(chance(miss.better) - chance(miss.said));
    }
    tell_cost(differences, miss);
    return miss;
}

std::vector<Miss> dearest(std::vector<Miss> looked_at) {
    std::erase_if(looked_at, [](const Miss& miss) { return miss.low <= 0; });
    std::stable_sort(looked_at.begin(), looked_at.end(),
                     [](const Miss& a, const Miss& b) { return a.cost > b.cost; });
    if (looked_at.size() > most_misses) looked_at.resize(most_misses);
    return looked_at;
}

}  // namespace catan::lab
