// Names tabletop's advisers for Carcassonne.
#pragma once

#include "carcassonne/table/bot_driver.hpp"
#include "carcassonne/table/bot_setup.hpp"
#include "table/adviser.hpp"

extern template class tabletop::table::Adviser<carcassonne::table::Bots>;

namespace carcassonne::table {

using Adviser = tabletop::table::Adviser<Bots>;

}  // namespace carcassonne::table
