// `catan join` and `catan watch`: a game at another machine.
#pragma once

#include <optional>
#include <string>

#include "bot_options.hpp"
#include "catan/core/rooms.hpp"
#include "confine_words.hpp"
#include "play_command.hpp"
#include "program/failure.hpp"

namespace catan::app {

// As typed.
struct JoinWords {
    std::optional<std::string> address{};
    std::optional<std::string> code{};     // asked for where it is missing
    std::optional<std::string> program{};  // that plays
    ConfineWords confine{};
    bool watches = false;
    BotWords bots{};  // of the advice
    Looks looks{};
};

[[nodiscard]] program::Exit join(const JoinWords& words);

}  // namespace catan::app
