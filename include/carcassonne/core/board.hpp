// Holds the tiles on the board with their followers, the open places around them, and the features that the tiles form
// (K1, K3). Updates all of this as a tile is laid, so no search is needed. A value without heap memory. Judges
// nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "carcassonne/core/followers.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/places.hpp"
#include "carcassonne/core/tiles.hpp"

namespace carcassonne {

// A tile on the board. At most one follower stands on it, since followers are placed only on the tile just laid (K4).
struct LaidTile {
    std::int8_t x = 0;
    std::int8_t y = 0;
    Tile tile = Tile::A;
    Side top = Side::North;
    PartId first_part;               // its other parts have the next numbers
    Seat follower;                   // whose follower stands on it
    std::uint8_t on_part = no_part;  // on which part of the tile

    [[nodiscard]] constexpr Position at() const { return {x, y}; }
    [[nodiscard]] constexpr PartId part(std::size_t number) const {
        return PartId(first_part.value + number);
    }
    // As the tile lies.
    [[nodiscard]] Edge edge(Side side) const { return face(tile, top).edges[side]; }
    // How a part of the tile is written.
    [[nodiscard]] Spot spot(std::size_t number) const { return face(tile, top).spots[number]; }
    // The number of the part that the spot names, or no_part.
    [[nodiscard]] std::uint8_t part_at(Spot spot) const {
        return carcassonne::part_at(tile, top, spot);
    }
    friend constexpr bool operator==(const LaidTile&, const LaidTile&) = default;
};

// K8: whether the tiles touch along a side or at a corner. A tile also lies together with itself.
[[nodiscard]] constexpr bool lie_together(const LaidTile& tile, const LaidTile& other) {
    const int east = tile.x - other.x;
    const int north = tile.y - other.y;
    return east >= -1 && east <= 1 && north >= -1 && north <= 1;
}

// A position without a tile beside one with a tile.
struct OpenPlace {
    std::int8_t x = 0;
    std::int8_t y = 0;
    Edges around;  // the edges of its neighbours that a tile has to match

    [[nodiscard]] constexpr Position at() const { return {x, y}; }
    friend constexpr bool operator==(const OpenPlace&, const OpenPlace&) = default;
};

// What is counted of a feature. A field counts only its followers: what it covers and touches matters at the end alone.
struct FeatureCounts {
    Followers followers;
    std::uint8_t tiles = 0;  // distinct tiles; of a cloister, with its neighbours
    std::uint8_t pennants = 0;
    std::uint8_t open = 0;  // open ends; of a cloister, neighbours that are missing

    friend constexpr bool operator==(const FeatureCounts&, const FeatureCounts&) = default;
};

class Board {
public:
    // Without a tile; the only open place is 0,0 (K2).
    Board();

    // In the order in which they were laid.
    [[nodiscard]] std::span<const LaidTile> tiles() const { return {tiles_.data(), tile_count_}; }
    [[nodiscard]] const LaidTile& last_tile() const { return tiles_[tile_count_ - std::size_t{1}]; }
    [[nodiscard]] const LaidTile* tile_at(Position at) const;

    // The order depends on how the tiles were laid.
    [[nodiscard]] std::span<const OpenPlace> open_places() const {
        return {places_.data(), place_count_};
    }
    [[nodiscard]] const OpenPlace* open_place_at(Position at) const;

    [[nodiscard]] std::size_t part_count() const { return part_count_; }
    [[nodiscard]] FeatureId feature_of(PartId part) const {
        std::uint8_t at = part.value;
        while (parents_[at] != at) at = parents_[at];
        return FeatureId(at);
    }
    [[nodiscard]] const FeatureCounts& operator[](FeatureId feature) const {
        return counts_[feature.value];
    }
    // Not of a field: it is never complete (K11).
    [[nodiscard]] bool is_complete(FeatureId feature) const { return (*this)[feature].open == 0; }

    // The tiles with a cloister, in the order in which they were laid.
    [[nodiscard]] std::span<const std::uint8_t> cloisters() const {
        return {cloisters_.data(), cloister_count_};
    }

    // The position must be an open place where the tile fits in this direction.
    void lay(Tile tile, Position at, Side top);
    // On a part of the tile laid last.
    void place_follower(Seat seat, std::uint8_t part);
    // K9: removes all followers from the feature.
    void remove_followers(FeatureId feature);

    friend bool operator==(const Board&, const Board&) = default;

private:
    static constexpr std::size_t most_places = 2 * tile_count + 2;
    static constexpr std::size_t slot_count = 256;
    static_assert(tile_count + most_places < slot_count);

    // A table from positions to tiles and open places: 0 is an empty slot, then tiles, then places.
    static constexpr std::uint8_t first_tile_slot = 1;
    static constexpr std::uint8_t first_place_slot = first_tile_slot + tile_count;

    [[nodiscard]] std::size_t slot_of(Position at) const;
    [[nodiscard]] std::uint8_t number_of(const LaidTile& tile) const {
        return static_cast<std::uint8_t>(&tile - tiles_.data());
    }
    void add_place(Position at, std::size_t slot, Side side, Edge edge);
    void remove_place(std::size_t place);
    void add_parts(const LaidTile& tile);
    void join_neighbours(const LaidTile& tile);
    void join_across(const LaidTile& tile, Side side, const LaidTile& neighbour);
    [[nodiscard]] std::uint8_t root(std::uint8_t part);
    void join_ends(PartId part, PartId other);
    std::uint8_t join(PartId part, PartId other);
    [[nodiscard]] std::uint8_t count_shared_tiles(std::uint8_t root, std::uint8_t other) const;
    void count_around_cloisters(const LaidTile& tile);

    std::array<LaidTile, carcassonne::tile_count> tiles_{};
    std::array<OpenPlace, most_places> places_{};
    std::array<std::uint8_t, slot_count> slots_{};
    // By part: an older part of the same feature, or the part itself if it is the oldest. Only that one counts.
    std::array<std::uint8_t, carcassonne::part_count> parents_{};
    std::array<FeatureCounts, carcassonne::part_count> counts_{};
    std::array<std::uint8_t, carcassonne::cloister_count> cloisters_{};  // tiles, by number
    std::array<std::uint8_t, divided_tile_count> divided_{};             // tiles, by number
    std::uint8_t tile_count_ = 0;
    std::uint8_t place_count_ = 0;
    std::uint8_t part_count_ = 0;
    std::uint8_t cloister_count_ = 0;
    std::uint8_t divided_count_ = 0;
};

}  // namespace carcassonne
