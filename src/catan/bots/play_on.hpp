// A position played on: chance answers with the luck of a seed, and whoever is asked says what `next` makes of the state,
// until `ends` says that this is far enough.
#pragma once

#include <cstdint>
#include <stop_token>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/state.hpp"

namespace catan::bots {

// False if it was stopped in the middle.
template <typename Ends, typename Next>
bool play_on(const Game& game, State& state, std::uint64_t luck, const std::stop_token& stop,
             const Ends& ends, const Next& next) {
    // Nobody needs as many for a few rounds, whatever they do.
    constexpr int most_commands = 20'000;
    Dealer dealer(luck);
    for (int commands = 0; commands < most_commands && !state.in<GameOver>(); ++commands) {
        if (stop.stop_requested()) return false;
        if (awaits_outcome(state)) {
            apply(game, state, dealer.deal(state));
        } else {
            if (ends(state)) break;
            apply(game, state, next(state));
        }
    }
    return true;
}

}  // namespace catan::bots
