// Answers the questions of tabletop::table::Rules for Carcassonne.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "carcassonne/core/apply.hpp"
#include "carcassonne/core/chance.hpp"
#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/refuse.hpp"
#include "carcassonne/core/state.hpp"
#include "carcassonne/table/types.hpp"

namespace carcassonne::table {

struct Rules {
    using Types = table::Types;
    using State = carcassonne::State;
    using Dealer = carcassonne::Dealer;

    [[nodiscard]] static State start(const Game& game) { return carcassonne::start(game); }
    [[nodiscard]] static Seat asked(const Game& game, const State& state) {
        return carcassonne::asked(game, state);
    }
    [[nodiscard]] static bool is_over(const State& state) { return state.in<GameOver>(); }
    [[nodiscard]] static std::uint32_t turn(const State& state) { return state.turn.number; }

    [[nodiscard]] static std::optional<Refusal> refuse(const Game& game, const State& state,
                                                       const Command& command, Seat speaker) {
        return carcassonne::refuse(game, state, command, speaker);
    }
    [[nodiscard]] static std::optional<Refusal> refuse(const State& state, const Outcome& outcome) {
        return carcassonne::refuse(state, outcome);
    }
    static void apply(const Game& game, State& state, const Command& command, Events* events) {
        carcassonne::apply(game, state, command, events);
    }
    static void apply(const Game& game, State& state, const Outcome& outcome, Events* events) {
        carcassonne::apply(game, state, outcome, events);
    }
    static void list_legal(const Game& game, const State& state, std::vector<Command>& commands) {
        carcassonne::list_legal(game, state, commands);
    }

    // K14
    [[nodiscard]] static bool asks_chance(const Command& command) {
        return carcassonne::asks_chance(command);
    }
    [[nodiscard]] static bool awaits_outcome(const State& state) {
        return carcassonne::awaits_outcome(state);
    }
    [[nodiscard]] static Refusal refuse_without_outcome(const Command& command);

    // K15: the player who placed the last tile, even if the next player is to move.
    [[nodiscard]] static Seat may_take_back(const Game& /*game*/, const State& /*before*/,
                                            const Move& /*move*/, const State& after) {
        return carcassonne::may_take_back(after);
    }
    [[nodiscard]] static std::optional<Refusal> refuse_taking_back(Seat may, Seat speaker);

    // Nothing is hidden.
    [[nodiscard]] static const State& view(const Game& /*game*/, const State& state,
                                           Viewer /*viewer*/) {
        return state;
    }
    [[nodiscard]] static const State& imagine(const Game& /*game*/, const State& view) {
        return view;
    }
};

}  // namespace carcassonne::table
