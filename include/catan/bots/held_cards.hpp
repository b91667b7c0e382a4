// Development cards that lie face down, as far as somebody at the table can judge them who forgets nothing (R11): how
// many each seat has, for how long it could have played them and did not, and how many of them would have won already.
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
    // From so many turns on, a card is just old.
    static constexpr std::size_t oldest = 15;

    // The game must outlive it.
    explicit HeldCards(const Game& game);

    void hear(const Happening& seen);

    // Fills in the cards that the view hides: drawn from all that are nowhere to be seen, by how likely they are.
    void draw(const View& view, Random& random, HiddenCards& hidden) const;

private:
    // By how many of the owner's turns the cards could have been played in while that seat played none. It is not known
    // which of them is played, so the youngest is taken for it: people do not hold back what they can play.
    using Ages = std::array<std::uint16_t, oldest + 1>;

    void play(Seat seat);
    void end_turn();

    const Game* game_;
    Seat active_;
    bool has_played_ = false;   // in this turn
    std::uint16_t bought_ = 0;  // in this turn
    std::array<Ages, most_players> ages_{};
    std::array<int, most_players> points_{};  // visible ones
    // R10.5: at the end of their last turn they had not won.
    std::array<int, most_players> most_victories_{};
};

}  // namespace catan::bots
