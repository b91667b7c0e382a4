// A saved game, read back: a script that holds what was said at the table. Loading checks everything before anybody
// relies on it, and says how far the file can be trusted.
#pragma once

#include <cstdint>
#include <istream>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "tabletop/table/match.hpp"

namespace catan::table {

struct SavedGame {
    // The game as far as the file tells it without fault; none if not even its header can be read.
    std::optional<Match> match;
    // Its header leaves nothing open, as that of a saved game; a script may leave much to chance or to the command line.
    bool is_saved = false;
    std::uint64_t bytes = 0;  // of the file that this takes up
    // A last line without an end: the writing of it was cut short. It is not part of the game.
    std::optional<std::string> torn;
    std::uint64_t lines =
        0;  // that were read; where there is a fault or a torn line, it is the last of them
    // What is wrong, where, and in how many bytes the file holds a game that its own checks confirm.
    std::vector<std::string> fault;
    std::uint64_t confirmed_bytes = 0;
    std::uint32_t confirmed_turn = 0;
};

// Reads so many bytes at most. The name is for messages.
[[nodiscard]] SavedGame load_game(std::istream& in, const std::string& name,
                                  std::uint64_t bytes = std::numeric_limits<std::uint64_t>::max());

// A whole game as a file keeps it, from the header on: what was taken back is not in it.
[[nodiscard]] std::string saved_text(const Match& match);

}  // namespace catan::table
