// Declares `catan rules`, which prints all rules, or some by number.
#pragma once

#include <string>
#include <vector>

namespace catan::app {

void show_rules(const std::vector<std::string>& numbers);

}  // namespace catan::app
