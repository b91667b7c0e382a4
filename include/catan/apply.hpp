// The only code that changes a state: by a command, or by an outcome of chance. Both must be legal (refuse); neither
// draws anything. Who wants to know what came of it passes a list for the events.
#pragma once

#include "catan/command.hpp"
#include "catan/events.hpp"
#include "catan/game.hpp"
#include "catan/state.hpp"

namespace catan {

void apply(const Game& game, State& state, const Command& command, Events* events = nullptr);
void apply(const Game& game, State& state, const Outcome& outcome, Events* events = nullptr);

}  // namespace catan
