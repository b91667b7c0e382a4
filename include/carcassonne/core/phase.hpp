// Defines the phases of the game: a struct for each with its data, and a variant of all (K5).
#pragma once

#include <type_traits>
#include <variant>

#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/tiles.hpp"

namespace carcassonne {

// The player has to draw, at the beginning of a turn and after a tile was set aside (K3).
struct BeforeDraw {
    friend constexpr bool operator==(BeforeDraw, BeforeDraw) = default;
};
struct AwaitingTile {
    friend constexpr bool operator==(AwaitingTile, AwaitingTile) = default;
};
// The player holds a tile that fits somewhere.
struct Placing {
    Tile tile = Tile::A;
    friend constexpr bool operator==(Placing, Placing) = default;
};
// The tile lies; the player places a follower on it, or passes (K4).
struct PlacingFollower {
    friend constexpr bool operator==(PlacingFollower, PlacingFollower) = default;
};
struct GameOver {
    SeatSet winners;  // K12
    friend constexpr bool operator==(GameOver, GameOver) = default;
};

using Phase = std::variant<BeforeDraw, AwaitingTile, Placing, PlacingFollower, GameOver>;

static_assert(std::is_trivially_copyable_v<Phase>);

}  // namespace carcassonne
