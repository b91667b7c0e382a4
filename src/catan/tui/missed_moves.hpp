// Summarises the moves a player missed: rolls, cards received, pieces built, cards played, robberies. Uses only the
// given history, so it reveals no more than that viewer saw (R11).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "catan/core/history.hpp"

namespace catan::tui {

[[nodiscard]] std::vector<std::string> summary_of_missed(std::span<const SeenMove> moves,
                                                         std::span<const std::string> names);

// What the seat lost to other players, as a sentence for that player. Empty if it lost nothing.
[[nodiscard]] std::string losses(std::span<const SeenMove> moves, Seat seat,
                                 std::span<const std::string> names);

}  // namespace catan::tui
