// Parses option values that name parts of a game: a kind of board, a player's seat. An invalid
// value throws a Failure that lists the valid ones.
#pragma once

#include <cstdint>
#include <string_view>

#include "catan/core/generator.hpp"
#include "catan/language/table.hpp"

namespace catan::app {

// Draws a board seed that is short enough to read aloud and type.
[[nodiscard]] std::uint64_t fresh_board_seed();

// Finds the seat of the player with this name.
[[nodiscard]] Seat seat_called(const language::Table& table, std::string_view option,
                               std::string_view name);

// A value of --board: a mode, and the extended shape if the value implies it.
struct BoardKind {
    Mode mode = Mode::Random;
    bool extended = false;
};
[[nodiscard]] BoardKind kind_of_board(std::string_view typed);

}  // namespace catan::app
