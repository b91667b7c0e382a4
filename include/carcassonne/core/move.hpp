// Defines a move as it is recorded: a player's command with the outcome that chance gave.
#pragma once

#include <optional>

#include "carcassonne/core/command.hpp"
#include "carcassonne/core/ids.hpp"

namespace carcassonne {

struct Move {
    Seat seat;
    Command command;
    std::optional<Outcome> outcome;
    friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace carcassonne
