#include "catan/bots/memory.hpp"

#include "history_hash.hpp"

namespace catan::bots {

Memory::Memory(const Game& game, Seat viewer)
    : game_(&game), viewer_(viewer), hands_(game.players(), viewer), cards_(game) {}

void Memory::hear(const SeenMove& seen) {
    ++heard_;
    history_hash_ = bots::history_hash(history_hash_, seen);
    hands_.hear(seen);
    cards_.hear(seen);
}

HiddenCards Memory::guess(const View& view, Random& random) const {
    HiddenCards hidden;
    if (view.opened) return hidden;
    hidden.hands = hands_.draw(random);
    cards_.draw(view, random, hidden);
    // The view may belong to another game or moment. The guess must still fit the view, so fall
    // back to any cards that do.
    return fits(*game_, view, hidden) ? hidden : some_hidden_cards(*game_, view);
}

}  // namespace catan::bots
