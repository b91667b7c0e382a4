// Defines the events of a command: who got what and why, for logs, statistics and screens. Events are complete; the history
// filters them by viewer (R11).
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/resources.hpp"

namespace catan {

enum class Cause : std::uint8_t {
    Setup,        // the second settlement's yield (R3.2)
    Production,   // R4.2
    Discard,      // R4.4
    Price,        // of a building or card (R5.1)
    Plenty,       // R7.2
    Monopoly,     // R7.2
    BankTrade,    // R8.1
    PlayerTrade,  // R8.2
};

// Resource cards move between two seats; Seat::none() is the bank.
struct CardsMoved {
    Seat from;
    Seat to;
    Bundle cards;
    Cause cause = Cause::Setup;
    friend constexpr bool operator==(const CardsMoved&, const CardsMoved&) = default;
};
// R4.3, R3.2: the bank could not pay all cards that it owed of a resource.
struct Shortage {
    Resource resource = Resource::Lumber;
    int owed = 0;
    int paid = 0;
    friend constexpr bool operator==(const Shortage&, const Shortage&) = default;
};
struct RobberMoved {
    HexId from;
    HexId to;
    friend constexpr bool operator==(const RobberMoved&, const RobberMoved&) = default;
};
// R6.2; only the two players know the card.
struct CardStolen {
    Seat thief;
    Seat victim;
    std::optional<Resource> card;
    friend constexpr bool operator==(const CardStolen&, const CardStolen&) = default;
};
// A development card was bought; only the buyer knows its kind.
struct CardBought {
    Seat seat;
    std::optional<Card> card;
    friend constexpr bool operator==(const CardBought&, const CardBought&) = default;
};
// R10.2, R10.3; either seat may be none.
struct AwardMoved {
    enum class Award : std::uint8_t { LongestRoad, LargestArmy };
    Award award = Award::LongestRoad;
    Seat from;
    Seat to;
    friend constexpr bool operator==(const AwardMoved&, const AwardMoved&) = default;
};
struct TurnBegan {
    std::uint32_t number = 0;
    Seat seat;
    bool paired = false;  // R4.5
    friend constexpr bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
struct GameWon {
    Seat seat;
    int points = 0;
    friend constexpr bool operator==(const GameWon&, const GameWon&) = default;
};

using Event = std::variant<CardsMoved, Shortage, RobberMoved, CardStolen, CardBought, AwardMoved,
                           TurnBegan, GameWon>;
using Events = std::vector<Event>;

}  // namespace catan
