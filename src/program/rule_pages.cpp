#include "rule_pages.hpp"

#include <fmt/format.h>

#include "option_values.hpp"
#include "output.hpp"
#include "tabletop/text/spelling.hpp"

namespace tabletop::program {

void show_rules(const std::vector<std::string>& numbers, std::string_view all,
                const std::function<std::optional<std::string>(std::string_view)>& rule,
                std::string_view known) {
    if (numbers.empty()) return write_stdout(all);
    std::string text;
    for (const std::string& number : numbers) {
        const auto found = rule(number);
        if (!found) {
            misunderstood(fmt::format("there is no rule {}; {}", text::in_quotes(number), known));
        }
        if (!text.empty()) text += '\n';
        text += *found;
    }
    write_stdout(text);
}

}  // namespace tabletop::program
