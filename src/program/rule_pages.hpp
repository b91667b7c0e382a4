// Prints the rules of a game, or some of them by number.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tabletop::program {

// `rule` returns a rule by its number. `known` says in a message which there are.
void show_rules(const std::vector<std::string>& numbers, std::string_view all,
                const std::function<std::optional<std::string>(std::string_view)>& rule,
                std::string_view known);

}  // namespace tabletop::program
