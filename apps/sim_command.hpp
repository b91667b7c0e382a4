// `catan sim`: many games of bots.
#pragma once

#include "failure.hpp"
#include "sim_options.hpp"

namespace catan::app {

[[nodiscard]] Exit simulate(const SimWords& words);

}  // namespace catan::app
