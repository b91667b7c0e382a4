// Values of options that name something of the game: a kind of board, a player's seat. A value that cannot be is a Failure
// that says what can.
#pragma once

#include <cstdint>
#include <string_view>

#include "catan/core/generator.hpp"
#include "catan/language/table.hpp"

namespace catan::app {

// Another board every time, by a seed that is short enough to be told and typed.
[[nodiscard]] std::uint64_t fresh_board_seed();

// Whose seat that is at this table.
[[nodiscard]] Seat seat_called(const language::Table& table, std::string_view option,
                               std::string_view name);

// A value of --board: a mode, and perhaps the only shape that is meant.
struct BoardKind {
    Mode mode = Mode::Random;
    bool extended = false;
};
[[nodiscard]] BoardKind kind_of_board(std::string_view typed);

}  // namespace catan::app
