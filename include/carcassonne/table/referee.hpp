// Names tabletop's referee for Carcassonne.
#pragma once

#include "carcassonne/table/chair.hpp"
#include "carcassonne/table/match.hpp"
#include "tabletop/table/referee.hpp"

extern template class tabletop::table::Referee<carcassonne::table::Language>;

namespace carcassonne::table {

using Referee = tabletop::table::Referee<Language>;
using tabletop::table::NotRecorded;

}  // namespace carcassonne::table
