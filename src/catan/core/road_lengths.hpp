// Keeps the length of everybody's longest road up to date (R10.1): measures again only whom a change can concern.
#pragma once

#include "catan/core/game.hpp"
#include "catan/core/longest_road.hpp"
#include "catan/core/state.hpp"

namespace catan {

// After the seat built that road.
void update_lengthened_road(const Game& game, State& state, Seat seat, EdgeId built);

// After the seat settled there, which ends the trails of others. Whether anybody's length changed.
bool update_cut_roads(const Game& game, State& state, Seat seat, IntersectionId settled);

// From scratch.
[[nodiscard]] RoadLength measure_road(const Game& game, const Places& places, Seat seat);

}  // namespace catan
