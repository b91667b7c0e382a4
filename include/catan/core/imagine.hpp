// From what a seat may know (R11) to a whole state that this seat cannot tell from the true one: the view says most of
// it, and the cards that it hides are filled in somehow. So a command can be judged (refuse, list_legal) and a game
// thought further by whoever knows a view only. Sees no true state and draws nothing by chance.
#pragma once

#include <array>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/state.hpp"
#include "catan/core/view.hpp"

namespace catan {

// A guess at what a view hides. Of seats whose cards the view shows - the viewer, everybody once the game is over - it
// does not count.
struct HiddenCards {
    std::array<Bundle, most_players> hands;
    std::array<CardCounts, most_players> cards{};
    CardCounts bought{};  // by whoever is to move, this turn
    friend bool operator==(const HiddenCards&, const HiddenCards&) = default;
};

// Whether everything could be as guessed: the numbers of cards are right, who made, accepted or countered an offer holds
// what they would give (R8.2), and nobody would have won before now (R10.5).
[[nodiscard]] bool fits(const Game& game, const View& view, const HiddenCards& hidden);

// A guess that fits, the same for equal views; not a likely one.
[[nodiscard]] HiddenCards some_hidden_cards(const Game& game, const View& view);

// The state of which this is the view and in which the hidden cards are those; they must fit. It breaks no law
// (invariants), and for the seat that looks on everything is legal, listed and refused as it is in the true state.
[[nodiscard]] State imagine(const Game& game, const View& view, const HiddenCards& hidden);
[[nodiscard]] State imagine(const Game& game, const View& view);

}  // namespace catan
