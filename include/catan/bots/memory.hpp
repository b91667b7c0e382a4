// What perfect attention to the seen history knows of everybody's cards: exactly what was seen, and of thefts and bought
// cards that were not seen, what can be, weighted by how likely it is. Hears what a seat heard, and nothing else (R11).
// It counts in whole numbers, so that it thinks the same on every machine.
#pragma once

#include <cstddef>
#include <cstdint>

#include "catan/bots/held_cards.hpp"
#include "catan/bots/likely_hands.hpp"
#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/imagine.hpp"
#include "catan/core/random.hpp"
#include "catan/core/view.hpp"

namespace catan::bots {

class Memory {
public:
    // The game must outlive the memory.
    Memory(const Game& game, Seat viewer);

    // What happened next, as the viewer saw it.
    void hear(const Happening& seen);

    [[nodiscard]] Seat viewer() const { return viewer_; }
    [[nodiscard]] std::size_t heard() const { return heard_; }
    // A number for all that was heard: the same for the same history, so that chance that begins with it is the same.
    [[nodiscard]] std::uint64_t impression() const { return impression_; }
    [[nodiscard]] const LikelyHands& hands() const { return hands_; }
    [[nodiscard]] const HeldCards& cards() const { return cards_; }

    // A guess at what the view hides, drawn by how likely it is. It fits. The view must be of the moment after what was
    // heard last.
    [[nodiscard]] HiddenCards guess(const View& view, Random& random) const;

private:
    const Game* game_;
    Seat viewer_;
    std::size_t heard_ = 0;
    std::uint64_t impression_ = 0;
    LikelyHands hands_;
    HeldCards cards_;
};

}  // namespace catan::bots
