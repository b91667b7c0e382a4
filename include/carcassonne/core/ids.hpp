// Defines the seats around the table (K13), and ids for the parts of tiles on the board and for the features that they form.
// Ids of different kinds are different types.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace carcassonne {

template <typename Kind, typename Number = std::uint8_t>
struct Id {
    Number value = std::numeric_limits<Number>::max();

    constexpr Id() = default;  // none()
    constexpr explicit Id(std::size_t number) : value(static_cast<Number>(number)) {}

    [[nodiscard]] static constexpr Id none() { return Id(); }
    [[nodiscard]] constexpr bool exists() const { return *this != none(); }

    friend constexpr auto operator<=>(Id, Id) = default;
};

// A player's place at the table, in turn order. none() stands for no player.
using Seat = Id<struct SeatKind>;

// K13
inline constexpr std::size_t fewest_players = 2;
inline constexpr std::size_t most_players = 5;

struct SeatSet {
    std::uint8_t bits = 0;

    [[nodiscard]] constexpr bool contains(Seat seat) const {
        return seat.exists() && (bits >> seat.value & 1) != 0;
    }
    constexpr void insert(Seat seat) { bits = static_cast<std::uint8_t>(bits | 1U << seat.value); }
    [[nodiscard]] constexpr bool empty() const { return bits == 0; }
    [[nodiscard]] constexpr std::size_t size() const {
        std::size_t count = 0;
        for (unsigned rest = bits; rest != 0; rest &= rest - 1) ++count;
        return count;
    }

    friend constexpr bool operator==(SeatSet, SeatSet) = default;
};

// A part of a tile on the board: parts are numbered as their tiles are laid.
using PartId = Id<struct PartKind>;
// A feature, by its part with the smallest number. Laying a tile may join features; the older id remains.
using FeatureId = Id<struct FeatureIdKind>;

}  // namespace carcassonne
