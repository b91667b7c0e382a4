// Compiles the session and its bots for Carcassonne.
#include "carcassonne/table/session.hpp"

#include "table/session_impl.hpp"

using carcassonne::table::Bots;
using carcassonne::table::Language;

template class tabletop::table::Adviser<Bots>;
template class tabletop::table::BotSeats<Bots>;
template class tabletop::table::Participants<Bots>;
template class tabletop::table::Session<Language>;
