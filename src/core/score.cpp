#include "catan/score.hpp"

#include <algorithm>
#include <cstdint>

namespace catan {

int public_points(const Game& game, const State& state, Seat seat) {
    const Pieces& supply = game.settings().pieces;
    const Player& player = state[seat];
    const int settlements = static_cast<int>(supply.settlements) - player.settlements;
    const int cities = static_cast<int>(supply.cities) - player.cities;
    int sum = settlements + 2 * cities;
    if (state.longest_road == seat) sum += award_points;
    if (state.largest_army == seat) sum += award_points;
    return sum;
}

int points(const Game& game, const State& state, Seat seat) {
    return public_points(game, state, seat) + state[seat].cards[index(Card::Victory)];
}

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

bool has_won(const Game& game, const State& state) {
    return state.turn.number > 0 && points(game, state, state.turn.active()) >=
                                        static_cast<int>(game.settings().pieces.target);
}

}  // namespace catan
