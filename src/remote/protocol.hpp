// What host and guest agree on before the game (docs/network.md): version, greeting, and limits of what a guest reads.
// Does not know the content of messages, which is text of the game's language.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "tabletop/text/words.hpp"

namespace tabletop::remote {

inline constexpr std::uint64_t protocol_version = 1;

// The first line that either side sends: `catan-chair 1`, for a game called `catan`.
[[nodiscard]] std::string greeting(std::string_view game);
// What is wrong with the first line of the other side; empty if it is valid.
[[nodiscard]] std::string greeting_fault(std::string_view game, std::string_view line);

// The host plays another game. what() says so: `They play Carcassonne there`.
class OtherGame : public text::TextError {
public:
    explicit OtherGame(std::string program);

    // The game's name in the greeting, which is that of its program.
    [[nodiscard]] const std::string& program() const { return program_; }

private:
    std::string program_;
};
// Throws OtherGame or text::TextError unless the line is a host's greeting for this game.
void demand_greeting(std::string_view game, std::string_view line);

// Makes text from the other side safe to show: no control characters, and at most a few rows.
[[nodiscard]] std::string legible(std::string_view words);

// Longer than any view or board. A block that announces more is rejected at once.
inline constexpr std::size_t most_lines_in_block = 100'000;

// More than any game has. These bound the memory that a host can make a guest use.
inline constexpr std::size_t most_moves = 100'000;
inline constexpr std::size_t most_events = 400'000;

}  // namespace tabletop::remote
