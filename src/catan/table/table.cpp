// Compiles the table for Catan.
#include "catan/table/chair.hpp"
#include "catan/table/match.hpp"
#include "catan/table/playback.hpp"
#include "catan/table/referee.hpp"
#include "table/match_impl.hpp"
#include "table/playback_impl.hpp"
#include "table/referee_impl.hpp"

using catan::table::Language;
using catan::table::Types;

template class tabletop::table::Chair<Types>;
template class tabletop::table::Match<Language>;
template class tabletop::table::Playback<Types, Language>;
template class tabletop::table::Referee<Language>;
