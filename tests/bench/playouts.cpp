// What a game costs: complete games of random players in one thread, each step listing the legal commands and choosing
// one of them, each as likely. No trades between players; a discard is a random set of cards; bank trades go one card at
// a time. Each configuration is played in several rounds of the same games; the fastest round counts, by processor time.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <limits>
#include <string_view>
#include <vector>

#include "../random_game.hpp"
#include "catan/apply.hpp"
#include "catan/chance.hpp"
#include "catan/generator.hpp"
#include "catan/imagine.hpp"
#include "catan/legal.hpp"
#include "catan/view.hpp"

namespace {

using namespace catan;

struct Configuration {
    std::string_view name;
    std::size_t players;
    Shape shape;
    std::uint64_t games;
};

// Some boards can fill up before anybody has the target, and then random players would go on for ever.
constexpr std::uint64_t most_commands = 100'000;
constexpr int rounds = 4;

// Of this process, so that time which other programs take does not count.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Round {
    double seconds = std::numeric_limits<double>::infinity();
    std::uint64_t commands = 0;
    std::uint64_t unfinished = 0;
};

Round play(const Game& game, std::uint64_t games) {
    std::vector<Command> commands;
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
                list_legal(game, state, commands);
                apply(game, state,
                      commands[random.below(static_cast<std::uint32_t>(commands.size()))]);
            }
            if (awaits_outcome(state)) apply(game, state, dealer.deal(state));
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

// Of making a state, so many times; somebody looks at each, so that it is made.
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
double measure(const Configuration& configuration) {
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
        "{}: {:.0f} games/s, {:.0f} commands/s, {:.0f} commands/game, {} bytes/state, {:.0f} "
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

}  // namespace

int main() {
    constexpr std::array<Configuration, 8> configurations{{
        {"playouts-r3-p4", 4, Shape::hexagon(3), 3000},
        {"playouts-r3-p2", 2, Shape::hexagon(3), 3000},
        {"playouts-ext-p6", 6, Shape::extended(), 2000},
        {"playouts-r4-p4", 4, Shape::hexagon(4), 1000},
        {"playouts-r6-p4", 4, Shape::hexagon(6), 30},
        {"playouts-r10-p4", 4, Shape::hexagon(10), 4},
        {"playouts-r4-p8", 8, Shape::hexagon(4), 10},
        {"playouts-r6-p8", 8, Shape::hexagon(6), 5},
    }};
    std::vector<double> costs;
    for (const Configuration& configuration : configurations) {
        costs.push_back(measure(configuration));
    }
    fmt::print("\ntime per command, relative to {}:\n", configurations[0].name);
    for (std::size_t i = 0; i < configurations.size(); ++i) {
        fmt::print("{}: {:.0f} ns, {:.2f}\n", configurations[i].name, costs[i],
                   costs[i] / costs[0]);
    }
}
