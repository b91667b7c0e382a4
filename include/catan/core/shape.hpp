// Defines the shape of a board (R1.2): a hexagon of some radius, or the extended board of the 5-6 player game.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace catan {

struct Shape {
    enum class Kind : std::uint8_t { Hexagon, Extended };

    Kind kind = Kind::Hexagon;
    std::uint32_t radius = 3;  // rings, including the centre hex; always 4 for the extended board

    [[nodiscard]] static constexpr Shape hexagon(std::uint32_t radius) {
        return {Kind::Hexagon, radius};
    }
    [[nodiscard]] static constexpr Shape extended() { return {Kind::Extended, 4}; }

    [[nodiscard]] constexpr bool is_extended() const { return kind == Kind::Extended; }

    [[nodiscard]] constexpr std::size_t hexes() const {
        const std::size_t r = radius;
        return is_extended() ? 30 : 3 * r * (r - 1) + 1;
    }
    [[nodiscard]] constexpr std::size_t intersections() const {
        const std::size_t r = radius;
        return is_extended() ? 80 : 6 * r * r;
    }
    [[nodiscard]] constexpr std::size_t edges() const {
        const std::size_t r = radius;
        return is_extended() ? 109 : 9 * r * r - 3 * r;
    }
    // Intersections on the coast, equal to the edges on the coast.
    [[nodiscard]] constexpr std::size_t coast() const {
        return is_extended() ? 38 : 12 * std::size_t{radius} - 6;
    }

    friend constexpr bool operator==(Shape, Shape) = default;
};

// R1.2: smaller hexagons are no boards. The library has no upper limit.
inline constexpr std::uint32_t smallest_radius = 3;
// R1.2: the largest radius that the game accepts.
inline constexpr std::uint32_t largest_playable_radius = 50;

}  // namespace catan
