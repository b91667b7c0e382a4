// Knows what the players of a game may be called, and what seats without a name are called.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "carcassonne/core/ids.hpp"

namespace carcassonne::language {

inline constexpr std::array<std::string_view, most_players> colour_names{"red", "blue", "yellow",
                                                                         "green", "black"};

// The words of the language that cannot be names, in small letters.
[[nodiscard]] std::span<const std::string_view> reserved_words();

// What is wrong with a player's name, in words; nothing if it is valid.
[[nodiscard]] std::optional<std::string> name_fault(std::string_view name);
// The stricter check for names that are typed or given as an option.
[[nodiscard]] std::optional<std::string> new_name_fault(std::string_view name);

}  // namespace carcassonne::language
