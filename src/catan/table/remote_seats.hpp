// Names tabletop's remote seats for Catan.
#pragma once

#include "catan/core/ids.hpp"
#include "table/remote_seats.hpp"

namespace catan::table {

using tabletop::table::RemoteSeats;

}  // namespace catan::table
