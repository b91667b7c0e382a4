// Names tabletop's chairs for Catan.
#pragma once

#include "catan/table/types.hpp"
#include "tabletop/table/chair.hpp"

extern template class tabletop::table::Chair<catan::table::Types>;

namespace catan::table {

using Chair = tabletop::table::Chair<Types>;

}  // namespace catan::table
