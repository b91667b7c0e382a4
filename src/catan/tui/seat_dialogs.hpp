// Opens the dialogs about seats: who plays where, and how remote players join.
#pragma once

namespace catan::tui {

struct TableContext;

// A choice if seats can be changed here, else a read-only text.
void open_seats(TableContext& table);
// How invited players join. Stays open until the player closes it.
void open_invitation(TableContext& table);

}  // namespace catan::tui
