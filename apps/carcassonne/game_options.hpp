// Reads the options that describe a game. They stand for lines of a script's header.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "carcassonne/language/setup.hpp"

namespace carcassonne::app {

// Option values as typed; an option that was not given is empty.
struct GameWords {
    std::optional<std::string> players;
    std::optional<std::string> names;
    std::optional<std::string> order;
    std::optional<std::string> tiles;
    std::optional<std::string> seed;
    std::vector<std::string> settings;
    std::vector<std::string> bots_by_name;  // NAME=LEVEL
};

[[nodiscard]] language::Setup understood(const GameWords& words);
// Whether any option describes the game.
[[nodiscard]] bool was_asked_for(const GameWords& words);

}  // namespace carcassonne::app
