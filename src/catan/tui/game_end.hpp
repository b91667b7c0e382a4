// The end of a game, worth a look: the ranking and how each point was made, the course of the points, the dice, and who
// was lucky. All of it comes from a chair of a game that is over, after which nothing is secret (R7.1, R11).
#pragma once

#include <string>
#include <vector>

#include "catan/core/rooms.hpp"
#include "kit/dialog_box.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

// `Ann wins`
[[nodiscard]] std::string end_title(const table::Chair& chair);

// To be read in a dialog. The notes say what else there is to know, such as where the game is saved.
[[nodiscard]] std::vector<kit::DialogLine> end_lines(const table::Chair& chair,
                                                     const std::vector<std::string>& notes);

}  // namespace catan::tui
