// Names tabletop's seating for Carcassonne.
#pragma once

#include "carcassonne/core/bot_level.hpp"
#include "carcassonne/core/ids.hpp"
#include "table/seating.hpp"

namespace carcassonne::table {

using tabletop::BotLevels;
using tabletop::table::Occupant;
using tabletop::table::Occupants;
using tabletop::table::Seating;

}  // namespace carcassonne::table
