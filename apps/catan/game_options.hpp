// Which game the command line asks for: what a script's header may leave out.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/language/setup.hpp"
#include "hosting.hpp"

namespace catan::app {

// As typed; what was not typed is not there.
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
    std::optional<std::string> bots{};        // so many, or a level for each
    std::vector<std::string> bots_by_name{};  // NAME=LEVEL
    HostWords host{};                         // who plays elsewhere
};

[[nodiscard]] language::Setup understood(const GameWords& typed);
// Refuses what would change nothing in a new game, such as paired turns among four players.
void demand_effect(const language::Setup& setup);
// Refuses a new game that no player can win.
void demand_winnable(const Game& game);
// How well a bot plays.
[[nodiscard]] bots::Level level(std::string_view option, std::string_view typed);
// One more setting, as in `late-cards=on`; messages name the option it came from.
void read_setting(language::Setup& setup, std::string_view option, std::string_view typed);
// Whether anything was said about the game, so that it begins without asking.
[[nodiscard]] bool was_asked_for(const GameWords& words);

}  // namespace catan::app
