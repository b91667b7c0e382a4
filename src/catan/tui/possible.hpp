// Whether a kind of thing can be done at all, and if not what speaks against it: of all refusals the one that tells most,
// in words. Asks the chair, and judges nothing itself.
#pragma once

#include <algorithm>
#include <string>
#include <variant>

#include "catan/core/rooms.hpp"
#include "catan/tui/place_cursor.hpp"
#include "front/objection.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

// To whoever sits on the chair: `You need 1 more wool. (R5.2)`
[[nodiscard]] front::Objection objection(const table::Chair& chair, const Refusal& refusal);

// Whether a command of the kind is among the legal ones.
template <typename Kind>
[[nodiscard]] bool can_say_any(const table::Chair& chair) {
    return std::ranges::any_of(chair.legal(), [](const Command& command) {
        return std::holds_alternative<Kind>(command);
    });
}

// All of these are empty where it is possible.
[[nodiscard]] front::Objection objection_to(const table::Chair& chair, const Command& command);
[[nodiscard]] front::Objection why_not_take_back(const table::Chair& chair);
[[nodiscard]] front::Objection why_no_place(const table::Chair& chair, Placing what);
[[nodiscard]] front::Objection why_no_card(const table::Chair& chair);
// The card played in some way, to see what speaks against it.
[[nodiscard]] Command some_way_to_play(Card card, const Bundle& bank);
[[nodiscard]] front::Objection why_no_bank_trade(const table::Chair& chair);
[[nodiscard]] front::Objection why_no_trade(const table::Chair& chair);
// The words of the first.
[[nodiscard]] std::string why_not(const table::Chair& chair, const Command& command);

}  // namespace catan::tui
