// A guest in a game of Catan at the other end of a cable.
#pragma once

#include "catan/remote/remote_table.hpp"
#include "support/cable.hpp"

using Distant = CableGuest<catan::remote::RemoteTable>;
