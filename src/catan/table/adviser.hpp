// Names tabletop's advisers for Catan.
#pragma once

#include "catan/table/bot_driver.hpp"
#include "catan/table/bot_setup.hpp"
#include "table/adviser.hpp"

extern template class tabletop::table::Adviser<catan::table::Bots>;

namespace catan::table {

using Adviser = tabletop::table::Adviser<Bots>;

}  // namespace catan::table
