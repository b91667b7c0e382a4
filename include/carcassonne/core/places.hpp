// Defines where things lie: positions of tiles, sides and half sides of a tile, and spots, which name a part of a tile (K1).
// Knows no tiles.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace carcassonne {

// The four sides, clockwise. As the direction of a laid tile: where the top of its picture points. North is the picture as
// the table of tiles shows it, east is a quarter turn clockwise.
enum class Side : std::uint8_t { North, East, South, West };
inline constexpr std::size_t side_count = 4;
inline constexpr std::array<Side, side_count> all_sides{Side::North, Side::East, Side::South,
                                                        Side::West};
// As the rules write them, in the order of Side.
inline constexpr std::array<std::string_view, side_count> side_words{"n", "e", "s", "w"};
[[nodiscard]] constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
[[nodiscard]] constexpr Side opposite(Side side) {
    return static_cast<Side>((index(side) + 2) % 4);
}
// Where a side of the picture lies when the top of the picture points to `top`.
[[nodiscard]] constexpr Side turned(Side side, Side top) {
    return static_cast<Side>((index(side) + index(top)) % side_count);
}

// The half sides, clockwise: of the northern side the western and the eastern half, of the eastern side the northern and the
// southern half, and so on. Fields are made of them (K1).
enum class Half : std::uint8_t { Nw, Ne, En, Es, Se, Sw, Ws, Wn };
inline constexpr std::size_t half_count = 8;
inline constexpr std::array<Half, half_count> all_halves{Half::Nw, Half::Ne, Half::En, Half::Es,
                                                         Half::Se, Half::Sw, Half::Ws, Half::Wn};
inline constexpr std::array<std::string_view, half_count> half_words{"nw", "ne", "en", "es",
                                                                     "se", "sw", "ws", "wn"};
[[nodiscard]] constexpr std::size_t index(Half half) { return static_cast<std::size_t>(half); }
[[nodiscard]] constexpr Side side_of(Half half) { return static_cast<Side>(index(half) / 2); }
// As one looks outward from the tile.
[[nodiscard]] constexpr Half left_half(Side side) { return static_cast<Half>(2 * index(side)); }
[[nodiscard]] constexpr Half right_half(Side side) {
    return static_cast<Half>(2 * index(side) + 1);
}
// The half of the neighbouring tile that it faces across the edge.
[[nodiscard]] constexpr Half facing(Half half) {
    const Side side = opposite(side_of(half));
    return half == left_half(side_of(half)) ? right_half(side) : left_half(side);
}
[[nodiscard]] constexpr Half turned(Half half, Side top) {
    return static_cast<Half>((index(half) + 2 * index(top)) % half_count);
}

// K2: x grows east, y grows north.
struct Position {
    std::int16_t x = 0;
    std::int16_t y = 0;

    [[nodiscard]] constexpr Position to(Side side) const {
        constexpr std::array<int, side_count> east{0, 1, 0, -1};
        constexpr std::array<int, side_count> north{1, 0, -1, 0};
        return {static_cast<std::int16_t>(x + east[index(side)]),
                static_cast<std::int16_t>(y + north[index(side)])};
    }
    friend constexpr auto operator<=>(const Position&, const Position&) = default;
};

// The kinds of features, in the order of their rules: K6, K7, K8, K11.
enum class FeatureKind : std::uint8_t { Road, City, Cloister, Field };
inline constexpr std::size_t feature_kinds = 4;
inline constexpr std::array<std::string_view, feature_kinds> kind_words{"road", "city", "cloister",
                                                                        "field"};
[[nodiscard]] constexpr std::size_t index(FeatureKind kind) {
    return static_cast<std::size_t>(kind);
}

// Names a part of a laid tile: a city or road by one of its sides, a field by one of its halves, as the tile lies. Every side
// or half of the part names it; the first in the order of Side and Half is the one that is written.
struct Spot {
    FeatureKind kind = FeatureKind::Cloister;
    std::uint8_t at = 0;  // a Side, or a Half of a field; 0 for a cloister

    [[nodiscard]] static constexpr Spot road(Side side) {
        return {FeatureKind::Road, static_cast<std::uint8_t>(side)};
    }
    [[nodiscard]] static constexpr Spot city(Side side) {
        return {FeatureKind::City, static_cast<std::uint8_t>(side)};
    }
    [[nodiscard]] static constexpr Spot cloister() { return {FeatureKind::Cloister, 0}; }
    [[nodiscard]] static constexpr Spot field(Half half) {
        return {FeatureKind::Field, static_cast<std::uint8_t>(half)};
    }

    // Of a road or city.
    [[nodiscard]] constexpr Side side() const { return static_cast<Side>(at); }
    // Of a field.
    [[nodiscard]] constexpr Half half() const { return static_cast<Half>(at); }

    friend constexpr auto operator<=>(Spot, Spot) = default;
};

}  // namespace carcassonne
