// Names tabletop's referee for Catan.
#pragma once

#include "catan/table/chair.hpp"
#include "catan/table/match.hpp"
#include "tabletop/table/referee.hpp"

extern template class tabletop::table::Referee<catan::table::Language>;

namespace catan::table {

using Referee = tabletop::table::Referee<Language>;
using tabletop::table::NotRecorded;

}  // namespace catan::table
