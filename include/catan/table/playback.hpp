// Names tabletop's playback for Catan. Include catan/table/match.hpp as well to make one.
#pragma once

#include "catan/table/chair.hpp"
#include "tabletop/table/playback.hpp"

extern template class tabletop::table::Playback<catan::table::Types, catan::table::Language>;

namespace catan::table {

using Playback = tabletop::table::Playback<Types, Language>;

}  // namespace catan::table
