#include "catan/core/score.hpp"

#include <algorithm>
#include <cstdint>

namespace catan {

Seat longest_road_holder(const Game& game, const State& state) {
    std::uint32_t longest = game.settings().pieces.longest_road_minimum;
    for (std::size_t i = 0; i < game.players(); ++i) {
        longest = std::max<std::uint32_t>(longest, state.players[i].longest_road);
    }
    const Seat holder = state.longest_road;
    if (holder.exists() && state[holder].longest_road == longest) return holder;
    Seat alone;
    for (std::size_t i = 0; i < game.players(); ++i) {
        if (state.players[i].longest_road != longest) continue;
        if (alone.exists()) return Seat::none();
        alone = Seat(i);
    }
    return alone;
}

Seat largest_army_holder(const Game& game, const State& state) {
    Seat holder = state.largest_army;
    int largest = holder.exists() ? state[holder].knights_played() : army_minimum - 1;
    for (std::size_t i = 0; i < game.players(); ++i) {
        const int knights = state.players[i].knights_played();
        if (knights > largest) {
            largest = knights;
            holder = Seat(i);
        }
    }
    return holder;
}

}  // namespace catan
