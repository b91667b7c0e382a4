// How long a seat's longest road is (R10.1): the longest trail through its own roads, no edge used twice. Knows roads
// and buildings only; who holds the award is the score's to decide (R10.2).
#pragma once

#include <cstdint>
#include <span>

#include "catan/core/ids.hpp"
#include "catan/core/topology.hpp"

namespace catan {

struct RoadLength {
    std::uint32_t length = 0;
    std::uint64_t steps = 0;  // search steps spent; none where no tangle of loops was searched
    bool exact = true;        // false when the step budget of R10.1 ended the search

    friend constexpr bool operator==(const RoadLength&, const RoadLength&) = default;
};

// R10.1: what a single call may spend on searching. Then the longest road found so far counts. Steps are counted, not
// timed, so that the answer is the same on every machine.
inline constexpr std::uint64_t longest_road_step_budget = 200'000;

// The roads of one seat, each once, in any order. The owner of the building on each intersection of the board, or
// Seat::none(). Up to 32 roads without a tangle of loops are measured without allocation.
[[nodiscard]] RoadLength longest_road(const Topology& topology, std::span<const EdgeId> roads,
                                      std::span<const Seat> building_owner, Seat seat);

// The same, where the length without the last of the roads is known: much cheaper in a tangle. Where the budget ended
// the search then or ends it now, the best found so far counts as well.
[[nodiscard]] RoadLength lengthened_road(const Topology& topology, std::span<const EdgeId> roads,
                                         std::span<const Seat> building_owner, Seat seat,
                                         std::uint32_t before);

}  // namespace catan
