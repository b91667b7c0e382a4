// Declares `catan serve`, which hosts a game without a screen. Every seat that is not a bot belongs
// to a guest or a program.
#pragma once

#include <optional>
#include <string>

#include "bot_options.hpp"
#include "catan/core/rooms.hpp"
#include "game_options.hpp"
#include "program/failure.hpp"

namespace catan::app {

// Option values as typed.
struct ServeWords {
    std::optional<std::string> file{};  // a saved game to continue
    GameWords game{};
    BotWords bots{};
    std::optional<std::string> stand_in{};  // seconds until a bot plays for an absent guest
};

[[nodiscard]] program::Exit serve(const ServeWords& words);

}  // namespace catan::app
