// Names tabletop's chairs for Carcassonne.
#pragma once

#include "carcassonne/table/types.hpp"
#include "tabletop/table/chair.hpp"

extern template class tabletop::table::Chair<carcassonne::table::Types>;

namespace carcassonne::table {

using Chair = tabletop::table::Chair<Types>;

}  // namespace carcassonne::table
