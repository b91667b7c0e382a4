// Dialogs about the seats of a game at this terminal: who plays where, and how players at other machines join.
#pragma once

namespace catan::tui {

struct TableContext;

// Where seats can be changed: a choice; where not, to be read.
void open_seats(TableContext& table);
// How the players who are invited join. It stays open until it is closed.
void open_invitation(TableContext& table);

}  // namespace catan::tui
