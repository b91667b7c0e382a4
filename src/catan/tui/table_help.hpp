// Opens the help of a game at this terminal: what the player can do now, and all keys.
#pragma once

#include <vector>

#include "catan/core/rooms.hpp"
#include "front/key_table.hpp"

namespace catan::tui {

struct TableContext;

void open_help(TableContext& table);

// All keys, for the guide and the manual.
[[nodiscard]] std::vector<front::KeyHelp> all_table_keys();

}  // namespace catan::tui
