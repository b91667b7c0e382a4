// `catan` alone, at a terminal: the front door, and where it leads.
#pragma once

#include "catan/core/rooms.hpp"
#include "play_command.hpp"
#include "program/failure.hpp"

namespace catan::app {

[[nodiscard]] program::Exit open_door(const Looks& looks, const table::AdvisorOptions& bots);

}  // namespace catan::app
