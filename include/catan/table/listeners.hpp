// Names tabletop's listeners for Catan.
#pragma once

#include "tabletop/table/listeners.hpp"

namespace catan::table {

using tabletop::table::Listeners;

}  // namespace catan::table
