#include "sections.hpp"

#include <algorithm>

#include "tabletop/text/spelling.hpp"

namespace tabletop::text {
namespace {

std::size_t heading_level(std::string_view line) {
    return line.starts_with('#') ? std::min(line.find_first_not_of('#'), line.size()) : 0;
}

// Returns `R5.3` for `### R5.3 Road`; empty for a line that is not a rule's heading.
std::string_view heading_number(std::string_view line, char letter) {
    const std::size_t level = heading_level(line);
    if (level != 2 && level != 3) return {};
    line.remove_prefix(level);
    if (!line.starts_with(' ')) return {};
    line.remove_prefix(1);
    if (!line.starts_with(letter)) return {};
    return line.substr(0, line.find(' '));
}

}  // namespace

std::optional<std::string> section_of(std::string_view page, char letter, std::string_view number) {
    std::string found;
    std::size_t level = 0;
    while (!page.empty()) {
        const std::size_t end = std::min(page.find('\n'), page.size() - 1) + 1;
        const std::string_view line = page.substr(0, end);
        page.remove_prefix(end);
        const std::size_t here = heading_level(line);
        if (level != 0 && here != 0 && here <= level) break;
        const std::string_view its_number = heading_number(line, letter);
        if (level == 0 && !its_number.empty() && same_word(its_number, number)) level = here;
        if (level != 0) found += line;
    }
    if (level == 0) return std::nullopt;
    while (found.ends_with("\n\n")) found.pop_back();
    return found;
}

}  // namespace tabletop::text
