// Tells whether a kind of move is possible, and if not, returns the most informative objection in words. Asks the chair
// and judges no rules itself.
#pragma once

#include <algorithm>
#include <string>
#include <variant>

#include "catan/core/rooms.hpp"
#include "catan/table/chair.hpp"
#include "catan/tui/placing.hpp"
#include "front/objection.hpp"

namespace catan::tui {

// Addresses the chair's player: `You need 1 more wool. (R5.2)`
[[nodiscard]] front::Objection objection(const table::Chair& chair, const Refusal& refusal);

// True if a command of this kind is legal.
template <typename Kind>
[[nodiscard]] bool can_say_any(const table::Chair& chair) {
    return std::ranges::any_of(chair.legal(), [](const Command& command) {
        return std::holds_alternative<Kind>(command);
    });
}

// These return an empty objection if the move is possible.
[[nodiscard]] front::Objection objection_to(const table::Chair& chair, const Command& command);
[[nodiscard]] front::Objection why_not_take_back(const table::Chair& chair);
[[nodiscard]] front::Objection why_no_place(const table::Chair& chair, Placing what);
[[nodiscard]] front::Objection why_no_card(const table::Chair& chair);
// A command that plays the card with some choice of arguments, to ask for the objection to it.
[[nodiscard]] Command some_way_to_play(Card card, const Bundle& bank);
[[nodiscard]] front::Objection why_no_bank_trade(const table::Chair& chair);
[[nodiscard]] front::Objection why_no_trade(const table::Chair& chair);
// The words of objection_to().
[[nodiscard]] std::string why_not(const table::Chair& chair, const Command& command);

}  // namespace catan::tui
