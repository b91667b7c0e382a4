// Defines the phases of the game: a struct for each with its data, and a variant of all. Phases hold public information only
// (R11), so State and View share them. Knows no state and no cards in hand.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "catan/core/command.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/rules.hpp"

namespace catan {

// A player's answer to an offer (R8.2).
struct Answer {
    enum class Kind : std::uint8_t { None, Accepted, Declined, Countered };

    Kind kind = Kind::None;
    Bundle give;  // of a counter
    Bundle get;
    friend constexpr bool operator==(const Answer&, const Answer&) = default;
};
using Answers = std::array<Answer, most_players>;

// A `step` counts the settlements of the set-up.
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

static_assert(std::is_trivially_copyable_v<Phase>);

}  // namespace catan
