// Names tabletop's bot driver for Carcassonne.
#pragma once

#include "carcassonne/table/bots.hpp"
#include "carcassonne/table/chair.hpp"
#include "tabletop/table/bot_driver.hpp"

extern template class tabletop::table::BotDriver<carcassonne::table::Bots>;

namespace carcassonne::table {

using BotDriver = tabletop::table::BotDriver<Bots>;

}  // namespace carcassonne::table
