// Defines ids for hexes, intersections and edges of a board (R1.1), and for the seats around it (R2.1). Ids of different
// kinds are different types. The topology defines the numbering.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace catan {

template <typename Kind, typename Number = std::uint32_t>
struct Id {
    Number value = std::numeric_limits<Number>::max();

    constexpr Id() = default;  // none()
    constexpr explicit Id(std::size_t number) : value(static_cast<Number>(number)) {}

    [[nodiscard]] static constexpr Id none() { return Id(); }
    [[nodiscard]] constexpr bool exists() const { return *this != none(); }

    friend constexpr auto operator<=>(Id, Id) = default;
};

using HexId = Id<struct HexKind>;
using IntersectionId = Id<struct IntersectionKind>;
using EdgeId = Id<struct EdgeKind>;

// A player's place at the table, in turn order. none() stands for no player.
using Seat = Id<struct SeatKind, std::uint8_t>;

}  // namespace catan
