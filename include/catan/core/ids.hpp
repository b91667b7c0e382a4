// Names for the places of a board: hexes, intersections, edges (R1.1), and for the seats around it (R2.1).
// An id is a number that cannot be mixed up with an id of another kind. What it numbers is the topology's to say.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace catan {

template <typename Kind, typename Number = std::uint32_t>
struct Id {
    Number value = std::numeric_limits<Number>::max();

    constexpr Id() = default;  // nothing at all, see none()
    constexpr explicit Id(std::size_t number) : value(static_cast<Number>(number)) {}

    [[nodiscard]] static constexpr Id none() { return Id(); }
    [[nodiscard]] constexpr bool exists() const { return *this != none(); }

    friend constexpr auto operator<=>(Id, Id) = default;
};

using HexId = Id<struct HexKind>;
using IntersectionId = Id<struct IntersectionKind>;
using EdgeId = Id<struct EdgeKind>;

// A player's place at the table, in the order of the turns; nobody where it is none().
using Seat = Id<struct SeatKind, std::uint8_t>;

}  // namespace catan
