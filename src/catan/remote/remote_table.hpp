// Names tabletop's remote table for Catan.
#pragma once

#include "catan/remote/language.hpp"
#include "remote/remote_table.hpp"

extern template class tabletop::remote::RemoteTable<catan::remote::Language>;

namespace catan::remote {

using RemoteTable = tabletop::remote::RemoteTable<Language>;

}  // namespace catan::remote
