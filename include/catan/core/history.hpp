// Filters the moves of a game by viewer (R11). seen_by() is the only place that decides what a viewer sees of a move; logs,
// playback, statistics, bots and remote guests all use it. view() does the same for positions. Needs no state.
#pragma once

#include <span>

#include "catan/core/command.hpp"
#include "catan/core/events.hpp"
#include "tabletop/game/history.hpp"
#include "tabletop/game/viewer.hpp"

namespace catan {

using tabletop::Viewer;

using Move = tabletop::Move<Command, Outcome>;
using SeenMove = tabletop::SeenMove<Command, Outcome, Event>;
using Recording = tabletop::Recording<Command, Outcome, Event>;

// R11: filters for a viewer. The buyer sees a drawn card; thief and victim see a stolen one. A hidden outcome or card is
// left empty.
[[nodiscard]] Move seen_by(Viewer viewer, const Move& move);
[[nodiscard]] Event seen_by(Viewer viewer, const Event& event);
[[nodiscard]] SeenMove seen_by(Viewer viewer, const Move& move, std::span<const Event> events);

}  // namespace catan
