// Loads a saved game, which is a script of the moves at the table. Checks the whole file and reports how much of it is
// sound.
//
// Only src/table/saved_game_impl.hpp has the definitions: a game instantiates them once.
#pragma once

#include <cstdint>
#include <istream>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "tabletop/table/match.hpp"
#include "tabletop/table/script.hpp"

namespace tabletop::table {

// L is the Language of a game.
template <typename L>
struct SavedGame {
    // The game up to the first fault; none if the header cannot be read.
    std::optional<Match<L>> match;
    // Whether the header leaves nothing open, as in every saved game. A script may leave much to chance or the command line.
    bool is_saved = false;
    std::uint64_t bytes = 0;  // of the file that the game takes up
    // A last line without a line end, because writing was interrupted. It is not part of the game.
    std::optional<std::string> torn;
    std::uint64_t lines = 0;  // read so far; a faulty or torn line is the last of them
    // The faults with their lines, and how many bytes of the file its own checks confirm.
    std::vector<std::string> fault;
    Verdict verdict = Verdict::Fine;  // on the faulty line
    bool is_of_another_game = false;  // a program of another name plays it, as the fault says
    std::uint64_t confirmed_bytes = 0;
    std::uint32_t confirmed_turn = 0;
};

// Reads at most `bytes` bytes. `name` is for messages.
template <typename L>
[[nodiscard]] SavedGame<L> load_game(
    std::istream& in, const std::string& name,
    std::uint64_t bytes = std::numeric_limits<std::uint64_t>::max());

// A whole game as a file, header included. Omits moves that were taken back.
template <typename L>
[[nodiscard]] std::string saved_text(const Match<L>& match);

}  // namespace tabletop::table
