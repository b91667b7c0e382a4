// Which hexes get the red tokens, so that no two of them are adjacent (R1.6), at every radius, without trying boards
// until one fits. Knows nothing of which red token lies where.
#pragma once

#include <cstdint>
#include <vector>

#include "catan/core/ids.hpp"
#include "catan/core/random.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/topology.hpp"

namespace catan {

// All sets of `count` mutually non-adjacent hexes of a board of at most 32, each as a bit mask over its hexes.
[[nodiscard]] std::vector<std::uint32_t> separate_sets(const Topology& topology,
                                                       std::uint32_t count);

// `count` mutually non-adjacent hexes that are not desert, as a flag for each hex. Takes linear time. There must be
// so many: a third of the hexes that are not desert always are.
[[nodiscard]] std::vector<bool> separate_hexes(const Topology& topology,
                                               const std::vector<Terrain>& terrain,
                                               std::uint32_t count, Random& random);

}  // namespace catan
