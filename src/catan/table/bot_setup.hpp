// Names tabletop's set-up of bots for Catan.
#pragma once

#include "catan/core/rooms.hpp"
#include "catan/table/bots.hpp"
#include "table/bot_setup.hpp"

namespace catan::table {

using BotSetup = tabletop::table::BotSetup<Bots>;

}  // namespace catan::table
