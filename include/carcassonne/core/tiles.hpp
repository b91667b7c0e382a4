// Describes the 24 kinds of tiles (K1): how many there are of each, their parts, and where these lie on a turned tile. The
// table itself is in tiles.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "carcassonne/core/places.hpp"

namespace carcassonne {

// A kind of tile.
enum class Tile : std::uint8_t {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
    L,
    M,
    N,
    O,
    P,
    Q,
    R,
    S,
    T,
    U,
    V,
    W,
    X
};
inline constexpr std::size_t tile_kinds = 24;
inline constexpr std::size_t tile_count = 72;  // in the box
inline constexpr std::size_t most_parts_of_tile = 8;
inline constexpr std::uint8_t no_part = most_parts_of_tile;  // stands for no part of a tile
inline constexpr std::size_t part_count = 243;               // of all tiles in the box
inline constexpr std::size_t cloister_count = 6;
inline constexpr std::size_t divided_tile_count = 13;  // see is_divided()
inline constexpr Tile start_tile = Tile::D;            // K2

[[nodiscard]] constexpr std::size_t index(Tile tile) { return static_cast<std::size_t>(tile); }
[[nodiscard]] constexpr char letter(Tile tile) { return static_cast<char>('A' + index(tile)); }
inline constexpr auto all_tiles = [] {
    std::array<Tile, tile_kinds> all{};
    for (std::size_t i = 0; i < tile_kinds; ++i) all[i] = static_cast<Tile>(i);
    return all;
}();

// Tiles by kind.
using TileCounts = std::array<std::uint8_t, tile_kinds>;
[[nodiscard]] constexpr int total(const TileCounts& tiles) {
    int sum = 0;
    for (const auto count : tiles) sum += count;
    return sum;
}
// K1: all tiles of the box.
[[nodiscard]] const TileCounts& box();

// What lies along a side of a tile. None stands for a side without a neighbouring tile.
enum class Edge : std::uint8_t { None, Field, Road, City };

// The edges on the four sides, two bits each.
struct Edges {
    std::uint8_t bits = 0;

    [[nodiscard]] constexpr Edge operator[](Side side) const {
        return static_cast<Edge>(bits >> 2 * index(side) & 3);
    }
    constexpr void set(Side side, Edge edge) {
        const auto shift = static_cast<unsigned>(2 * index(side));
        bits = static_cast<std::uint8_t>((bits & ~(3U << shift)) | static_cast<unsigned>(edge)
                                                                       << shift);
    }
    friend constexpr bool operator==(Edges, Edges) = default;
};

// A part of a tile, as the table shows the tile. Every part belongs to one feature of the board.
struct TilePart {
    FeatureKind kind = FeatureKind::Field;
    std::uint8_t sides = 0;   // of a road or city: a bit for each Side
    std::uint8_t halves = 0;  // of a field: a bit for each Half
    std::uint8_t cities =
        0;  // of a field: the cities of the tile that it touches, a bit for each part
    bool pennant = false;  // of a city

    friend constexpr bool operator==(const TilePart&, const TilePart&) = default;
};

// In the order of the table.
[[nodiscard]] std::span<const TilePart> parts(Tile tile);

// K11: a field and a city of a tile that touch, by their parts. The same as TilePart::cities, as a list.
struct Touch {
    std::uint8_t field = no_part;
    std::uint8_t city = no_part;
};
[[nodiscard]] std::span<const Touch> touches(Tile tile);

// The part that is a cloister, or no_part.
[[nodiscard]] std::uint8_t cloister_part(Tile tile);
// Whether the tile has more than one road or more than one city.
[[nodiscard]] bool is_divided(Tile tile);

// A tile with the top of its picture in some direction.
struct Face {
    Edges edges;
    std::array<std::uint8_t, side_count> of_side{};  // the road or city there, or no_part
    std::array<std::uint8_t, half_count> of_half{};  // the field there, or no_part
    std::array<Spot, most_parts_of_tile> spots{};    // of each part, the spot that is written
};

[[nodiscard]] const Face& face(Tile tile, Side top);

// The part that the spot names, or no_part.
[[nodiscard]] std::uint8_t part_at(Tile tile, Side top, Spot spot);

// The first of the directions in which the tile looks and plays like this one: North for all four of B.
[[nodiscard]] Side first_alike(Tile tile, Side top);

// Sides as a set: a bit for each, as the directions in which a tile fits.
struct SideSet {
    std::uint8_t bits = 0;

    [[nodiscard]] constexpr bool contains(Side side) const {
        return (bits >> index(side) & 1) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return bits == 0; }
    [[nodiscard]] constexpr unsigned size() const {
        return (bits & 1U) + (bits >> 1U & 1U) + (bits >> 2U & 1U) + (bits >> 3U & 1U);
    }
    friend constexpr bool operator==(SideSet, SideSet) = default;
};

// K3: the directions in which a tile matches the edges around a place, by the bits of these edges. Edge::None matches
// everything.
using Fits = std::array<SideSet, 256>;
[[nodiscard]] const Fits& fits(Tile tile);
[[nodiscard]] inline SideSet fitting(Tile tile, Edges around) { return fits(tile)[around.bits]; }

}  // namespace carcassonne
