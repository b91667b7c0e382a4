// Answers the questions of tabletop::table::Rules for Catan.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/imagine.hpp"
#include "catan/core/legal.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/state.hpp"
#include "catan/core/view.hpp"
#include "catan/table/types.hpp"

namespace catan::table {

struct Rules {
    using Types = table::Types;
    using State = catan::State;
    using Dealer = catan::Dealer;

    [[nodiscard]] static State start(const Game& game) { return catan::start(game); }
    [[nodiscard]] static Seat asked(const Game& game, const State& state) {
        return catan::asked(game, state);
    }
    [[nodiscard]] static bool is_over(const State& state) { return state.in<GameOver>(); }
    [[nodiscard]] static std::uint32_t turn(const State& state) { return state.turn.number; }

    [[nodiscard]] static std::optional<Refusal> refuse(const Game& game, const State& state,
                                                       const Command& command, Seat speaker) {
        return catan::refuse(game, state, command, speaker);
    }
    [[nodiscard]] static std::optional<Refusal> refuse(const State& state, const Outcome& outcome) {
        return catan::refuse(state, outcome);
    }
    static void apply(const Game& game, State& state, const Command& command, Events* events) {
        catan::apply(game, state, command, events);
    }
    static void apply(const Game& game, State& state, const Outcome& outcome, Events* events) {
        catan::apply(game, state, outcome, events);
    }
    static void list_legal(const Game& game, const State& state, std::vector<Command>& commands) {
        catan::list_legal(game, state, commands);
    }

    // R9
    [[nodiscard]] static bool asks_chance(const Command& command) {
        return catan::asks_chance(command);
    }
    [[nodiscard]] static bool awaits_outcome(const State& state) {
        return catan::awaits_outcome(state);
    }
    [[nodiscard]] static Refusal refuse_without_outcome(const Command& command);

    // R12: the player who made the move, while it is still their move.
    [[nodiscard]] static Seat may_take_back(const Game& game, const State& before, const Move& move,
                                            const State& after);
    [[nodiscard]] static std::optional<Refusal> refuse_taking_back(Seat may, Seat speaker);

    // R11
    [[nodiscard]] static View view(const Game& game, const State& state, Viewer viewer) {
        return catan::view(game, state, viewer);
    }
    [[nodiscard]] static State imagine(const Game& game, const View& view) {
        return catan::imagine(game, view);
    }
};

}  // namespace catan::table
