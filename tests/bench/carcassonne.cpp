// Measures the cost of a game of Carcassonne: complete games of random players in one thread, legal places found at every
// turn, each legal command equally likely; and the cost of single steps, in positions from the middle of such games. Several
// rounds of the same games; the fastest counts, by processor time.
#include "carcassonne/core/apply.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <limits>
#include <vector>

#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/score.hpp"

namespace {

using namespace carcassonne;

constexpr int rounds = 4;
constexpr std::uint64_t games = 5'000;

// Counts this process only, so that other programs do not matter.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// The fastest of the rounds.
template <typename Run>
double seconds(const Run& run) {
    double best = std::numeric_limits<double>::infinity();
    for (int i = 0; i < rounds; ++i) {
        const double begin = processor_seconds();
        run();
        best = std::min(best, processor_seconds() - begin);
    }
    return best;
}

void play(const Game& game) {
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        State state = start(game);
        Random random(seed, Domain::Choice);
        play_out(game, state, random);
    }
}

// One position of each of many games, in which a tile is to be placed.
std::vector<State> positions(const Game& game) {
    constexpr std::uint64_t count = 200;
    constexpr std::size_t tiles = 36;
    std::vector<State> found;
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        State state = start(game);
        Random random(seed, Domain::Choice);
        while (state.board.tiles().size() < tiles || !state.in<Placing>()) {
            if (awaits_outcome(state)) {
                apply_any_outcome(game, state, random);
            } else {
                apply_any(game, state, random);
            }
        }
        found.push_back(state);
    }
    return found;
}

// Nanoseconds of one call for one of the states. Adds up what the calls return, so that the compiler cannot omit them.
template <typename Step>
double nanoseconds(const std::vector<State>& states, const Step& step) {
    constexpr std::size_t times = 1'000;
    std::uint64_t seen = 0;
    const double taken = seconds([&] {
        for (std::size_t i = 0; i < times; ++i) {
            for (const State& state : states) seen += step(state);
        }
    });
    if (seen == 1) std::puts("");
    return taken * 1e9 / static_cast<double>(times * states.size());
}

void measure(std::size_t players) {
    const Game game(Settings{.players = players});
    const double taken = seconds([&] { play(game); });
    const std::vector<State> states = positions(game);
    Random random(1, Domain::Choice);
    const double copied = nanoseconds(states, [](const State& state) {
        const State copy = state;
        // Reads the copy where the compiler cannot know what it holds.
        const volatile std::uint16_t* number = &copy.turn.number;
        return std::uint64_t{*number};
    });
    const double placed = nanoseconds(states, [&](const State& state) {
        State copy = state;
        apply_any(game, copy, random);
        return std::uint64_t{copy.board.last_tile().first_part.value};
    });
    const double found = nanoseconds(states, [](const State& state) {
        return count_places(state.board, std::get<Placing>(state.phase).tile);
    });
    const double scored = nanoseconds(states, [&](const State& state) {
        return static_cast<std::uint64_t>(projected(game, state)[0]);
    });
    std::printf(
        "carcassonne-p%zu: %.0f games/s, %zu bytes/state, %.0f ns/copy, %.0f ns/copy and "
        "placement, "
        "%.0f ns to find the legal places, %.0f ns/projected points\n",
        players, static_cast<double>(games) / taken, sizeof(State), copied, placed, found, scored);
    std::fflush(stdout);
}

}  // namespace

int main() {
    for (std::size_t players = fewest_players; players <= most_players; ++players) measure(players);
}
