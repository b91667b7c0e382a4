// Names tabletop's scripts for Carcassonne.
#pragma once

#include "carcassonne/core/rooms.hpp"
#include "carcassonne/table/script_bots.hpp"
#include "tabletop/table/script.hpp"

extern template class tabletop::table::Script<carcassonne::table::Language>;

namespace carcassonne::table {

using Script = tabletop::table::Script<Language>;
using tabletop::table::ScriptOptions;
using tabletop::table::ScriptOutput;
using tabletop::table::Verdict;

}  // namespace carcassonne::table
