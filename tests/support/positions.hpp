// Plays games to their middle, for tests of the pieces on a board.
#pragma once

#include <vector>

#include "catan/core/view.hpp"
#include "catan/tui/spots.hpp"
#include "random_game.hpp"

namespace catan::tui {

inline Game game_on(Shape shape, std::uint64_t seed) {
    const std::size_t players = default_shape(4) == shape ? 4 : 6;
    return {make_board(Mode::Random, shape, seed), usual_settings(players, shape)};
}

inline State position(const Game& game, std::uint64_t seed, int steps) {
    RandomPlayers players(game, seed,
                          {.player_trades = false, .bulk_trades = false, .by_kind = true});
    State state = start(game);
    for (int i = 0; i < steps && !state.in<GameOver>(); ++i) take(game, state, players.next(state));
    return state;
}

// The places named by the commands of one kind.
template <typename Place>
void add_places(const std::vector<Command>& commands, Place place, std::vector<Spot>& spots) {
    for (const Command& command : commands) {
        std::visit(
            [&](const auto& said) {
                if constexpr (requires { place(said); }) spots.push_back(place(said));
            },
            command);
    }
}

inline std::vector<Spot> settlement_spots(const std::vector<Command>& commands) {
    std::vector<Spot> spots;
    add_places(
        commands, [](const Settle& said) { return said.at; }, spots);
    return spots;
}
inline std::vector<Spot> city_spots(const std::vector<Command>& commands) {
    std::vector<Spot> spots;
    add_places(
        commands, [](const BuildCity& said) { return said.at; }, spots);
    return spots;
}
inline std::vector<Spot> road_spots(const std::vector<Command>& commands) {
    std::vector<Spot> spots;
    add_places(
        commands, [](const BuildRoad& said) { return said.on; }, spots);
    return spots;
}
inline std::vector<Spot> robber_spots(const std::vector<Command>& commands) {
    std::vector<Spot> spots;
    add_places(
        commands, [](const MoveRobber& said) { return said.to; }, spots);
    return spots;
}

}  // namespace catan::tui
