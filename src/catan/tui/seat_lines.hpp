// What everybody may know of the seats, in lines of the side panel: three for each seat, or a table of one for each.
#pragma once

#include <string>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/tui/panels.hpp"
#include "kit/spans.hpp"

namespace catan::tui {

// Whose word is waited for; nobody when the game is over.
[[nodiscard]] Seat to_move(const View& view);

// A square of the seat's colour, or its letter.
[[nodiscard]] kit::Span seat_mark(const Surroundings& about, Seat seat);

inline constexpr std::size_t rows_of_seat = 3;
[[nodiscard]] std::vector<kit::Line> seat_lines(const Surroundings& about, Seat seat, int width);

// A heading, and a line for each seat, two where hands lie open.
[[nodiscard]] std::vector<kit::Line> seat_table(const Surroundings& about, int width);

}  // namespace catan::tui
