// Defines ids for hexes, intersections and edges of a board (R1.1), and names the seats around it (R2.1). Ids of different
// kinds are different types. The topology defines the numbering.
#pragma once

#include "tabletop/game/ids.hpp"

namespace catan {

using tabletop::Id;
using tabletop::Seat;
using tabletop::SeatSet;

using HexId = Id<struct HexKind>;
using IntersectionId = Id<struct IntersectionKind>;
using EdgeId = Id<struct EdgeKind>;

}  // namespace catan
