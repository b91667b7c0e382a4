// Names tabletop's bot seats for Carcassonne.
#pragma once

#include "carcassonne/table/bot_driver.hpp"
#include "carcassonne/table/bot_setup.hpp"
#include "carcassonne/table/seating.hpp"
#include "table/bot_seats.hpp"

extern template class tabletop::table::BotSeats<carcassonne::table::Bots>;

namespace carcassonne::table {

using BotSeats = tabletop::table::BotSeats<Bots>;
using tabletop::table::name_of;
using tabletop::table::Pace;
using tabletop::table::pace_words;

}  // namespace carcassonne::table
