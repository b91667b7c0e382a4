// What is kept of a game that was played: whole numbers only, so that they can be summed in any order, and small, so that
// a hundred thousand games need no more memory than one. Knows how to count a game, not how to show it.
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

// What is counted for each seat: how it stood at the end, and what it did and got.
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
    Production,  // from here on resource cards
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

using Counts = std::array<std::uint32_t, count_kinds>;

inline constexpr std::size_t dice_sums = 11;  // 2 to 12

struct Record {
    std::uint64_t game = 0;  // counted from 0
    Seat winner;             // nobody, where the turns ran out
    std::uint32_t turns = 0;
    std::uint32_t commands = 0;
    std::uint32_t longest_road_moves = 0;  // how often the award found another holder
    std::uint32_t largest_army_moves = 0;
    std::uint32_t shortages = 0;  // R4.3
    std::array<std::uint32_t, dice_sums> dice{};
    std::array<Counts, most_players> seats{};  // of those who play

    [[nodiscard]] std::uint32_t& of(Seat seat, Count count) {
        return seats[seat.value][static_cast<std::size_t>(count)];
    }
    [[nodiscard]] std::uint32_t of(Seat seat, Count count) const {
        return seats[seat.value][static_cast<std::size_t>(count)];
    }

    // Something was said, and this came of it.
    void add(const Said& said, std::span<const Event> events);
    // The game has ended so.
    void finish(const Game& played, const State& state);

    friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace catan::lab
