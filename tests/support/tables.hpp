// The tables at which random games are played: every number of players, shape and mode of board, house rule and habit,
// usual settings and others that run out of everything soon.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "catan/core/events.hpp"
#include "catan/core/game.hpp"
#include "catan/core/state.hpp"
#include "random_game.hpp"

struct Table {
    catan::Game game;
    Habits habits;
    std::uint64_t seed = 0;

    [[nodiscard]] std::string describe() const;
};

// Another table for each seed.
[[nodiscard]] Table random_table(std::uint64_t seed);

// So many times as much work, or as little: the environment variable CATAN_TEST_SCALE, 1 where it is not set.
[[nodiscard]] std::size_t scaled(std::size_t number);

// One step of a game, as whoever watches it sees it.
struct Ply {
    const Table& table;
    const catan::Game& game;
    std::size_t number;
    const std::vector<catan::Command>& listed;  // before the step
    const catan::State& before;
    const Step& step;
    const catan::State& after;
    const catan::Events& events;

    // Ends the test, and says where.
    void demand(bool holds, const char* what) const {
        if (!holds) fail(what);
    }
    [[noreturn]] void fail(const std::string& what) const;
};

// The command of this kind that the step was, the outcome that it was, or nullptr.
template <typename Kind>
const Kind* said(const Ply& ply) {
    const auto* command = std::get_if<catan::Command>(&ply.step);
    return command != nullptr ? std::get_if<Kind>(command) : nullptr;
}
template <typename Kind>
const Kind* answered(const Ply& ply) {
    const auto* outcome = std::get_if<catan::Outcome>(&ply.step);
    return outcome != nullptr ? std::get_if<Kind>(outcome) : nullptr;
}

// The events of this kind that it told.
template <typename Kind>
std::vector<Kind> told(const Ply& ply) {
    std::vector<Kind> events;
    for (const catan::Event& event : ply.events) {
        if (const auto* one = std::get_if<Kind>(&event)) events.push_back(*one);
    }
    return events;
}

// Plays one game to its end, or so many steps of it, and shows each one to `watch`.
template <typename Watch>
void play(const Table& table, std::size_t most_plies, Watch&& watch) {
    RandomPlayers players(table.game, table.seed, table.habits);
    catan::State state = catan::start(table.game);
    catan::Events events;
    for (std::size_t number = 0; number < most_plies && !state.in<catan::GameOver>(); ++number) {
        const Step step = players.next(state);
        const catan::State before = state;
        events.clear();
        take(table.game, state, step, &events);
        watch(Ply{table, table.game, number, players.listed(), before, step, state, events});
    }
}

// Plays games at so many tables, with a watcher of its own for each: `make_watch(table)`.
template <typename MakeWatch>
void play_at_tables(std::size_t tables, std::size_t most_plies, MakeWatch&& make_watch) {
    for (std::uint64_t seed = 0; seed < scaled(tables); ++seed) {
        const Table table = random_table(seed);
        play(table, most_plies, make_watch(table));
    }
}
