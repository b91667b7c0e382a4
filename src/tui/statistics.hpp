// What the dice and the cards have done in a game so far: only what everybody at the table has seen.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "catan/match.hpp"

namespace catan::tui {

// The game is played through once more, so that what was to be expected can be told of every roll.
[[nodiscard]] std::vector<std::string> statistics(const Game& game,
                                                  std::span<const std::string> names,
                                                  std::span<const Said> history);

}  // namespace catan::tui
