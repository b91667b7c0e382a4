// Defines a move as it is recorded: a player's command with the outcome that chance gave, and with its events as viewers see
// them. Nothing is hidden in this game, so they see all of them.
#pragma once

#include <optional>

#include "carcassonne/core/command.hpp"
#include "carcassonne/core/events.hpp"
#include "carcassonne/core/ids.hpp"

namespace carcassonne {

struct Move {
    Seat seat;
    Command command;
    std::optional<Outcome> outcome;
    friend bool operator==(const Move&, const Move&) = default;
};

struct SeenMove {
    Move move;
    Events events;
    friend bool operator==(const SeenMove&, const SeenMove&) = default;
};

}  // namespace carcassonne
