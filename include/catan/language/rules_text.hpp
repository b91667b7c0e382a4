// Returns the rules in words: docs/rules.md as of the build, and single rules of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace catan::language {

[[nodiscard]] std::string_view rules_text();

// A rule or section by its number, such as `R5.3` or `r5`, with its heading and all below it; nothing if there is none.
[[nodiscard]] std::optional<std::string> rule_text(std::string_view number);

}  // namespace catan::language
