// Names tabletop's bot driver for Catan.
#pragma once

#include "catan/table/bots.hpp"
#include "catan/table/chair.hpp"
#include "tabletop/table/bot_driver.hpp"

extern template class tabletop::table::BotDriver<catan::table::Bots>;

namespace catan::table {

using BotDriver = tabletop::table::BotDriver<Bots>;

}  // namespace catan::table
