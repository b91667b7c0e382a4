#include "replay_command.hpp"

#include <unistd.h>

#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "catan/table/playback.hpp"
#include "catan/tui/game_window.hpp"
#include "catan/tui/watch/replay.hpp"
#include "odds_in_background.hpp"
#include "program/option_values.hpp"
#include "saves.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {
namespace {

// For an unfinished game only public knowledge counts unless --open is given. Decisions are not
// judged, since only the players know their reasons.
lab::AnalysisOptions odds_options(const table::Match& match, bool is_open) {
    lab::AnalysisOptions options;
    const bool sees_all = is_open || match.state().in<GameOver>();
    options.viewer = sees_all ? Viewer::all() : Viewer::public_only();
    if (sees_all) options.judged = lab::people_or_all(match.table());
    options.effort = bots::usual_effort / 2;
    return options;
}

}  // namespace

void replay(const ReplayWords& words) {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) {
        program::misunderstood("a replay needs a terminal; catan run FILE prints a game");
    }
    const std::filesystem::path path =
        words.file ? std::filesystem::path(*words.file) : newest_game();
    table::SavedGame game = program::load_to_look_at<table::Language>(path);
    const table::BotLevels bots = game.match->table().bots;
    const tui::Appearance look = appearance(words.display);
    OddsInBackground odds(*game.match, odds_options(*game.match, words.open));
    table::Playback playback(std::move(*game.match), words.open);
    tui::watch::Replay replay(playback, bots, &odds,
                              tui::paint_for(tui::game_palette(look.depth), look.glyphs));
    if (!game.fault.empty()) replay.tell("The file is damaged: this is as far as it can be read.");
    tui::run(replay, look);
}

}  // namespace catan::app
