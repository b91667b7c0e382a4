// Holds everything that changes during a game, as a value: no pointers to other objects and no randomness. Copies are cheap,
// equal states behave equally, and the hash is the same on every platform. Only apply() changes a state.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/phase.hpp"
#include "catan/core/places.hpp"
#include "catan/core/resources.hpp"

namespace catan {

struct Player {
    Bundle hand;
    CardCounts cards{};       // held, victory cards included
    CardCounts played{};      // face up on the table
    std::uint16_t roads = 0;  // in supply
    std::uint16_t settlements = 0;
    std::uint16_t cities = 0;
    std::uint16_t longest_road = 0;  // the length of it (R10.1)
    PortSet ports;

    [[nodiscard]] int knights_played() const { return played[index(Card::Knight)]; }
    friend bool operator==(const Player&, const Player&) = default;
};

struct Turn {
    std::uint32_t number = 0;  // 0 in the set-up
    Seat player;               // the turn player; in the set-up the player who places
    Seat paired;               // the player of the paired phase, during one (R4.5)
    Dice dice;                 // 0 0 until the roll
    bool played_card = false;
    CardCounts bought{};
    std::uint8_t offers = 0;  // made this turn; always 0 if their number is unlimited (R8.4)

    // The player who acts: the turn player, or in a paired phase the paired player.
    [[nodiscard]] Seat active() const { return paired.exists() ? paired : player; }
    [[nodiscard]] bool rolled() const { return dice.first != 0; }
    friend bool operator==(const Turn&, const Turn&) = default;
};

struct State {
    Places places;
    Turn turn;
    Phase phase;
    std::array<Player, most_players> players;
    Bundle bank;
    CardCounts deck{};
    HexId robber;
    Seat longest_road;  // holder of the award, if any (R10.2)
    Seat largest_army;  // R10.3

    [[nodiscard]] Player& operator[](Seat seat) { return players[seat.value]; }
    [[nodiscard]] const Player& operator[](Seat seat) const { return players[seat.value]; }

    template <typename P>
    [[nodiscard]] bool in() const {
        return std::holds_alternative<P>(phase);
    }
    friend bool operator==(const State&, const State&) = default;
};

// R2.3: the development cards at the beginning.
[[nodiscard]] CardCounts full_deck(const Game& game);

// The first state: the first player places a settlement.
[[nodiscard]] State start(const Game& game);

// R4.6: the player to move; Seat::none() while an outcome is awaited or after the end. asked() inlines the common phases.
[[nodiscard]] Seat asked_in_other_phases(const Game& game, const State& state);
[[nodiscard]] inline Seat asked(const Game& game, const State& state) {
    if (state.in<MainPhase>() || state.in<BeforeRoll>()) return state.turn.active();  // common case
    return asked_in_other_phases(game, state);
}

// R4.5, R8.4: whether the active player may still make an offer this turn. Ignores the phase.
[[nodiscard]] inline bool has_offers_left(const Game& game, const State& state) {
    return !state.turn.paired.exists() && state.turn.offers < game.settings().offers;
}

[[nodiscard]] std::uint64_t hash(const State& state);

// Memory of a copy, including its heap buffers.
[[nodiscard]] std::size_t bytes(const State& state);

}  // namespace catan
