// What host and guest agree on before the game (docs/network.md): version, greeting, and limits of what a guest reads.
// Does not know the content of messages, which is text of the language (catan::language).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace catan::remote {

inline constexpr std::uint64_t protocol_version = 1;

// The first line that either side sends.
[[nodiscard]] std::string greeting();
// What is wrong with the first line of the other side; empty if it is valid.
[[nodiscard]] std::string greeting_fault(std::string_view line);

// Makes text from the other side safe to show: no control characters, and at most a few rows.
[[nodiscard]] std::string legible(std::string_view words);

// Longer than any view or board. A block that announces more is rejected at once.
inline constexpr std::size_t most_lines_in_block = 100'000;

// More than any game has. These bound the memory that a host can make a guest use.
inline constexpr std::size_t most_moves = 100'000;
inline constexpr std::size_t most_events = 400'000;

}  // namespace catan::remote
