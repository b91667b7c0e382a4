// Names tabletop's bots of a script for Carcassonne.
#pragma once

#include "carcassonne/table/bot_driver.hpp"
#include "carcassonne/table/match.hpp"
#include "tabletop/table/script_bots.hpp"

extern template class tabletop::table::ScriptBots<carcassonne::table::Language>;

namespace carcassonne::table {

using ScriptBots = tabletop::table::ScriptBots<Language>;
using tabletop::table::ThinkingOptions;

}  // namespace carcassonne::table
