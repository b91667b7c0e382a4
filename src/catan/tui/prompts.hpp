// Words the prompt line: what a player is asked, and what a place on the board is worth. Uses only what that player
// may know.
#pragma once

#include <string>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "catan/table/chair.hpp"
#include "catan/tui/placing.hpp"
#include "kit/prompt_line.hpp"

namespace catan::tui {

// The prompt for the chair's player, who must be asked.
[[nodiscard]] kit::Prompt prompt_for(const table::Chair& chair, const PlaceCursor& cursor);

// Names the card just bought, for its buyer only.
[[nodiscard]] std::string bought_words(const table::Chair& chair);

// Effect of playing a card.
[[nodiscard]] std::string_view what_it_does(Card card);

// Why `seat` must come to the screen, from public information.
[[nodiscard]] std::string what_is_asked(const table::Chair& onlooker, Seat seat);

}  // namespace catan::tui
