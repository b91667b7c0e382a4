// The rules in words: docs/rules.md, as the library was built with it, and single rules of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace catan::language {

[[nodiscard]] std::string_view rules_text();

// A rule with its heading and all below it, by its number, such as `R5.3` or `r5`; nothing if there is no such rule.
[[nodiscard]] std::optional<std::string> rule_text(std::string_view number);

}  // namespace catan::language
