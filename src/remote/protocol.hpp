// The words with which two machines speak to each other about a game (docs/network.md): their version, and what several
// lines belong to. What is said in them is the language's (catan::text).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace catan::remote {

inline constexpr std::uint64_t protocol_version = 1;

// The first line that either side sends.
[[nodiscard]] std::string greeting();
// What is wrong with the first line of the other side; empty if nothing is.
[[nodiscard]] std::string greeting_fault(std::string_view line);

// Words from the other side, fit to be shown: nothing in them steers a terminal, and they take a few rows at most.
[[nodiscard]] std::string legible(std::string_view words);

// A word, how many lines follow, and these lines: `said 2`. Lines with their ends.
[[nodiscard]] std::string block(std::string_view word, std::string_view lines);

// No view and no board is so long: what says that more follows is nonsense, and is not waited for.
inline constexpr std::size_t most_lines_in_block = 100'000;

// Nor has any game so many moves, or so much that came of them. It bounds what is kept of what a host tells.
inline constexpr std::size_t most_happenings = 100'000;
inline constexpr std::size_t most_events = 400'000;

}  // namespace catan::remote
