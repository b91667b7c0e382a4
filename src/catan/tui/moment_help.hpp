// What can be done at this moment of a game, for somebody who has read nothing.
#pragma once

#include <string>
#include <vector>

#include "catan/core/settings.hpp"
#include "catan/core/view.hpp"

namespace catan::tui {

[[nodiscard]] std::vector<std::string> moment_help(const View& view, const HouseRules& rules);

}  // namespace catan::tui
