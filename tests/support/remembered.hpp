// Plays random games with a bot's memory for every seat, and one for public information only.
#pragma once

#include <cstddef>
#include <vector>

#include "catan/bots/memory.hpp"
#include "catan/core/apply.hpp"
#include "tables.hpp"

// A move with all its events, unfiltered.
struct FullMove {
    catan::Move move;
    catan::Events events;
};

// Plays the next move and advances the state.
inline FullMove go_on(const catan::Game& game, RandomPlayers& players, catan::State& state) {
    FullMove heard{{catan::asked(game, state), std::get<catan::Command>(players.next(state)), {}},
                   {}};
    catan::apply(game, state, heard.move.command, &heard.events);
    if (!catan::awaits_outcome(state)) return heard;
    heard.move.outcome = std::get<catan::Outcome>(players.next(state));
    catan::apply(game, state, *heard.move.outcome, &heard.events);
    return heard;
}

inline std::vector<catan::bots::Memory> all_memories(const catan::Game& game) {
    std::vector<catan::bots::Memory> memories;
    for (std::size_t i = 0; i < game.players(); ++i) memories.emplace_back(game, catan::Seat(i));
    memories.emplace_back(game, catan::Seat::none());
    return memories;
}

inline void hear(std::vector<catan::bots::Memory>& memories, const FullMove& heard) {
    for (auto& memory : memories) {
        memory.hear(catan::seen_by(catan::Viewer::of(memory.viewer()), heard.move, heard.events));
    }
}

// Calls watch(memories, state, heard) after each command until the game is over.
template <typename Watch>
void play_remembered(const Table& table, std::size_t most_commands, Watch&& watch) {
    RandomPlayers players(table.game, table.seed, table.habits);
    catan::State state = catan::start(table.game);
    auto memories = all_memories(table.game);
    for (std::size_t n = 0; n < most_commands && !state.in<catan::GameOver>(); ++n) {
        const FullMove heard = go_on(table.game, players, state);
        hear(memories, heard);
        watch(memories, state, heard);
    }
}
