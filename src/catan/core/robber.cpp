#include "catan/core/robber.hpp"

#include "catan/core/rules.hpp"
#include "catan/core/score.hpp"

namespace catan {

Seat protected_at(const Game& game, const State& state, HexId hex) {
    for (const IntersectionId corner : game.topology().corners(hex)) {
        const Seat owner = state.places.building_owner(corner);
        if (owner.exists() && owner != state.turn.active() &&
            public_points(game, state, owner) < protected_below) {
            return owner;
        }
    }
    return Seat::none();
}

bool robber_may_go(const Game& game, const State& state, HexId to) {
    if (to == state.robber) return false;
    if (!game.settings().house_rules.friendly_robber) return true;
    if (!protected_at(game, state, to).exists()) return true;
    // A protected hex is allowed when every other hex is protected too.
    for (std::size_t i = 0; i < game.topology().hexes(); ++i) {
        const HexId hex(i);
        if (hex != state.robber && !protected_at(game, state, hex).exists()) return false;
    }
    return true;
}

SeatSet robbery_victims(const Game& game, const State& state) {
    SeatSet victims;
    const std::uint32_t there = state.places.yields(state.robber);
    unsigned bits = 0;
    for (std::size_t i = 0; i < game.players(); ++i) {
        const bool is_there = Places::yield_of(there, i) != 0;
        bits |= (is_there && !state.players[i].hand.empty() ? 1U : 0U) << i;
    }
    victims.bits = static_cast<std::uint8_t>(bits & ~(1U << state.turn.active().value));
    return victims;
}

}  // namespace catan
