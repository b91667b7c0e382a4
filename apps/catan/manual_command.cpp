#include "manual_command.hpp"

#include <string>
#include <utility>
#include <vector>

#include "catan/core/version.hpp"
#include "catan/tui/front_door.hpp"
#include "catan/tui/table_screen.hpp"
#include "catan/tui/watch/replay.hpp"
#include "program/manual.hpp"
#include "program/output.hpp"

namespace catan::app {
namespace {

program::ManualKeys keys_of(std::string where, const std::vector<front::KeyHelp>& all) {
    program::ManualKeys screen{std::move(where), {}};
    for (const front::KeyHelp& key : all) screen.keys.push_back({key.key, key.help});
    return screen;
}

}  // namespace

void show_manual(const CLI::App& program) {
    const std::vector<program::ManualKeys> screens{
        keys_of("In a game", tui::TableScreen::all_keys()),
        keys_of("In a replay", tui::watch::Replay::all_keys()),
        keys_of("At the front door", tui::FrontDoor::all_keys()),
        keys_of("On the set-up screen", tui::SetupScreen::all_keys())};
    const std::vector<program::ManualVariable> variables{
        {"XDG_STATE_HOME", "Where saved games are kept, in a folder catan (~/.local/state)."},
        {"XDG_CONFIG_HOME",
         "Where names, rules and looks of the last time are kept, in a file catan/set-up "
         "(~/.config). Only the front door reads it, that is, catan without options of a game."}};
    program::write_stdout(program::manual(program, version, screens, variables));
}

}  // namespace catan::app
