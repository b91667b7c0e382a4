// Declares `carcassonne rules`, which prints all rules, or some by number.
#pragma once

#include <string>
#include <vector>

namespace carcassonne::app {

void show_rules(const std::vector<std::string>& numbers);

}  // namespace carcassonne::app
