// Declares `catan board`, which makes a board and shows it.
#pragma once

#include "board_options.hpp"

namespace catan::app {

void show_board(const BoardOptions& options);

}  // namespace catan::app
