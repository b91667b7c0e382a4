#include "rules_command.hpp"

#include "carcassonne/core/rooms.hpp"
#include "carcassonne/language/rules_text.hpp"
#include "program/rule_pages.hpp"

namespace carcassonne::app {

void show_rules(const std::vector<std::string>& numbers) {
    program::show_rules(numbers, language::rules_text(), language::rule_text,
                        "the rules are K1 to K16");
}

}  // namespace carcassonne::app
