// What the prompt line asks of a person, and what a place on the board is worth to them, in words; all from what they
// may know.
#pragma once

#include <string>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "catan/tui/place_cursor.hpp"
#include "kit/prompt_line.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

// Of whoever sits on the chair and is asked for something.
[[nodiscard]] kit::Prompt prompt_for(const table::Chair& chair, const PlaceCursor& cursor);

// What was bought, for the eyes of whoever bought it.
[[nodiscard]] std::string bought_words(const table::Chair& chair);

// What playing a card does.
[[nodiscard]] std::string_view what_it_does(Card card);

// Why somebody has to look: what they are asked, as far as everybody knows.
[[nodiscard]] std::string what_is_asked(const table::Chair& onlooker, Seat seat);

}  // namespace catan::tui
