// `catan serve`: a host without a screen. Every seat that is no bot is elsewhere.
#pragma once

#include <optional>
#include <string>

#include "bot_options.hpp"
#include "catan/core/rooms.hpp"
#include "game_options.hpp"
#include "program/failure.hpp"

namespace catan::app {

// As typed.
struct ServeWords {
    std::optional<std::string> file{};  // a saved game to go on with
    GameWords game{};
    BotWords bots{};
    std::optional<std::string> stand_in{};  // after so many seconds a bot plays for whoever is away
};

[[nodiscard]] program::Exit serve(const ServeWords& words);

}  // namespace catan::app
