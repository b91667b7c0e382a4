// Checks that a running game on the standard board allocates nothing: listing legal commands, choosing one without the
// list, applying it, dealing outcomes. A program of its own, because it counts every operator new.
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

#include "catan/core/generator.hpp"
#include "support/random_game.hpp"

namespace {

std::size_t allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* block = std::malloc(size > 0 ? size : 1)) return block;
    throw std::bad_alloc();
}
void operator delete(void* block) noexcept { std::free(block); }
void operator delete(void* block, std::size_t) noexcept { std::free(block); }

using namespace catan;

namespace {

struct Playout {
    std::size_t allocations = 0;
    std::size_t steps = 0;
    bool over = false;
};

Playout play(std::size_t seats, std::uint64_t seed, Habits habits) {
    const Shape standard = Shape::hexagon(3);
    const Game game(make_board(Mode::Random, standard, seed), usual_settings(seats, standard));
    RandomPlayers players(game, seed, habits);
    State state = start(game);
    Playout playout;
    Random random(seed, Domain::Choice);
    const std::size_t before = allocations;
    while (!state.in<GameOver>() && playout.steps < 20'000) {
        if (count_legal(game, state) > 0) static_cast<void>(choose_legal(game, state, random));
        take(game, state, players.next(state));
        ++playout.steps;
    }
    playout.allocations = allocations - before;
    playout.over = state.in<GameOver>();
    return playout;
}

}  // namespace

TEST_CASE("a running game on the standard board allocates nothing") {
    std::size_t finished = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const std::size_t seats = 2 + seed % 3;
        const Habits habits{seed % 2 == 0, seed % 4 < 2, seed % 8 < 4};
        CAPTURE(seed, seats);
        const Playout playout = play(seats, seed, habits);
        REQUIRE(playout.allocations == 0);
        if (playout.over) ++finished;
    }
    REQUIRE(finished > 350);
}

TEST_CASE("allocations are counted") {
    const std::size_t before = allocations;
    const Game game(make_board(Mode::Random, Shape::hexagon(3), 1),
                    usual_settings(4, Shape::hexagon(3)));
    const State state = start(game);
    const std::size_t made = allocations;
    const State copy = state;
    REQUIRE(made > before);
    REQUIRE(allocations > made);
    REQUIRE(copy == state);
}
