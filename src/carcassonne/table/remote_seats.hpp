// Names tabletop's remote seats for Carcassonne.
#pragma once

#include "carcassonne/core/ids.hpp"
#include "table/remote_seats.hpp"

namespace carcassonne::table {

using tabletop::table::RemoteSeats;

}  // namespace carcassonne::table
