#include "rules_command.hpp"

#include <fmt/format.h>

#include "catan/core/rooms.hpp"
#include "catan/language/rules_text.hpp"
#include "program/option_values.hpp"
#include "program/output.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {

void show_rules(const std::vector<std::string>& numbers) {
    if (numbers.empty()) return program::write_stdout(language::rules_text());
    std::string text;
    for (const std::string& number : numbers) {
        const auto rule = language::rule_text(number);
        if (!rule) {
            program::misunderstood(
                fmt::format("there is no rule {}; they are R1 to R12, and most have parts "
                            "such as R5.3",
                            text::in_quotes(number)));
        }
        if (!text.empty()) text += '\n';
        text += *rule;
    }
    program::write_stdout(text);
}

}  // namespace catan::app
