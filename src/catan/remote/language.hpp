// Answers the questions of tabletop::remote::RemoteLanguage for Catan.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <variant>

#include "catan/core/command.hpp"
#include "catan/core/view.hpp"
#include "catan/language/table.hpp"
#include "catan/remote/ledger.hpp"
#include "catan/table/language.hpp"
#include "remote/spoken_chair.hpp"

namespace catan::remote {

struct Language : table::Language {
    using Checker = Ledger;

    [[nodiscard]] static std::string agreement_text(const Game& game,
                                                    std::span<const std::string> names) {
        return language::agreement_text(game, names);
    }
    // R8: trading gets the game no further until a trade is closed.
    [[nodiscard]] static tabletop::remote::MoveKind kind_of(const Command& command) {
        using tabletop::remote::MoveKind;
        if (std::holds_alternative<Offer>(command)) return MoveKind::Offer;
        if (std::holds_alternative<Counter>(command) || std::holds_alternative<Withdraw>(command))
            return MoveKind::Haggling;
        if (std::holds_alternative<Accept>(command) || std::holds_alternative<Decline>(command))
            return MoveKind::Answer;
        return MoveKind::Progress;
    }
    [[nodiscard]] static std::uint32_t turn_of(const View& view) { return view.turn; }
};

}  // namespace catan::remote
