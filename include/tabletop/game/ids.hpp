// Defines typed ids, the seats around a table, and sets of seats. Ids of different kinds are different types. Knows no game.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace tabletop {

template <typename Kind, typename Number = std::uint32_t>
struct Id {
    Number value = std::numeric_limits<Number>::max();

    constexpr Id() = default;  // none()
    constexpr explicit Id(std::size_t number) : value(static_cast<Number>(number)) {}

    [[nodiscard]] static constexpr Id none() { return Id(); }
    [[nodiscard]] constexpr bool exists() const { return *this != none(); }

    friend constexpr auto operator<=>(Id, Id) = default;
};

// A player's place at the table, in turn order. none() stands for no player.
using Seat = Id<struct SeatKind, std::uint8_t>;

// No game has more seats, because a SeatSet has a bit for each.
inline constexpr std::size_t most_seats = 8;

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

}  // namespace tabletop
