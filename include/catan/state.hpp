// A game as a value: all that changes, nothing that points outside itself, no chance. Copies are cheap, equal states
// go on alike, and the hash is the same on every platform. Only apply changes one.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "catan/command.hpp"
#include "catan/game.hpp"
#include "catan/ids.hpp"
#include "catan/places.hpp"
#include "catan/resources.hpp"

namespace catan {

// Development cards by kind.
using CardCounts = std::array<std::uint8_t, card_kinds>;
[[nodiscard]] constexpr int total(const CardCounts& cards) {
    int sum = 0;
    for (const auto count : cards) sum += count;
    return sum;
}

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

// What an asked seat says to an offer (R8.2).
struct Answer {
    enum class Kind : std::uint8_t { None, Accepted, Declined, Countered };

    Kind kind = Kind::None;
    Bundle give;  // of a counter
    Bundle get;
    friend constexpr bool operator==(const Answer&, const Answer&) = default;
};
using Answers = std::array<Answer, most_players>;

// What is being waited for, with what only that needs. A `step` counts the settlements of the set-up.
struct SetupSettlement {
    std::uint8_t step = 0;
    friend constexpr bool operator==(SetupSettlement, SetupSettlement) = default;
};
struct SetupRoad {
    std::uint8_t step = 0;
    IntersectionId at;
    friend constexpr bool operator==(SetupRoad, SetupRoad) = default;
};
struct BeforeRoll {
    friend constexpr bool operator==(BeforeRoll, BeforeRoll) = default;
};
struct Discarding {
    std::array<std::uint16_t, most_players> owed{};
    friend constexpr bool operator==(const Discarding&, const Discarding&) = default;
};
struct MovingRobber {
    friend constexpr bool operator==(MovingRobber, MovingRobber) = default;
};
struct Stealing {
    friend constexpr bool operator==(Stealing, Stealing) = default;
};
struct MainPhase {
    friend constexpr bool operator==(MainPhase, MainPhase) = default;
};
struct FreeRoads {
    std::uint8_t left = 0;
    friend constexpr bool operator==(FreeRoads, FreeRoads) = default;
};
struct Answering {
    Offer offer;
    Answers answers;
    friend constexpr bool operator==(const Answering&, const Answering&) = default;
};
struct ClosingTrade {
    Offer offer;
    Answers answers;
    friend constexpr bool operator==(const ClosingTrade&, const ClosingTrade&) = default;
};
struct AwaitingDice {
    friend constexpr bool operator==(AwaitingDice, AwaitingDice) = default;
};
struct AwaitingCard {
    friend constexpr bool operator==(AwaitingCard, AwaitingCard) = default;
};
struct AwaitingTheft {
    Seat victim;
    friend constexpr bool operator==(AwaitingTheft, AwaitingTheft) = default;
};
struct GameOver {
    Seat winner;
    friend constexpr bool operator==(GameOver, GameOver) = default;
};

using Phase = std::variant<SetupSettlement, SetupRoad, BeforeRoll, Discarding, MovingRobber,
                           Stealing, MainPhase, FreeRoads, Answering, ClosingTrade, AwaitingDice,
                           AwaitingCard, AwaitingTheft, GameOver>;

struct Turn {
    std::uint32_t number = 0;  // 0 in the set-up
    Seat player;               // whose turn it is; in the set-up who places
    Seat paired;               // who has the paired phase, if that is on (R4.5)
    Dice dice;                 // 0 0 until the roll
    bool played_card = false;
    CardCounts bought{};

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

static_assert(std::is_trivially_copyable_v<Phase>);

// The state in which the first player is asked for the first settlement.
[[nodiscard]] State start(const Game& game);

// R4.6: whose word it is; nobody's when an outcome of chance is waited for or the game is over.
[[nodiscard]] Seat asked_in_other_phases(const Game& game, const State& state);
[[nodiscard]] inline Seat asked(const Game& game, const State& state) {
    if (state.in<MainPhase>() || state.in<BeforeRoll>()) return state.turn.active();  // mostly
    return asked_in_other_phases(game, state);
}

[[nodiscard]] std::uint64_t hash(const State& state);

// What a copy takes up, buffers included.
[[nodiscard]] std::size_t bytes(const State& state);

}  // namespace catan
