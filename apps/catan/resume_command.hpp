// `catan resume`: saved games, listed and gone on with.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bot_options.hpp"
#include "catan/core/rooms.hpp"
#include "play_command.hpp"
#include "program/failure.hpp"
#include "tabletop/table/script.hpp"

namespace catan::app {

struct ResumeWords {
    std::optional<std::string> file;
    bool list = false;
    bool at_last_check = false;
    table::ScriptOptions options;
    BotWords bots;
    std::vector<std::string> seats;   // NAME=LEVEL: bots from now on
    std::vector<std::string> people;  // NAME: people from now on
    Looks looks;
    HostWords host{};
    KeepPace keep_pace{};
};

[[nodiscard]] program::Exit resume(const ResumeWords& words);

}  // namespace catan::app
