// Names tabletop's remote table for Carcassonne.
#pragma once

#include "carcassonne/remote/language.hpp"
#include "remote/remote_table.hpp"

extern template class tabletop::remote::RemoteTable<carcassonne::remote::Language>;

namespace carcassonne::remote {

using RemoteTable = tabletop::remote::RemoteTable<Language>;

}  // namespace carcassonne::remote
