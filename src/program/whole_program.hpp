// Runs a whole program: prepares the standard streams, and turns what is thrown into a message and an exit code.
#pragma once

#include <functional>
#include <string_view>

#include "program/failure.hpp"

namespace tabletop::program {

// Returns the exit code. `name` begins messages.
[[nodiscard]] int run_program(std::string_view name, const std::function<Exit()>& run);

}  // namespace tabletop::program
