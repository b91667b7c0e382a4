// Answers the questions of tabletop::remote::RemoteLanguage for Carcassonne.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "carcassonne/core/command.hpp"
#include "carcassonne/core/state.hpp"
#include "carcassonne/language/table.hpp"
#include "carcassonne/remote/history_checker.hpp"
#include "carcassonne/table/language.hpp"
#include "remote/spoken_chair.hpp"

namespace carcassonne::remote {

struct Language : table::Language {
    using Checker = HistoryChecker;

    [[nodiscard]] static std::string agreement_text(const Game& game,
                                                    std::span<const std::string> names) {
        return language::agreement_text(game, names);
    }
    // Nothing is offered in this game.
    [[nodiscard]] static tabletop::remote::MoveKind kind_of(const Command& /*command*/) {
        return tabletop::remote::MoveKind::Progress;
    }
    [[nodiscard]] static std::uint32_t turn_of(const State& view) { return view.turn.number; }
};

}  // namespace carcassonne::remote
