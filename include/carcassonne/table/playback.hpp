// Names tabletop's playback for Carcassonne. Include carcassonne/table/match.hpp as well to make one.
#pragma once

#include "carcassonne/table/chair.hpp"
#include "tabletop/table/playback.hpp"

extern template class tabletop::table::Playback<carcassonne::table::Types,
                                                carcassonne::table::Language>;

namespace carcassonne::table {

using Playback = tabletop::table::Playback<Types, Language>;

}  // namespace carcassonne::table
