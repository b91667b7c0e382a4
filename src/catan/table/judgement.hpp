// Names tabletop's judgement for Catan.
#pragma once

#include "catan/table/rules.hpp"
#include "table/judgement.hpp"

namespace catan::table {

using Judgement = tabletop::table::Judgement<Rules>;

}  // namespace catan::table
