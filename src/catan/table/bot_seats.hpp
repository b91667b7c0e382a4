// Names tabletop's bot seats for Catan.
#pragma once

#include "catan/table/bot_driver.hpp"
#include "catan/table/bot_setup.hpp"
#include "catan/table/seating.hpp"
#include "table/bot_seats.hpp"

extern template class tabletop::table::BotSeats<catan::table::Bots>;

namespace catan::table {

using BotSeats = tabletop::table::BotSeats<Bots>;
using tabletop::table::name_of;
using tabletop::table::Pace;
using tabletop::table::pace_words;

}  // namespace catan::table
