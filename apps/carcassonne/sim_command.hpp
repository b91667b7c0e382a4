// Declares `carcassonne sim`, which plays many games between bots.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "carcassonne/core/rooms.hpp"
#include "program/failure.hpp"
#include "program/sim_games.hpp"

namespace carcassonne::app {

// Option values as typed; an option that was not given is empty.
struct SimWords {
    program::SimFiles files{};
    std::optional<std::string> bots{};
    std::optional<std::string> players{};
    std::optional<std::string> games{};
    std::optional<std::string> seed{};
    std::optional<std::string> bot_seed{};
    std::optional<std::string> jobs{};
    std::optional<std::string> part{};
    std::vector<std::string> settings{};
    bool rotate = false;
};

[[nodiscard]] program::Exit simulate(const SimWords& words);

}  // namespace carcassonne::app
