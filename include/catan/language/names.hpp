// Knows what the players of a game may be called.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace catan::language {

// What is wrong with a player's name, in words; nothing if it is valid.
[[nodiscard]] std::optional<std::string> name_fault(std::string_view name);
// The stricter check for names that are typed or given as an option.
[[nodiscard]] std::optional<std::string> new_name_fault(std::string_view name);

}  // namespace catan::language
