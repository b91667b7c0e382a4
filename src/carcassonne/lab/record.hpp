// Counts what happened in one game. All counts are whole numbers, so sums do not depend on the order of the games. A record is
// small and is summed at once, so memory does not grow with the number of games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "carcassonne/core/events.hpp"
#include "carcassonne/core/ids.hpp"

namespace carcassonne::lab {

// Counts for each seat.
enum class Count : std::uint8_t {
    Rank,    // 1 for the most points; players with equal points share it (K12)
    Points,  // this and the following: at the end
    Roads,   // complete ones
    Cities,
    Cloisters,
    OpenRoads,  // at the end of the game
    OpenCities,
    OpenCloisters,
    Fields,
    Followers,  // placed
};
inline constexpr std::size_t count_kinds = 10;
inline constexpr std::array<std::string_view, count_kinds> count_words{
    "rank",       "points",      "roads",          "cities", "cloisters",
    "open_roads", "open_cities", "open_cloisters", "fields", "followers"};

using SeatCounts = std::array<std::uint32_t, count_kinds>;

struct GameRecord {
    std::uint64_t game = 0;  // counted from 0
    std::uint32_t turns = 0;
    std::uint32_t set_aside = 0;                   // tiles that fitted nowhere (K3)
    std::array<SeatCounts, most_players> seats{};  // only seats in play are used

    [[nodiscard]] std::uint32_t& of(Seat seat, Count count) {
        return seats[seat.value][static_cast<std::size_t>(count)];
    }
    [[nodiscard]] std::uint32_t of(Seat seat, Count count) const {
        return seats[seat.value][static_cast<std::size_t>(count)];
    }

    // Counts the events of one move.
    void add(std::span<const Event> events);

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

}  // namespace carcassonne::lab
