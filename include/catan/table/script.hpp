// Names tabletop's scripts for Catan.
#pragma once

#include "catan/core/rooms.hpp"
#include "catan/table/script_bots.hpp"
#include "tabletop/table/script.hpp"

extern template class tabletop::table::Script<catan::table::Language>;

namespace catan::table {

using Script = tabletop::table::Script<Language>;
using tabletop::table::ScriptOptions;
using tabletop::table::ScriptOutput;
using tabletop::table::Verdict;

}  // namespace catan::table
