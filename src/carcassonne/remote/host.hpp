// Names tabletop's host for Carcassonne, and lets the chairs of Carcassonne speak in lines.
#pragma once

#include <vector>

#include "carcassonne/table/chair.hpp"
#include "remote/host.hpp"

namespace carcassonne::remote {

using tabletop::remote::Entry;
using tabletop::remote::GameLength;
using tabletop::remote::GuestNotice;
using tabletop::remote::Host;
using tabletop::remote::HostLimits;

// `chairs` is indexed by seat. The chairs must outlive the result.
[[nodiscard]] tabletop::remote::SpokenChairs spoken(const std::vector<table::Chair*>& chairs,
                                                    table::Chair& onlooker);

}  // namespace carcassonne::remote
