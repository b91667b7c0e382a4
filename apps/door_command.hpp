// `catan` alone, at a terminal: the front door, and where it leads.
#pragma once

#include "failure.hpp"
#include "play_command.hpp"

namespace catan::app {

[[nodiscard]] Exit open_door(const Looks& looks, const text::AdvisorOptions& bots);

}  // namespace catan::app
