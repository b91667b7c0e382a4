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
    program::ScheduleWords schedule{};
    program::SimFiles files{};
    std::optional<std::string> bots{};
    std::optional<std::string> players{};
    std::vector<std::string> settings{};
};

[[nodiscard]] program::Exit simulate(const SimWords& words);

}  // namespace carcassonne::app
