// Pays what hexes yield, as far as the bank has cards (R3.2, R4.2, R4.3).
#pragma once

#include <cstdint>

#include "catan/core/events.hpp"
#include "catan/core/game.hpp"
#include "catan/core/state.hpp"

namespace catan {

// R4.2, R4.3: pays all seats for a roll of this sum.
void produce(const Game& game, State& state, std::uint8_t sum, Events* events);

// R3.2: pays for the second settlement of the set-up.
void pay_setup(const Game& game, State& state, Seat seat, IntersectionId at, Events* events);

}  // namespace catan
