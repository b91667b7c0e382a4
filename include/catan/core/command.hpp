// Defines all commands of players and all outcomes of chance (R9), as small values. Does not decide whether a command is
// legal; refuse() does.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <variant>

#include "catan/core/ids.hpp"
#include "catan/core/resources.hpp"

namespace catan {

// The kinds of development cards (R2.3, R7).
enum class Card : std::uint8_t { Knight, RoadBuilding, Plenty, Monopoly, Victory };
inline constexpr std::size_t card_kinds = 5;
inline constexpr std::array<Card, card_kinds> all_cards{
    Card::Knight, Card::RoadBuilding, Card::Plenty, Card::Monopoly, Card::Victory};
[[nodiscard]] constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card); }
[[nodiscard]] constexpr std::string_view name(Card card) {
    constexpr std::array<std::string_view, card_kinds> names{"knight", "road-building", "plenty",
                                                             "monopoly", "victory"};
    return names[index(card)];
}

// Development cards by kind.
using CardCounts = std::array<std::uint8_t, card_kinds>;
[[nodiscard]] constexpr int total(const CardCounts& cards) {
    int sum = 0;
    for (const auto count : cards) sum += count;
    return sum;
}

// Building, in the set-up (R3.1) and in a turn (R5).
struct Settle {
    IntersectionId at;
    friend constexpr bool operator==(Settle, Settle) = default;
};
struct BuildRoad {
    EdgeId on;
    friend constexpr bool operator==(BuildRoad, BuildRoad) = default;
};
struct BuildCity {
    IntersectionId at;
    friend constexpr bool operator==(BuildCity, BuildCity) = default;
};

// The roll and what follows a seven (R4, R6).
struct Roll {
    friend constexpr bool operator==(Roll, Roll) = default;
};
struct Discard {
    Bundle cards;
    friend constexpr bool operator==(const Discard&, const Discard&) = default;
};
struct MoveRobber {
    HexId to;
    friend constexpr bool operator==(MoveRobber, MoveRobber) = default;
};
struct Steal {
    Seat from;
    friend constexpr bool operator==(Steal, Steal) = default;
};

// Development cards (R7).
struct BuyCard {
    friend constexpr bool operator==(BuyCard, BuyCard) = default;
};
struct PlayKnight {
    friend constexpr bool operator==(PlayKnight, PlayKnight) = default;
};
struct PlayRoadBuilding {
    friend constexpr bool operator==(PlayRoadBuilding, PlayRoadBuilding) = default;
};
struct PlayPlenty {
    Bundle cards;
    friend constexpr bool operator==(const PlayPlenty&, const PlayPlenty&) = default;
};
struct PlayMonopoly {
    Resource resource = Resource::Lumber;
    friend constexpr bool operator==(PlayMonopoly, PlayMonopoly) = default;
};
// Always refused, because a victory card counts while it is held. Exists so that the refusal can explain this.
struct PlayVictory {
    friend constexpr bool operator==(PlayVictory, PlayVictory) = default;
};

// Trade (R8). `give` and `get` are from the speaker's side.
struct TradeWithBank {
    Resource give = Resource::Lumber;
    Resource get = Resource::Brick;
    std::int16_t given = 4;
    std::int16_t got = 1;
    friend constexpr bool operator==(TradeWithBank, TradeWithBank) = default;
};
struct Offer {
    Bundle give;
    Bundle get;
    SeatSet to;
    friend constexpr bool operator==(const Offer&, const Offer&) = default;
};
struct Accept {
    friend constexpr bool operator==(Accept, Accept) = default;
};
struct Decline {
    friend constexpr bool operator==(Decline, Decline) = default;
};
struct Counter {
    Bundle give;
    Bundle get;
    friend constexpr bool operator==(const Counter&, const Counter&) = default;
};
struct CloseTrade {
    Seat with;
    friend constexpr bool operator==(CloseTrade, CloseTrade) = default;
};
struct Withdraw {
    friend constexpr bool operator==(Withdraw, Withdraw) = default;
};

struct EndTurn {
    friend constexpr bool operator==(EndTurn, EndTurn) = default;
};

using Command =
    std::variant<Settle, BuildRoad, BuildCity, Roll, Discard, MoveRobber, Steal, BuyCard,
                 PlayKnight, PlayRoadBuilding, PlayPlenty, PlayMonopoly, PlayVictory, TradeWithBank,
                 Offer, Accept, Decline, Counter, CloseTrade, Withdraw, EndTurn>;

// Outcomes of a roll, of buying a card, and of a theft.
struct Dice {
    std::uint8_t first = 0;
    std::uint8_t second = 0;

    [[nodiscard]] constexpr std::uint8_t sum() const {
        return static_cast<std::uint8_t>(first + second);
    }
    friend constexpr bool operator==(Dice, Dice) = default;
};
struct DrawnCard {
    Card card = Card::Knight;
    friend constexpr bool operator==(DrawnCard, DrawnCard) = default;
};
struct StolenCard {
    Resource resource = Resource::Lumber;
    friend constexpr bool operator==(StolenCard, StolenCard) = default;
};

using Outcome = std::variant<Dice, DrawnCard, StolenCard>;

// Whether the command awaits an outcome of chance (R9).
[[nodiscard]] constexpr bool asks_chance(const Command& command) {
    return std::holds_alternative<Roll>(command) || std::holds_alternative<BuyCard>(command) ||
           std::holds_alternative<Steal>(command);
}

static_assert(std::is_trivially_copyable_v<Command> && sizeof(Command) <= 28);
static_assert(std::is_trivially_copyable_v<Outcome> && sizeof(Outcome) <= 4);

}  // namespace catan
