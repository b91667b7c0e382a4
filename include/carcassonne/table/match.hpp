// Names tabletop's match for Carcassonne.
#pragma once

#include "carcassonne/table/language.hpp"
#include "tabletop/table/match.hpp"

extern template class tabletop::table::Match<carcassonne::table::Language>;

namespace carcassonne::table {

using Match = tabletop::table::Match<Language>;
using tabletop::table::fnv1a;

}  // namespace carcassonne::table
