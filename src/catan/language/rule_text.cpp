#include "catan/core/rooms.hpp"
#include "catan/language/rules_text.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::language {
namespace {

// Returns `R5.3` for `### R5.3 Road`; empty for a line that is not a rule's heading.
std::string_view heading_number(std::string_view line) {
    const std::size_t level = line.find_first_not_of('#');
    if (level != 2 && level != 3) return {};
    line.remove_prefix(level);
    if (!line.starts_with(" R")) return {};
    line.remove_prefix(1);
    return line.substr(0, line.find(' '));
}

std::size_t heading_level(std::string_view line) {
    return line.starts_with('#') ? line.find_first_not_of('#') : 0;
}

}  // namespace

// The text from the rule's heading to the next heading of the same or a higher level.
std::optional<std::string> rule_text(std::string_view number) {
    std::string found;
    std::size_t level = 0;
    for (std::string_view rest = rules_text(); !rest.empty();) {
        const std::size_t end = rest.find('\n') + 1;
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end);
        const std::size_t here = heading_level(line);
        if (level != 0 && here != 0 && here <= level) break;
        if (level == 0 && text::same_word(heading_number(line), number)) level = here;
        if (level != 0) found += line;
    }
    if (level == 0) return std::nullopt;
    while (found.ends_with("\n\n")) found.pop_back();
    return found;
}

}  // namespace catan::language
