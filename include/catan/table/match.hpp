// Names tabletop's match for Catan.
#pragma once

#include "catan/table/language.hpp"
#include "tabletop/table/match.hpp"

extern template class tabletop::table::Match<catan::table::Language>;

namespace catan::table {

using Match = tabletop::table::Match<Language>;
using tabletop::table::fnv1a;

}  // namespace catan::table
