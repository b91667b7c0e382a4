// Whether a kind of thing can be done at all, and if not what speaks against it: of all refusals the one that tells most,
// in words. Asks the chair, and judges nothing itself.
#pragma once

#include <algorithm>
#include <string>
#include <variant>

#include "catan/chair.hpp"
#include "tui/place_cursor.hpp"

namespace catan::tui {

// `R5.4: …`
[[nodiscard]] std::string refusal_line(const Chair& chair, const Refusal& refusal);

// Whether a command of the kind is among the legal ones.
template <typename Kind>
[[nodiscard]] bool can_say_any(const Chair& chair) {
    return std::ranges::any_of(chair.legal(), [](const Command& command) {
        return std::holds_alternative<Kind>(command);
    });
}

// All of these say nothing where it is possible.
[[nodiscard]] std::string why_not(const Chair& chair, const Command& command);
[[nodiscard]] std::string why_not_take_back(const Chair& chair);
[[nodiscard]] std::string why_no_place(const Chair& chair, Placing what);
[[nodiscard]] std::string why_no_card(const Chair& chair);
[[nodiscard]] std::string why_no_bank_trade(const Chair& chair);
[[nodiscard]] std::string why_no_trade(const Chair& chair);

}  // namespace catan::tui
