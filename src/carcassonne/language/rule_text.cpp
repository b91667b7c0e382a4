#include "carcassonne/core/rooms.hpp"
#include "carcassonne/language/rules_text.hpp"
#include "tabletop/text/spelling.hpp"

namespace carcassonne::language {
namespace {

// Returns `K4` for `## K4 Placing a follower`; empty for a line that is not a rule's heading.
std::string_view heading_number(std::string_view line) {
    constexpr std::string_view mark = "## ";
    if (!line.starts_with("## K")) return {};
    line.remove_prefix(mark.size());
    return line.substr(0, line.find(' '));
}

}  // namespace

// The text from the rule's heading to the next heading.
std::optional<std::string> rule_text(std::string_view number) {
    std::string found;
    for (std::string_view rest = rules_text(); !rest.empty();) {
        const std::size_t end = rest.find('\n') + 1;
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end);
        if (!found.empty() && line.starts_with("##")) break;
        const std::string_view here = heading_number(line);
        if (!found.empty() || (!here.empty() && text::same_word(here, number))) found += line;
    }
    if (found.empty()) return std::nullopt;
    while (found.ends_with("\n\n")) found.pop_back();
    return found;
}

}  // namespace carcassonne::language
