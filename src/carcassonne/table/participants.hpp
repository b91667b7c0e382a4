// Names tabletop's participants for Carcassonne.
#pragma once

#include "carcassonne/core/rooms.hpp"
#include "carcassonne/table/adviser.hpp"
#include "carcassonne/table/bot_seats.hpp"
#include "carcassonne/table/remote_seats.hpp"
#include "table/participants.hpp"

extern template class tabletop::table::Participants<carcassonne::table::Bots>;

namespace carcassonne::table {

using Participants = tabletop::table::Participants<Bots>;

}  // namespace carcassonne::table
