// Answers the questions of tabletop::table::GameTypes for Catan. Reaches no state (R11).
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "catan/core/command.hpp"
#include "catan/core/events.hpp"
#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/view.hpp"

namespace catan::table {

struct Types {
    using Game = catan::Game;
    using Command = catan::Command;
    using Outcome = catan::Outcome;
    using Event = catan::Event;
    using Refusal = catan::Refusal;
    using View = catan::View;

    [[nodiscard]] static Seat asked(const Game& /*game*/, const View& view) { return view.asked; }
    [[nodiscard]] static bool is_over(const View& view) {
        return std::holds_alternative<GameOver>(view.phase);
    }
    [[nodiscard]] static bool ends_turn(const Command& command) {
        return std::holds_alternative<EndTurn>(command);
    }
    // A paired phase (R4.5) is a part of its turn.
    [[nodiscard]] static std::optional<std::uint32_t> turn_begun(const Event& event) {
        const auto* began = std::get_if<TurnBegan>(&event);
        if (began == nullptr || began->paired) return std::nullopt;
        return began->number;
    }
    // R8.2: an offer that all players have declined is withdrawn.
    [[nodiscard]] static std::optional<Move> forced_move(const Game& game, const View& view);
    // R10.5
    [[nodiscard]] static Refusal refuse_after_end();
};

// Complete in rules.hpp and language.hpp, which reach the state.
struct Rules;
struct Language;

}  // namespace catan::table
