// Reads the options that describe a new game. They replace lines of a script's header.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/language/setup.hpp"
#include "hosting.hpp"

namespace catan::app {

// Option values as typed; an option that was not given is empty.
struct GameWords {
    std::optional<std::string> players;
    std::optional<std::string> names;
    std::optional<std::string> board;
    std::optional<std::string> radius;
    std::optional<std::string> seed;
    std::optional<std::string> order;
    std::optional<std::string> target;
    std::optional<std::string> dice;
    std::vector<std::string> settings;
    std::optional<std::string> bots{};        // a number of bots, or a level for each
    std::vector<std::string> bots_by_name{};  // NAME=LEVEL
    HostWords host{};                         // guests and programs
};

[[nodiscard]] language::Setup understood(const GameWords& typed);
// Refuses settings without effect in a new game, such as paired turns for four players.
void demand_effect(const language::Setup& setup);
// Refuses a new game that no player can win.
void demand_winnable(const Game& game);
// Parses one setting such as `late-cards=on`; messages name the option that it came from.
void read_setting(language::Setup& setup, std::string_view option, std::string_view typed);
// Whether any option describes the game, so that it starts without the set-up screen.
[[nodiscard]] bool was_asked_for(const GameWords& words);

}  // namespace catan::app
