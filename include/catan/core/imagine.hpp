// Completes a view (R11) to a state that its viewer cannot tell from the true one, by filling in the hidden cards. A
// caller who has only a view uses it to judge commands (refuse, list_legal) and to search ahead. Never sees the true
// state and draws nothing at random.
#pragma once

#include <array>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/state.hpp"
#include "catan/core/view.hpp"

namespace catan {

// A guess at the cards that a view hides. Ignored for seats whose cards the view shows: the viewer, and all seats after the
// end.
struct HiddenCards {
    std::array<Bundle, most_players> hands;
    std::array<CardCounts, most_players> cards{};
    CardCounts bought{};  // by the player to move, this turn
    friend bool operator==(const HiddenCards&, const HiddenCards&) = default;
};

// Whether the guess is possible: the numbers of cards match, the players who made, accepted or countered an offer hold
// the cards to give (R8.2), and no player would have won earlier (R10.5).
[[nodiscard]] bool fits(const Game& game, const View& view, const HiddenCards& hidden);

// A guess that fits, equal for equal views. Not necessarily a likely one.
[[nodiscard]] HiddenCards some_hidden_cards(const Game& game, const View& view);

// The state with this view and these hidden cards, which must fit. It satisfies all invariants. For the viewer, list_legal
// and refuse give the same results as in the true state.
[[nodiscard]] State imagine(const Game& game, const View& view, const HiddenCards& hidden);
[[nodiscard]] State imagine(const Game& game, const View& view);

}  // namespace catan
