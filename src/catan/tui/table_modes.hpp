// The modes of a game at this terminal, in the order of the stack. Each is on while a condition holds that it reads from what
// they share, so no mode has to be told that the game has gone on. Pass nullptr to get the keys of a mode for help only.
#pragma once

#include <memory>

#include "catan/core/rooms.hpp"
#include "front/key_table.hpp"
#include "front/screen_mode.hpp"

namespace catan::tui {

struct TableContext;

// Whatever is asked: reading, bots' pace, seats, leaving.
[[nodiscard]] std::unique_ptr<front::ScreenMode> any_time_mode(TableContext* table);
// A bot or a remote player moves.
[[nodiscard]] std::unique_ptr<front::ScreenMode> watching_mode(TableContext* table);
// The player at this screen is asked: what can be done in the set-up as well as in a turn.
[[nodiscard]] std::unique_ptr<front::ScreenMode> board_mode(TableContext* table);
// After the set-up.
[[nodiscard]] std::unique_ptr<front::ScreenMode> turn_mode(TableContext* table);
// A place is looked for on the board.
[[nodiscard]] std::unique_ptr<front::ScreenMode> placing_mode(TableContext* table);
// A move is under way, or the connection is in trouble.
[[nodiscard]] std::unique_ptr<front::ScreenMode> waiting_mode(TableContext* table);
// Cards are covered until the next player has come.
[[nodiscard]] std::unique_ptr<front::ScreenMode> curtain_mode(TableContext* table);
// The game is over.
[[nodiscard]] std::unique_ptr<front::ScreenMode> end_mode(TableContext* table);
// A line is typed at the : prompt, or the name of a file.
[[nodiscard]] std::unique_ptr<front::ScreenMode> typing_mode(TableContext* table);
// Above all dialogs: something must be read before anything else is done.
[[nodiscard]] std::unique_ptr<front::ScreenMode> warning_mode(TableContext* table);

// All of these on the stack.
void add_table_modes(TableContext& table);
// All keys of a game and of its board, for help only.
[[nodiscard]] front::KeyTable keys_in_a_game();

}  // namespace catan::tui
