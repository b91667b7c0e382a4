// `catan rules`: the rules, or some of them by number.
#pragma once

#include <string>
#include <vector>

namespace catan::app {

void show_rules(const std::vector<std::string>& numbers);

}  // namespace catan::app
