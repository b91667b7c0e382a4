// What a game asks in dialogs: made from what the person on a chair knows, and ending in a command that they say.
#pragma once

#include <functional>
#include <memory>

#include "catan/core/rooms.hpp"
#include "catan/tui/card_dialogs.hpp"
#include "front/dialog.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

// Who is asked, and what to do with the answer, or with a dialog that comes next.
struct Asker {
    const table::Chair& chair;
    Drafts& drafts;  // of whoever sits there
    Say say;
    std::function<void(std::unique_ptr<front::Dialog>)> open;
};

// Opens what the phase asks for, if that is a dialog: it cannot be left out.
void ask_what_must_be(const Asker& asker);

void ask_cards(const Asker& asker);
// A card that is bought cannot be given back (R12), so this is asked once more.
void ask_whether_to_buy(const Asker& asker);
void ask_bank_trade(const Asker& asker);
void ask_trade(const Asker& asker);

}  // namespace catan::tui
