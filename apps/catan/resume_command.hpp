// Declares `catan resume`, which lists saved games and continues one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bot_options.hpp"
#include "catan/core/rooms.hpp"
#include "catan/table/script.hpp"
#include "play_command.hpp"
#include "program/failure.hpp"

namespace catan::app {

struct ResumeWords {
    std::optional<std::string> file;
    bool list = false;
    bool at_last_check = false;
    table::ScriptOptions options;
    BotWords bots;
    std::vector<std::string> seats;   // NAME=LEVEL: seats that bots take over
    std::vector<std::string> people;  // NAME: seats that people take over
    DisplayOptions display;
    HostWords host{};
    KeepPace keep_pace{};
};

[[nodiscard]] program::Exit resume(const ResumeWords& words);

}  // namespace catan::app
