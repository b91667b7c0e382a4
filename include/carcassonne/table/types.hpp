// Answers the questions of tabletop::table::GameTypes for Carcassonne. Nothing is hidden in this game (K14), so a view is the
// state.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "carcassonne/core/command.hpp"
#include "carcassonne/core/events.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/move.hpp"
#include "carcassonne/core/refuse.hpp"
#include "carcassonne/core/state.hpp"

namespace carcassonne::table {

struct Types {
    using Game = carcassonne::Game;
    using Command = carcassonne::Command;
    using Outcome = carcassonne::Outcome;
    using Event = carcassonne::Event;
    using Refusal = carcassonne::Refusal;
    using View = carcassonne::State;

    [[nodiscard]] static Seat asked(const Game& game, const View& view) {
        return carcassonne::asked(game, view);
    }
    [[nodiscard]] static bool is_over(const View& view) { return view.in<GameOver>(); }
    [[nodiscard]] static bool ends_turn(const Command& command) {
        return carcassonne::ends_turn(command);
    }
    [[nodiscard]] static std::optional<std::uint32_t> turn_begun(const Event& event) {
        const auto* began = std::get_if<TurnBegan>(&event);
        if (began == nullptr) return std::nullopt;
        return began->number;
    }
    // Players draw and pass themselves, even where nothing else is possible (K5).
    [[nodiscard]] static std::optional<Move> forced_move(const Game& /*game*/,
                                                         const View& /*view*/) {
        return std::nullopt;
    }
    // K12
    [[nodiscard]] static Refusal refuse_after_end();
};

// Complete in rules.hpp and language.hpp.
struct Rules;
struct Language;

}  // namespace carcassonne::table
