// Lists the uses of a seed, each with random numbers of its own.
#pragma once

#include <cstdint>

#include "tabletop/game/random.hpp"

namespace carcassonne {

using tabletop::Random;

// Saved seeds depend on these values: append only, never reorder. Choice is for players that move at random.
enum class Domain : std::uint64_t { Order, Tile, Choice };

}  // namespace carcassonne
