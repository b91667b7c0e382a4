// Defines all commands of players and the outcome of chance (K14), as small values. Does not decide whether a command is
// legal; refuse() does.
#pragma once

#include <type_traits>
#include <variant>

#include "carcassonne/core/places.hpp"
#include "carcassonne/core/tiles.hpp"

namespace carcassonne {

// K5
struct Draw {
    friend constexpr bool operator==(Draw, Draw) = default;
};
// K3: the drawn tile, with the top of its picture pointing to `top`.
struct Place {
    Position at;
    Side top = Side::North;
    friend constexpr bool operator==(const Place&, const Place&) = default;
};
// K4: a follower on the tile just placed.
struct Follower {
    Spot on;
    friend constexpr bool operator==(Follower, Follower) = default;
};
// K4: no follower.
struct Pass {
    friend constexpr bool operator==(Pass, Pass) = default;
};

using Command = std::variant<Draw, Place, Follower, Pass>;

// Outcome of drawing.
struct DrawnTile {
    Tile tile = Tile::A;
    friend constexpr bool operator==(DrawnTile, DrawnTile) = default;
};

using Outcome = std::variant<DrawnTile>;

// Whether the command awaits an outcome of chance (K14).
[[nodiscard]] constexpr bool asks_chance(const Command& command) {
    return std::holds_alternative<Draw>(command);
}
// Whether the command ends a turn, unless it ends the game (K5).
[[nodiscard]] constexpr bool ends_turn(const Command& command) {
    return std::holds_alternative<Follower>(command) || std::holds_alternative<Pass>(command);
}

static_assert(std::is_trivially_copyable_v<Command> && sizeof(Command) <= 8);
static_assert(std::is_trivially_copyable_v<Outcome> && sizeof(Outcome) <= 2);

}  // namespace carcassonne
