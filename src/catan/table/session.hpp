// Names tabletop's session for Catan.
#pragma once

#include "catan/table/match.hpp"
#include "catan/table/participants.hpp"
#include "catan/table/referee.hpp"
#include "table/session.hpp"

extern template class tabletop::table::Session<catan::table::Language>;

namespace catan::table {

using Session = tabletop::table::Session<Language>;

}  // namespace catan::table
