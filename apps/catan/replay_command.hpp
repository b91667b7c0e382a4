// `catan replay`: a saved game, watched step by step.
#pragma once

#include <optional>
#include <string>

#include "play_command.hpp"

namespace catan::app {

struct ReplayWords {
    std::optional<std::string> file;
    bool open = false;  // hands are shown before the game is finished
    Looks looks;
};

void replay(const ReplayWords& words);

}  // namespace catan::app
