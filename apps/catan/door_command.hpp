// Shows the start screen of `catan` at a terminal, and runs what the user chooses there.
#pragma once

#include "catan/core/rooms.hpp"
#include "play_command.hpp"
#include "program/failure.hpp"

namespace catan::app {

[[nodiscard]] program::Exit open_door(const DisplayOptions& display,
                                      const table::ThinkingOptions& bots);

}  // namespace catan::app
