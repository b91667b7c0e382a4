// Selects the hexes for the red tokens so that no two are adjacent (R1.6), at every radius, without
// trial and error. Does not decide which red token lies where.
#pragma once

#include <cstdint>
#include <vector>

#include "catan/core/ids.hpp"
#include "catan/core/random.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/topology.hpp"

namespace catan {

// Returns all sets of `count` mutually non-adjacent hexes as bit masks. The board must have at most
// 32 hexes.
[[nodiscard]] std::vector<std::uint32_t> separate_sets(const Topology& topology,
                                                       std::uint32_t count);

// Draws `count` mutually non-adjacent hexes that are not desert and returns a flag per hex. Takes
// linear time. `count` may be at most a third of the hexes that are not desert; a set of that size
// always exists.
[[nodiscard]] std::vector<bool> separate_hexes(const Topology& topology,
                                               const std::vector<Terrain>& terrain,
                                               std::uint32_t count, Random& random);

}  // namespace catan
