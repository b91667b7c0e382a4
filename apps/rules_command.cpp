#include "rules_command.hpp"

#include <fmt/format.h>

#include "catan/rules_text.hpp"
#include "catan/spelling.hpp"
#include "option_values.hpp"
#include "output.hpp"

namespace catan::app {

void show_rules(const std::vector<std::string>& numbers) {
    if (numbers.empty()) return write_stdout(text::rules_text());
    std::string text;
    for (const std::string& number : numbers) {
        const auto rule = text::rule_text(number);
        if (!rule) {
            misunderstood(
                fmt::format("there is no rule {}; they are R1 to R12, and most have parts "
                            "such as R5.3",
                            text::in_quotes(number)));
        }
        if (!text.empty()) text += '\n';
        text += *rule;
    }
    write_stdout(text);
}

}  // namespace catan::app
