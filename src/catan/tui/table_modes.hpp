// Creates the modes of a game at this terminal, in stack order. Each mode computes from `TableContext` whether it is
// on, so no mode needs to be told that the game went on. Pass nullptr to get the keys of a mode for help only.
#pragma once

#include <memory>
#include <string>

#include "catan/core/rooms.hpp"
#include "catan/tui/placing.hpp"
#include "front/key_table.hpp"
#include "front/screen_mode.hpp"

namespace catan::tui {

struct TableContext;

// On in every phase: reading, pace of the bots, seats, leaving.
[[nodiscard]] std::unique_ptr<front::ScreenMode> any_time_mode(TableContext* table);
// A bot or a remote player moves.
[[nodiscard]] std::unique_ptr<front::ScreenMode> watching_mode(TableContext* table);
// Keys of a player at the board in every phase: Enter, Esc, digits, undo.
[[nodiscard]] std::unique_ptr<front::ScreenMode> board_mode(TableContext* table);
// Keys of a turn: roll, build, cards, trade, end.
[[nodiscard]] std::unique_ptr<front::ScreenMode> turn_mode(TableContext* table);
// The player chooses a place on the board.
[[nodiscard]] std::unique_ptr<front::ScreenMode> placing_mode(TableContext* table);
// A key of a turn that begins this choice.
[[nodiscard]] front::Binding build_key(TableContext* table, std::string key, std::string label,
                                       std::string help, Placing what);
// A move is under way, or the connection is in trouble.
[[nodiscard]] std::unique_ptr<front::ScreenMode> waiting_mode(TableContext* table);
// Covers all cards until the next player has arrived.
[[nodiscard]] std::unique_ptr<front::ScreenMode> curtain_mode(TableContext* table);
// The game is over.
[[nodiscard]] std::unique_ptr<front::ScreenMode> end_mode(TableContext* table);
// The player types a line at the : prompt, or a file name.
[[nodiscard]] std::unique_ptr<front::ScreenMode> typing_mode(TableContext* table);
// A warning, above all dialogs: it must be read first.
[[nodiscard]] std::unique_ptr<front::ScreenMode> warning_mode(TableContext* table);

// Pushes all of these onto the stack.
void add_table_modes(TableContext& table);
// All keys of a game and of its board, for help only.
[[nodiscard]] front::KeyTable keys_in_a_game();

}  // namespace catan::tui
