// What the land offers a seat: what it produces, what a site would add to that, where roads lead,
// and where the robber hurts.
#pragma once

#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/state.hpp"
#include "land.hpp"

namespace catan::bots {

// Of all buildings of a seat, cities twice, without a thought of the robber.
[[nodiscard]] Pips production_of(const Land& land, const State& state, Seat seat);

// What a building site adds to what a seat produces already: 16 or so for a pip.
struct Wants {
    Wants(const Land& land, const Pips& production, PortSet ports);
    [[nodiscard]] int worth(IntersectionId at) const;

    const Land& land;
    Pips production;
    PortSet ports;
    Pips weights{};
};

// A free edge that the seat reaches, and what the best place for a settlement is worth that it leads to.
struct RoadPlace {
    EdgeId on;
    int worth = -1;
};
// One of them, where there is one.
[[nodiscard]] RoadPlace best_road(const Land& land, const State& state, Seat seat);
// So many of them, the best first.
[[nodiscard]] std::vector<RoadPlace> best_roads(const Land& land, const State& state, Seat seat,
                                                std::size_t most);

// A hex where the robber may go, and how much it hurts others there, the leaders most.
struct RobberPlace {
    HexId hex;
    int harm = 0;
};
// The worst of them for the others, and so many of them.
[[nodiscard]] RobberPlace best_robber_place(const Land& land, const State& state, Seat seat);
[[nodiscard]] std::vector<RobberPlace> robber_places(const Land& land, const State& state,
                                                     Seat seat, std::size_t most);

}  // namespace catan::bots
