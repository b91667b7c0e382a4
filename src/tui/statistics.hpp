// What the dice and the cards have done in a game so far: only what everybody at the table has seen.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tui/log.hpp"

namespace catan::tui {

[[nodiscard]] std::vector<std::string> statistics(const Log& log,
                                                  std::span<const std::string> names);

}  // namespace catan::tui
