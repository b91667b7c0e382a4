// The end of a game at this terminal.
#pragma once

namespace catan::tui {

struct TableContext;

// Tells how the game ended, in the place of all that is open.
void open_result(TableContext& table);

}  // namespace catan::tui
