// Declares `catan sim`, which plays many games between bots.
#pragma once

#include "catan/core/rooms.hpp"
#include "program/failure.hpp"
#include "sim_options.hpp"

namespace catan::app {

[[nodiscard]] program::Exit simulate(const SimWords& words);

}  // namespace catan::app
