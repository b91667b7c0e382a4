// Explains to a beginner what a player can do in the current phase.
#pragma once

#include <string>
#include <vector>

#include "catan/core/settings.hpp"
#include "catan/core/view.hpp"

namespace catan::tui {

[[nodiscard]] std::vector<std::string> moment_help(const View& view, const HouseRules& rules);

}  // namespace catan::tui
