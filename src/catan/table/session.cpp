// Compiles the session and its bots for Catan.
#include "catan/table/session.hpp"

#include "table/session_impl.hpp"

using catan::table::Bots;
using catan::table::Language;

template class tabletop::table::Adviser<Bots>;
template class tabletop::table::BotSeats<Bots>;
template class tabletop::table::Participants<Bots>;
template class tabletop::table::Session<Language>;
