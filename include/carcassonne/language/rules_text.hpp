// Returns the rules in words: docs/carcassonne/rules.md as of the build, and single rules of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace carcassonne::language {

[[nodiscard]] std::string_view rules_text();

// A rule by its number, such as `K4` or `k4`, with its heading; nothing if there is none.
[[nodiscard]] std::optional<std::string> rule_text(std::string_view number);

}  // namespace carcassonne::language
