// Measures the cost of a game: plays complete games of random players in one thread; each step chooses one of the legal
// commands, all equally likely. There are no trades between players, a discard is a random set of cards, and bank
// trades go one card at a time. Plays each configuration in several rounds of the same games; the fastest round counts,
// by processor time. Arguments name the configurations, such as r3-p4; without any, it plays all.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/generator.hpp"
#include "catan/core/imagine.hpp"
#include "catan/core/legal.hpp"
#include "catan/core/view.hpp"
#include "support/random_game.hpp"

namespace {

using namespace catan;

struct PlayoutConfiguration {
    std::string_view name;
    std::size_t players;
    Shape shape;
    std::uint64_t games;
};

// A limit, because boards can fill up before a random player reaches the target.
constexpr std::uint64_t most_commands = 100'000;
constexpr int rounds = 4;

// Counts this process only, so that other programs do not matter.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Round {
    double seconds = std::numeric_limits<double>::infinity();
    std::uint64_t commands = 0;
    std::uint64_t unfinished = 0;
};

Round play(const Game& game, std::uint64_t games) {
    Round round;
    const double begin = processor_seconds();
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        State state = start(game);
        Dealer dealer(seed);
        Random random(~seed, Domain::Order);
        std::uint64_t said = 0;
        for (; !state.in<GameOver>() && said < most_commands; ++said) {
            if (state.in<Discarding>()) {
                apply(game, state, draw_discard(game, state, random));
            } else {
                apply_any(game, state, random);
            }
            if (awaits_outcome(state)) apply_any(game, state, dealer);
        }
        round.commands += said;
        if (!state.in<GameOver>()) ++round.unfinished;
    }
    round.seconds = processor_seconds() - begin;
    return round;
}

// A game after so many steps, or at its end if that comes first.
State played(const Game& game, std::uint64_t steps) {
    State state = start(game);
    RandomPlayers players(game, 1);
    for (std::uint64_t i = 0; i < steps && !state.in<GameOver>(); ++i) {
        take(game, state, players.next(state));
    }
    return state;
}

// Makes this many states. Reads each one, so that the compiler cannot omit it.
template <typename Make>
double nanoseconds(Make&& make) {
    constexpr std::size_t times = 20'000;
    double best = std::numeric_limits<double>::infinity();
    std::uint32_t seen = 0;
    for (int i = 0; i < rounds; ++i) {
        const double begin = processor_seconds();
        for (std::size_t made = 0; made < times; ++made) {
            const auto copy = make();
            seen += copy.places.building_owner(IntersectionId(made % 54)).value;
        }
        best = std::min(best, processor_seconds() - begin);
    }
    if (seen == 1) std::puts("");
    return best * 1e9 / static_cast<double>(times);
}

// Nanoseconds for each command.
double measure(const PlayoutConfiguration& configuration) {
    const Game game(make_board(Mode::Random, configuration.shape, 1),
                    usual_settings(configuration.players, configuration.shape));
    Round best;
    for (int i = 0; i < rounds; ++i) {
        const Round round = play(game, configuration.games);
        if (round.seconds < best.seconds) best = round;
    }
    const State state = played(game, 500);
    const View seen = view(game, state, Seat(0));
    const auto games = static_cast<double>(configuration.games);
    const auto commands = static_cast<double>(best.commands);
    fmt::print(
        "playouts-{}: {:.0f} games/s, {:.0f} commands/s, {:.0f} commands/game, {} bytes/state, "
        "{:.0f} "
        "ns/copy, {:.0f} ns/view, {:.0f} ns/imagined\n",
        configuration.name, games / best.seconds, commands / best.seconds, commands / games,
        bytes(state), nanoseconds([&] { return State(state); }),
        nanoseconds([&] { return view(game, state, Seat(0)); }),
        nanoseconds([&] { return imagine(game, seen); }));
    if (best.unfinished > 0) {
        fmt::print("    {} of {} games left unfinished after {} commands\n", best.unfinished,
                   configuration.games, most_commands);
    }
    std::fflush(stdout);
    return best.seconds * 1e9 / commands;
}

constexpr std::array<PlayoutConfiguration, 8> configurations{{
    {"r3-p4", 4, Shape::hexagon(3), 3000},
    {"r3-p2", 2, Shape::hexagon(3), 3000},
    {"ext-p6", 6, Shape::extended(), 2000},
    {"r4-p4", 4, Shape::hexagon(4), 1000},
    {"r6-p4", 4, Shape::hexagon(6), 30},
    {"r10-p4", 4, Shape::hexagon(10), 4},
    {"r4-p8", 8, Shape::hexagon(4), 10},
    {"r6-p8", 8, Shape::hexagon(6), 5},
}};

// Those with these names, or all of them. Nothing when there is no such name.
std::vector<PlayoutConfiguration> named(std::span<char* const> names) {
    std::vector<PlayoutConfiguration> chosen;
    for (const std::string_view name : names) {
        const auto found = std::ranges::find(configurations, name, &PlayoutConfiguration::name);
        if (found == configurations.end()) return {};
        chosen.push_back(*found);
    }
    if (names.empty()) chosen.assign(configurations.begin(), configurations.end());
    return chosen;
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<PlayoutConfiguration> chosen =
        named({arguments + 1, static_cast<std::size_t>(count - 1)});
    if (chosen.empty()) {
        fmt::print(stderr, "There is no such configuration. These are there:");
        for (const PlayoutConfiguration& one : configurations) fmt::print(stderr, " {}", one.name);
        fmt::print(stderr, "\n");
        return 2;
    }
    std::vector<double> costs;
    costs.reserve(chosen.size());
    for (const PlayoutConfiguration& configuration : chosen)
        costs.push_back(measure(configuration));
    fmt::print("\ntime per command, relative to {}:\n", chosen.front().name);
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        fmt::print("{}: {:.0f} ns, {:.2f}\n", chosen[i].name, costs[i], costs[i] / costs[0]);
    }
}
