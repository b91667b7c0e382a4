// Declares `catan join` and `catan watch`, which connect to a game on another machine.
#pragma once

#include <optional>
#include <string>

#include "bot_options.hpp"
#include "catan/core/rooms.hpp"
#include "confine_words.hpp"
#include "play_command.hpp"
#include "program/failure.hpp"

namespace catan::app {

// Option values as typed.
struct JoinWords {
    std::optional<std::string> address{};
    std::optional<std::string> code{};     // prompted for if missing
    std::optional<std::string> program{};  // the command that plays for the user
    ConfineWords confine{};
    bool watches = false;
    BotWords bots{};  // for advice
    DisplayOptions display{};
};

[[nodiscard]] program::Exit join(const JoinWords& words);

}  // namespace catan::app
