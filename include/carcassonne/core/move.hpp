// Names a move as it is recorded: a player's command with the outcome that chance gave, and with its events as viewers see
// them. Nothing is hidden in this game, so every viewer sees all of them.
#pragma once

#include <span>

#include "carcassonne/core/command.hpp"
#include "carcassonne/core/events.hpp"
#include "carcassonne/core/ids.hpp"
#include "tabletop/game/history.hpp"
#include "tabletop/game/viewer.hpp"

namespace carcassonne {

using tabletop::Viewer;

using Move = tabletop::Move<Command, Outcome>;
using SeenMove = tabletop::SeenMove<Command, Outcome, Event>;

[[nodiscard]] inline SeenMove seen_by(Viewer /*viewer*/, const Move& move,
                                      std::span<const Event> events) {
    return {move, {events.begin(), events.end()}};
}

}  // namespace carcassonne
