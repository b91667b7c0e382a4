// Names tabletop's session for Carcassonne.
#pragma once

#include "carcassonne/table/match.hpp"
#include "carcassonne/table/participants.hpp"
#include "carcassonne/table/referee.hpp"
#include "table/session.hpp"

extern template class tabletop::table::Session<carcassonne::table::Language>;

namespace carcassonne::table {

using Session = tabletop::table::Session<Language>;

}  // namespace carcassonne::table
