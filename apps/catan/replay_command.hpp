// Declares `catan replay`, which shows a saved game step by step.
#pragma once

#include <optional>
#include <string>

#include "play_command.hpp"

namespace catan::app {

struct ReplayWords {
    std::optional<std::string> file;
    bool open = false;  // show hands although the game is unfinished
    DisplayOptions display;
};

void replay(const ReplayWords& words);

}  // namespace catan::app
