// The only code that changes a state: by a command, or by an outcome of chance. Both must be legal (refuse); neither
// draws anything. Who wants to know what came of it passes a list for the events.
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

// One of the commands that are listed (`legal`), each as likely, for one bounded draw: the same as applying what choose_legal
// chooses, and quicker, as the command is never written down. Somebody must be asked, and for something else than a discard.
void apply_any(const Game& game, State& state, Random& random);
// Likewise what the dealer answers, where an outcome is waited for.
void apply_any(const Game& game, State& state, Dealer& dealer);

}  // namespace catan
