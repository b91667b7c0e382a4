#include "catan/core/apply.hpp"

#include <cassert>

#include "catan/core/refuse.hpp"
#include "change.hpp"
#include "kinds_of_commands.hpp"

namespace catan {

void apply(const Game& game, State& state, const Command& command, Events* events) {
    assert(!refuse(game, state, command));
    std::visit(Change{game, state, events, asked(game, state)}, command);
}

void apply(const Game& game, State& state, const Outcome& outcome, Events* events) {
    assert(!refuse(state, outcome));
    std::visit(Change{game, state, events, state.turn.active()}, outcome);
}

void apply_any(const Game& game, State& state, Random& random) {
    in_phase(game, state, [&](const Asked& asked, auto kinds) {
        kinds.any(asked, random, Change{game, state, nullptr, asked.seat});
    });
}

void apply_any(const Game& game, State& state, Dealer& dealer) {
    dealer.deal(state, Change{game, state, nullptr, state.turn.active()});
}

}  // namespace catan
