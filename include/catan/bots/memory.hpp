// Remembers all that a seat has seen of the other players' cards: seen cards exactly, unseen thefts and purchases as
// weighted possibilities. Hears what the seat heard and nothing else (R11). Uses integer arithmetic only, so that results
// are the same on every machine.
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

    // Takes the next move as the viewer saw it.
    void hear(const SeenMove& seen);

    [[nodiscard]] Seat viewer() const { return viewer_; }
    [[nodiscard]] std::size_t heard() const { return heard_; }
    // A hash of all that was heard. Seeds the bot's random choices, so equal histories give equal choices.
    [[nodiscard]] std::uint64_t history_hash() const { return history_hash_; }
    [[nodiscard]] const LikelyHands& hands() const { return hands_; }
    [[nodiscard]] const HeldCards& cards() const { return cards_; }

    // Draws a guess at the hidden cards, weighted by probability. It fits the view, which must be the one after the last
    // move heard.
    [[nodiscard]] HiddenCards guess(const View& view, Random& random) const;

private:
    const Game* game_;
    Seat viewer_;
    std::size_t heard_ = 0;
    std::uint64_t history_hash_ = 0;
    LikelyHands hands_;
    HeldCards cards_;
};

}  // namespace catan::bots
