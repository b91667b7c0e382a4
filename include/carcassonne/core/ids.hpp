// Names the seats around the table (K13), and defines ids for the parts of tiles on the board and for the features that they
// form. Ids of different kinds are different types.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tabletop/game/ids.hpp"

namespace carcassonne {

using tabletop::Seat;
using tabletop::SeatSet;

// K13
inline constexpr std::size_t fewest_players = 2;
inline constexpr std::size_t most_players = 5;
static_assert(most_players <= tabletop::most_seats);

// A part of a tile on the board: parts are numbered as their tiles are laid.
using PartId = tabletop::Id<struct PartKind, std::uint8_t>;
// A feature, by its part with the smallest number. Laying a tile may join features; the older id remains.
using FeatureId = tabletop::Id<struct FeatureIdKind, std::uint8_t>;

}  // namespace carcassonne
