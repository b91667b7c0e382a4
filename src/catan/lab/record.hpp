// Counts what happened in one game. All counts are whole numbers, so sums do not depend on the
// order of the games. A record is small and is summed at once, so memory does not grow with the
// number of games. Must not know how to display a game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "catan/core/events.hpp"
#include "catan/core/history.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/state.hpp"

namespace catan::lab {

// Counts for each seat: its state at the end, its actions and its gains.
enum class Count : std::uint8_t {
    Points,
    Settlements,
    Cities,
    LongestRoad,  // 1 if it held the award at the end
    LargestArmy,  // likewise
    VictoryCards,
    RoadLength,
    Roads,
    Knights,  // played
    CardsBought,
    Production,  // this and the following: resource cards
    SetUp,
    Stolen,
    Robbed,    // by others
    TradeGot,  // with players
    TradeGave,
    BankGot,
    BankGave,
    MonopolyGot,
    MonopolyLost,
    Plenty,
    Discarded,
    Spent,
    Offers,  // and counter-offers
};
inline constexpr std::size_t count_kinds = 24;
inline constexpr std::array<std::string_view, count_kinds> count_words{
    "points",       "settlements",   "cities",    "longest_road", "largest_army", "victory_cards",
    "road_length",  "roads",         "knights",   "cards_bought", "production",   "setup",
    "stolen",       "robbed",        "trade_got", "trade_gave",   "bank_got",     "bank_gave",
    "monopoly_got", "monopoly_lost", "plenty",    "discarded",    "spent",        "offers"};

using SeatCounts = std::array<std::uint32_t, count_kinds>;

inline constexpr std::size_t dice_sums = 11;  // 2 to 12

struct GameRecord {
    std::uint64_t game = 0;  // counted from 0
    Seat winner;             // none if the turn limit was reached
    std::uint32_t turns = 0;
    std::uint32_t commands = 0;
    std::uint32_t longest_road_moves = 0;  // how often the award changed hands
    std::uint32_t largest_army_moves = 0;
    std::uint32_t shortages = 0;  // R4.3
    std::array<std::uint32_t, dice_sums> dice{};
    std::array<SeatCounts, most_players> seats{};  // only seats in play are used

    [[nodiscard]] std::uint32_t& of(Seat seat, Count count) {
        return seats[seat.value][static_cast<std::size_t>(count)];
    }
    [[nodiscard]] std::uint32_t of(Seat seat, Count count) const {
        return seats[seat.value][static_cast<std::size_t>(count)];
    }

    // Counts one move and its events.
    void add(const Move& move, std::span<const Event> events);
    // Counts the final state.
    void finish(const Game& played, const State& state);

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

}  // namespace catan::lab
