// Defines the events of a command: what was drawn, placed and scored, for logs, statistics and screens.
#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include "carcassonne/core/feature.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/places.hpp"
#include "carcassonne/core/score.hpp"
#include "carcassonne/core/tiles.hpp"

namespace carcassonne {

struct TileDrawn {
    Seat seat;
    Tile tile = Tile::A;
    friend constexpr bool operator==(const TileDrawn&, const TileDrawn&) = default;
};
// K3: the drawn tile fits nowhere.
struct TileSetAside {
    Seat seat;
    Tile tile = Tile::A;
    friend constexpr bool operator==(const TileSetAside&, const TileSetAside&) = default;
};
struct TilePlaced {
    Seat seat;
    Tile tile = Tile::A;
    Position at;
    Side top = Side::North;
    friend constexpr bool operator==(const TilePlaced&, const TilePlaced&) = default;
};
struct FollowerPlaced {
    Seat seat;
    Position at;
    Spot on;
    friend constexpr bool operator==(const FollowerPlaced&, const FollowerPlaced&) = default;
};
// K10: every complete feature, also one without followers, which has no owners. Described at its part of the tile that
// completed it; a cloister at its own tile.
struct FeatureCompleted {
    Feature feature;
    friend bool operator==(const FeatureCompleted&, const FeatureCompleted&) = default;
};
// K9: after the feature was scored.
struct FollowerReturned {
    Seat seat;
    Position at;
    Spot on;
    friend constexpr bool operator==(const FollowerReturned&, const FollowerReturned&) = default;
};
struct TurnBegan {
    std::uint16_t number = 0;
    Seat seat;
    friend constexpr bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
// K12: a feature with followers is scored at the end. Its followers stay on the board.
struct FeatureCounted {
    Feature feature;
    friend bool operator==(const FeatureCounted&, const FeatureCounted&) = default;
};
struct GameEnded {
    Points points{};
    std::array<std::uint8_t, most_players> ranks{};  // as ranking() gives them
    SeatSet winners;
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

using Event = std::variant<TileDrawn, TileSetAside, TilePlaced, FollowerPlaced, FeatureCompleted,
                           FollowerReturned, TurnBegan, FeatureCounted, GameEnded>;
using Events = std::vector<Event>;

}  // namespace carcassonne
