// Applies a command or an outcome of chance to a state; no other code changes a state. Both must be legal (refuse). Draws
// nothing at random. Pass `events` to collect the resulting events.
#pragma once

#include "catan/core/chance.hpp"
#include "catan/core/command.hpp"
#include "catan/core/events.hpp"
#include "catan/core/game.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"

namespace catan {

void apply(const Game& game, State& state, const Command& command, Events* events = nullptr);
void apply(const Game& game, State& state, const Outcome& outcome, Events* events = nullptr);

// Applies a uniformly random command of list_legal(), with one bounded draw. Equivalent to applying choose_legal(), but
// faster, because it never builds the command. The state must ask a player for a command other than a discard.
void apply_any(const Game& game, State& state, Random& random);
// Applies the dealer's outcome. The state must await one.
void apply_any(const Game& game, State& state, Dealer& dealer);

}  // namespace catan
