// Declares `carcassonne board FILE`, which draws the board of a game as it is at the end of a script or a saved game.
#pragma once

#include <optional>
#include <string>

#include "carcassonne/core/rooms.hpp"
#include "program/failure.hpp"

namespace carcassonne::app {

// Option values as typed; an option that was not given is empty.
struct BoardWords {
    std::optional<std::string> file{};
    std::optional<std::string> size{};
    std::optional<std::string> colour{};
    std::optional<std::string> svg{};
    bool ascii = false;
    bool script = false;
};

// Draws the board before the first fault of the file, and returns the exit code for that fault.
[[nodiscard]] program::Exit show_board(const BoardWords& words);

}  // namespace carcassonne::app
