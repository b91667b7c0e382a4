// Computes the length of a seat's longest road (R10.1): the longest trail through its roads that uses no edge twice. Knows
// roads and buildings only; score.hpp decides who holds the award (R10.2).
#pragma once

#include <cstdint>
#include <span>

#include "catan/core/ids.hpp"
#include "catan/core/topology.hpp"

namespace catan {

struct RoadLength {
    std::uint32_t length = 0;
    std::uint64_t steps = 0;  // search steps spent; 0 if no tangle of loops was searched
    bool exact = true;        // false if the step budget of R10.1 ended the search

    friend constexpr bool operator==(const RoadLength&, const RoadLength&) = default;
};

// R10.1: the search steps of a single call, after which the longest road found so far counts. A step limit rather than a
// time limit gives the same result on every machine.
inline constexpr std::uint64_t longest_road_step_budget = 200'000;

// `roads` holds the roads of one seat, each once, in any order; `building_owner` the owner of the building on each
// intersection, or Seat::none(). Does not allocate for up to 32 roads without a tangle of loops.
[[nodiscard]] RoadLength longest_road(const Topology& topology, std::span<const EdgeId> roads,
                                      std::span<const Seat> building_owner, Seat seat);

// The same, given the length without the last of the roads: much cheaper in a tangle. If the budget ended either search,
// the best length found so far counts.
[[nodiscard]] RoadLength lengthened_road(const Topology& topology, std::span<const EdgeId> roads,
                                         std::span<const Seat> building_owner, Seat seat,
                                         std::uint32_t before);

}  // namespace catan
