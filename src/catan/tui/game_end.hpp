// Describes a finished game: the ranking and the source of each point, the course of the points, the dice, and each
// player's luck. Reads one chair only; after the end nothing is secret (R7.1, R11).
#pragma once

#include <string>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/table/chair.hpp"
#include "kit/dialog_box.hpp"

namespace catan::tui {

// `Ann wins`
[[nodiscard]] std::string end_title(const table::Chair& chair);

// Lines for a text dialog. `notes` adds lines such as the path of the saved game.
[[nodiscard]] std::vector<kit::DialogLine> end_lines(const table::Chair& chair,
                                                     const std::vector<std::string>& notes);

}  // namespace catan::tui
