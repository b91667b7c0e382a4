// Opens the result of a finished game at this terminal.
#pragma once

namespace catan::tui {

struct TableContext;

// Closes all open dialogs first.
void open_result(TableContext& table);

}  // namespace catan::tui
