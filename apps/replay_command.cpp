#include "replay_command.hpp"

#include <unistd.h>

#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "catan/past.hpp"
#include "catan/spelling.hpp"
#include "option_values.hpp"
#include "saves.hpp"
#include "tui/game_window.hpp"
#include "tui/replay.hpp"

namespace catan::app {
void replay(const ReplayWords& words) {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) {
        misunderstood("a replay needs a terminal; catan run FILE prints a game");
    }
    const std::filesystem::path path =
        words.file ? std::filesystem::path(*words.file) : newest_game();
    text::SavedGame game = load(path);
    tell_faults(game, path);
    if (!game.match) {
        throw Failure(Exit::Misunderstood,
                      fmt::format("there is no game in {}", text::in_quotes(path.string())));
    }
    const tui::SeatBots bots = game.match->table().bots;
    text::Past past(std::move(*game.match), words.open);
    tui::Replay replay(past, bots);
    if (!game.fault.empty())
        replay.notice("The file is damaged: this is as far as it can be read.");
    tui::run(replay, appearance(words.looks));
}

}  // namespace catan::app
