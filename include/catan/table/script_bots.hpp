// Names tabletop's bots of a script for Catan.
#pragma once

#include "catan/table/bot_driver.hpp"
#include "catan/table/match.hpp"
#include "tabletop/table/script_bots.hpp"

extern template class tabletop::table::ScriptBots<catan::table::Language>;

namespace catan::table {

using ScriptBots = tabletop::table::ScriptBots<Language>;
using tabletop::table::ThinkingOptions;

}  // namespace catan::table
