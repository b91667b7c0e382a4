// Plays a position forward: chance draws from a seeded dealer and `next` chooses the commands,
// until `ends` accepts the state or the game is over. Makes no decision of its own.
#pragma once

#include <cstdint>
#include <stop_token>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/state.hpp"

namespace catan::bots {

// Returns false when stopped halfway.
template <typename Ends, typename Next>
bool play_on(const Game& game, State& state, std::uint64_t luck, const std::stop_token& stop,
             const Ends& ends, const Next& next) {
    // A backstop: no playout of a few rounds needs so many commands.
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
