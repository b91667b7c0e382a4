// Builds the dialogs in which a game asks a player. Each uses only what the player's chair knows and ends in one
// command.
#pragma once

#include <functional>
#include <memory>

#include "catan/core/rooms.hpp"
#include "catan/table/chair.hpp"
#include "catan/tui/card_dialogs.hpp"
#include "front/dialog.hpp"

namespace catan::tui {

// The player who is asked, and callbacks for the answer and for a follow-up dialog.
struct AskedPlayer {
    const table::Chair& chair;
    Drafts& drafts;  // of the player on `chair`
    Say say;
    std::function<void(std::unique_ptr<front::Dialog>)> open;
};

// Opens the dialog that the phase requires, if any. The player cannot close it without an answer.
void ask_what_must_be(const AskedPlayer& player);

void ask_cards(const AskedPlayer& player);
// Asks for confirmation: a bought card cannot be given back (R12).
void ask_whether_to_buy(const AskedPlayer& player);
void ask_bank_trade(const AskedPlayer& player);
void ask_trade(const AskedPlayer& player);

}  // namespace catan::tui
