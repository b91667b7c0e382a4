// Formats the public information about seats for the side panel: three lines per seat, or a table with one row per
// seat.
#pragma once

#include <string>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/tui/panels.hpp"
#include "kit/spans.hpp"

namespace catan::tui {

// The seat to move; none when the game is over.
[[nodiscard]] Seat to_move(const View& view);

// A square of the seat's colour, or its letter.
[[nodiscard]] kit::Span seat_mark(const PanelInput& about, Seat seat);

inline constexpr std::size_t rows_of_seat = 3;
[[nodiscard]] std::vector<kit::Line> seat_lines(const PanelInput& about, Seat seat, int width);

// A heading and one line per seat, or two where hands are open.
[[nodiscard]] std::vector<kit::Line> seat_table(const PanelInput& about, int width);

}  // namespace catan::tui
