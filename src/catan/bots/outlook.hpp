// Evaluates the board for a seat: what it produces, what a site would add, where roads lead, and
// where the robber hurts opponents most.
#pragma once

#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/state.hpp"
#include "land.hpp"

namespace catan::bots {

// Over all buildings of a seat. A city counts twice. The robber is ignored.
[[nodiscard]] Pips production_of(const Land& land, const State& state, Seat seat);

// Rates building sites by what they add to the current production: about 16 for a pip.
struct Wants {
    Wants(const Land& land, const Pips& production, PortSet ports);
    [[nodiscard]] int worth(IntersectionId at) const;

    const Land& land;
    Pips production;
    PortSet ports;
    Pips weights{};
};

// A free edge that the seat reaches, with the worth of the best settlement site that it leads to.
struct RoadPlace {
    EdgeId on;
    int worth = -1;
};
// The best road; the seat must have a free edge in reach.
[[nodiscard]] RoadPlace best_road(const Land& land, const State& state, Seat seat);
// At most `most` roads, best first.
[[nodiscard]] std::vector<RoadPlace> best_roads(const Land& land, const State& state, Seat seat,
                                                std::size_t most);

// A hex where the robber may go, and the harm to opponents there. Leaders count most.
struct RobberPlace {
    HexId hex;
    int harm = 0;
};
// The most harmful hex, and the `most` most harmful ones.
[[nodiscard]] RobberPlace best_robber_place(const Land& land, const State& state, Seat seat);
[[nodiscard]] std::vector<RobberPlace> robber_places(const Land& land, const State& state,
                                                     Seat seat, std::size_t most);

}  // namespace catan::bots
