// A game as a value: all that changes, nothing that points outside itself, no chance. Copies are cheap, equal states
// go on alike, and the hash is the same on every platform. Only apply changes one.
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
    Seat player;               // whose turn it is; in the set-up who places
    Seat paired;               // who has the paired phase, if that is on (R4.5)
    Dice dice;                 // 0 0 until the roll
    bool played_card = false;
    CardCounts bought{};
    std::uint8_t offers = 0;  // made this turn; always 0 where their number is unlimited (R8.4)

    // Whose commands count: the turn player's, or in a paired phase that player's.
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
    Seat longest_road;  // who holds the award, nobody at first (R10.2)
    Seat largest_army;  // R10.3

    [[nodiscard]] Player& operator[](Seat seat) { return players[seat.value]; }
    [[nodiscard]] const Player& operator[](Seat seat) const { return players[seat.value]; }

    template <typename P>
    [[nodiscard]] bool in() const {
        return std::holds_alternative<P>(phase);
    }
    friend bool operator==(const State&, const State&) = default;
};

// R2.3: the development cards, before anybody has bought one.
[[nodiscard]] CardCounts full_deck(const Game& game);

// The state in which the first player is asked for the first settlement.
[[nodiscard]] State start(const Game& game);

// R4.6: whose word it is; nobody's when an outcome of chance is waited for or the game is over.
[[nodiscard]] Seat asked_in_other_phases(const Game& game, const State& state);
[[nodiscard]] inline Seat asked(const Game& game, const State& state) {
    if (state.in<MainPhase>() || state.in<BeforeRoll>()) return state.turn.active();  // mostly
    return asked_in_other_phases(game, state);
}

// R4.5, R8.4: whether the active player may still make an offer this turn. The phase is not looked at.
[[nodiscard]] inline bool has_offers_left(const Game& game, const State& state) {
    return !state.turn.paired.exists() && state.turn.offers < game.settings().offers;
}

[[nodiscard]] std::uint64_t hash(const State& state);

// What a copy takes up, buffers included.
[[nodiscard]] std::size_t bytes(const State& state);

}  // namespace catan
