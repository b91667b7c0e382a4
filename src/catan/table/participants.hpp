// Names tabletop's participants for Catan.
#pragma once

#include "catan/core/rooms.hpp"
#include "catan/table/adviser.hpp"
#include "catan/table/bot_seats.hpp"
#include "catan/table/listeners.hpp"
#include "catan/table/remote_seats.hpp"
#include "table/participants.hpp"

extern template class tabletop::table::Participants<catan::table::Bots>;

namespace catan::table {

using Participants = tabletop::table::Participants<Bots>;

}  // namespace catan::table
