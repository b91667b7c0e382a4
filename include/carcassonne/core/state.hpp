// Holds everything that changes during a game, as a value: no pointers, no heap memory and no randomness. Equal states behave
// equally, and the hash is the same on every platform. Only apply() changes a state.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "carcassonne/core/board.hpp"
#include "carcassonne/core/followers.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/phase.hpp"
#include "carcassonne/core/tiles.hpp"

namespace carcassonne {

struct Player {
    std::uint16_t points = 0;
    std::uint8_t followers = 0;  // in hand

    friend bool operator==(const Player&, const Player&) = default;
};

struct Turn {
    std::uint16_t number = 1;
    Seat player;
    Seat placed;  // the seat that placed the last tile, until the next one is drawn (K15)

    friend bool operator==(const Turn&, const Turn&) = default;
};

struct State {
    Board board;
    TileCounts bag{};
    TileCounts set_aside{};  // K3
    std::array<Player, most_players> players;
    Turn turn;
    Phase phase;

    [[nodiscard]] Player& operator[](Seat seat) { return players[seat.value]; }
    [[nodiscard]] const Player& operator[](Seat seat) const { return players[seat.value]; }

    template <typename P>
    [[nodiscard]] bool in() const {
        return std::holds_alternative<P>(phase);
    }
    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::regular<State> && std::is_trivially_copyable_v<State> && sizeof(State) <= 3072);

// The first state: the first player draws.
[[nodiscard]] State start(const Game& game);

// K5: the player to move; Seat::none() while an outcome is awaited or after the end.
[[nodiscard]] inline Seat asked(const Game& /*game*/, const State& state) {
    return state.in<AwaitingTile>() || state.in<GameOver>() ? Seat::none() : state.turn.player;
}

// K15: the player who may take back the last command; Seat::none() if it cannot be taken back.
[[nodiscard]] inline Seat may_take_back(const State& state) {
    return state.in<GameOver>() ? Seat::none() : state.turn.placed;
}

[[nodiscard]] std::uint64_t hash(const State& state);

}  // namespace carcassonne
