// Applies a command or an outcome of chance to a state; no other code changes a state. Both must be legal (refuse). Draws
// nothing at random. Pass `events` to collect the resulting events.
#pragma once

#include "carcassonne/core/chance.hpp"
#include "carcassonne/core/command.hpp"
#include "carcassonne/core/events.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/random.hpp"
#include "carcassonne/core/state.hpp"

namespace carcassonne {

void apply(const Game& game, State& state, const Command& command, Events* events = nullptr);
void apply(const Game& game, State& state, const Outcome& outcome, Events* events = nullptr);

// Applies a uniformly random command of list_legal(), with one bounded draw. Equivalent to applying choose_legal(), but
// faster. The state must ask a player.
void apply_any(const Game& game, State& state, Random& random);
// Applies a random outcome. The state must await one.
void apply_any_outcome(const Game& game, State& state, Random& random);

// Plays random commands and outcomes to the end.
void play_out(const Game& game, State& state, Random& random);

}  // namespace carcassonne
