// Compiles the table for Carcassonne.
#include "carcassonne/table/chair.hpp"
#include "carcassonne/table/match.hpp"
#include "carcassonne/table/playback.hpp"
#include "carcassonne/table/referee.hpp"
#include "table/match_impl.hpp"
#include "table/playback_impl.hpp"
#include "table/referee_impl.hpp"

using carcassonne::table::Language;
using carcassonne::table::Types;

template class tabletop::table::Chair<Types>;
template class tabletop::table::Match<Language>;
template class tabletop::table::Playback<Types, Language>;
template class tabletop::table::Referee<Language>;
