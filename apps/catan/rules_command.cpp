#include "rules_command.hpp"

#include "catan/core/rooms.hpp"
#include "catan/language/rules_text.hpp"
#include "program/rule_pages.hpp"

namespace catan::app {

void show_rules(const std::vector<std::string>& numbers) {
    program::show_rules(numbers, language::rules_text(), language::rule_text,
                        "they are R1 to R12, and most have parts such as R5.3");
}

}  // namespace catan::app
