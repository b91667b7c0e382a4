// Infers hidden development cards from what one seat has seen (R11): how many each seat holds, how long it could have
// played them, and how many victory cards would already have won the game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/imagine.hpp"
#include "catan/core/random.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/view.hpp"

namespace catan::bots {

class HeldCards {
public:
    // Ages are capped here.
    static constexpr std::size_t oldest = 15;

    // The game must outlive it.
    explicit HeldCards(const Game& game);

    void hear(const SeenMove& seen);

    // Fills in the hidden cards of the view: draws them from all unseen cards, by their likelihood.
    void draw(const View& view, Random& random, HiddenCards& hidden) const;

private:
    // Counts cards by age: the number of the owner's turns in which the card could have been played. When a card is played,
    // assumes the youngest, because players do not hold back cards that they can play.
    using Ages = std::array<std::uint16_t, oldest + 1>;

    void play(Seat seat);
    void end_turn();

    const Game* game_;
    Seat active_;
    bool has_played_ = false;   // in this turn
    std::uint16_t bought_ = 0;  // in this turn
    std::array<Ages, most_players> ages_{};
    std::array<int, most_players> points_{};  // without hidden victory cards
    // R10.5: bounds each seat's victory cards: the seat had not won at the end of its last turn.
    std::array<int, most_players> most_victories_{};
};

}  // namespace catan::bots
