// Names tabletop's set-up of bots for Carcassonne.
#pragma once

#include "carcassonne/core/rooms.hpp"
#include "carcassonne/table/bots.hpp"
#include "table/bot_setup.hpp"

namespace carcassonne::table {

using BotSetup = tabletop::table::BotSetup<Bots>;

}  // namespace carcassonne::table
