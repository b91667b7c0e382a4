// Finds the section of a page of rules that has a rule's number, such as `### R5.3 Road`. Knows no rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tabletop::text {

// The text from the rule's heading to the next heading of the same or a higher level. Headings of rules have the level 2 or
// 3, and begin with the letter.
[[nodiscard]] std::optional<std::string> section_of(std::string_view page, char letter,
                                                    std::string_view number);

}  // namespace tabletop::text
