// Keeps every seat's longest road up to date (R10.1). Measures again only those seats that a change
// can affect.
#pragma once

#include "catan/core/game.hpp"
#include "catan/core/longest_road.hpp"
#include "catan/core/state.hpp"

namespace catan {

// Call after the seat built the road.
void update_lengthened_road(const Game& game, State& state, Seat seat, EdgeId built);

// Call after the seat settled there, which may cut trails of opponents. Returns whether any seat's
// length changed.
bool update_cut_roads(const Game& game, State& state, Seat seat, IntersectionId settled);

// Measures from scratch.
[[nodiscard]] RoadLength measure_road(const Game& game, const Places& places, Seat seat);

}  // namespace catan
