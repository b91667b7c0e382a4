// Draws tables for random games: every number of players, shape and mode of board, house rule and habit, with the usual
// settings or with supplies that run out early.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "catan/core/events.hpp"
#include "catan/core/game.hpp"
#include "catan/core/state.hpp"
#include "random_game.hpp"
#include "scale.hpp"

struct Table {
    catan::Game game;
    Habits habits;
    std::uint64_t seed = 0;

    [[nodiscard]] std::string describe() const;
};

// A different table for each seed.
[[nodiscard]] Table random_table(std::uint64_t seed);

// One step of a game, with the states before and after it.
struct Ply {
    const Table& table;
    const catan::Game& game;
    std::size_t number;
    const std::vector<catan::Command>& listed;  // before the step
    const catan::State& before;
    const Step& step;
    const catan::State& after;
    const catan::Events& events;

    // Ends the test with the table and the step if the condition fails.
    void demand(bool holds, const char* what) const {
        if (!holds) fail(what);
    }
    [[noreturn]] void fail(const std::string& what) const;
};

// The step as a command or an outcome of this kind, or nullptr.
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

// The step's events of this kind.
template <typename Kind>
std::vector<Kind> told(const Ply& ply) {
    std::vector<Kind> events;
    for (const catan::Event& event : ply.events) {
        if (const auto* one = std::get_if<Kind>(&event)) events.push_back(*one);
    }
    return events;
}

// Plays one game, at most this many steps of it, and passes each step to `watch`.
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

// Plays a game at each of several tables, each with its own watcher from make_watch(table).
template <typename MakeWatch>
void play_at_tables(std::size_t tables, std::size_t most_plies, MakeWatch&& make_watch) {
    for (std::uint64_t seed = 0; seed < scaled(tables); ++seed) {
        const Table table = random_table(seed);
        play(table, most_plies, make_watch(table));
    }
}
