// Names tabletop's seating for Catan.
#pragma once

#include "catan/core/bot_level.hpp"
#include "catan/core/ids.hpp"
#include "table/seating.hpp"

namespace catan::table {

using tabletop::BotLevels;
using tabletop::table::Occupant;
using tabletop::table::Occupants;
using tabletop::table::Seating;

}  // namespace catan::table
