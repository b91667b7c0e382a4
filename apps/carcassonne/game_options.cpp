#include "game_options.hpp"

#include <array>
#include <string_view>

#include <fmt/format.h>

#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/rooms.hpp"
#include "carcassonne/language/names.hpp"
#include "program/header_options.hpp"
#include "program/option_values.hpp"

namespace carcassonne::app {
namespace {

void choose_names(const GameWords& words, language::Setup& setup) {
    program::demand_known_bots(*words.names, words.bots_by_name);
    program::read_as_header(setup, "--names", "players", *words.names, ", ");
    for (const std::string& name : setup.names) {
        if (const auto fault = language::new_name_fault(name))
            program::misunderstood(fmt::format("--names: {}", *fault));
    }
    if (setup.players && *setup.players != setup.names.size()) {
        program::misunderstood(
            fmt::format("--players is {}, but --names has {}", *setup.players, setup.names.size()));
    }
}

}  // namespace

language::Setup understood(const GameWords& words) {
    language::Setup setup;
    if (words.players) {
        setup.players = program::number("--players", *words.players, fewest_players, most_players);
    }
    if (words.names) choose_names(words, setup);
    for (const std::string& bot : words.bots_by_name)
        program::read_as_header(setup, "--bot", "bot", bot, " =");
    if (words.order) program::read_as_header(setup, "--order", "order", *words.order, " :=");
    for (const std::string& setting : words.settings)
        program::read_as_header(setup, "--set", "set", setting, " =");
    if (words.seed) setup.seed = program::seed("--seed", *words.seed);
    constexpr std::array<std::string_view, 2> tiles{"seeded", "real"};
    if (words.tiles) {
        setup.scripted = program::choice("--tiles", *words.tiles, tiles) == 1;
        setup.seeded = !setup.scripted;
    }
    return setup;
}

bool was_asked_for(const GameWords& words) {
    return words.players || words.names || words.order || words.tiles || words.seed ||
           !words.settings.empty() || !words.bots_by_name.empty();
}

}  // namespace carcassonne::app
