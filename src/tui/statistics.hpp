// What the dice and the cards have done in a game so far: only what everybody at the table has seen.
#pragma once

#include <string>
#include <vector>

#include "catan/chair.hpp"

namespace catan::tui {

[[nodiscard]] std::vector<std::string> statistics(const Chair& chair);

}  // namespace catan::tui
