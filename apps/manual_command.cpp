#include "manual_command.hpp"

#include <string>
#include <utility>
#include <vector>

#include "catan/version.hpp"
#include "manual.hpp"
#include "output.hpp"
#include "tui/front_door.hpp"
#include "tui/replay.hpp"
#include "tui/table_screen.hpp"

namespace catan::app {
namespace {

ManualKeys keys_of(std::string where, const std::vector<tui::KeyHelp>& all) {
    ManualKeys screen{std::move(where), {}};
    for (const tui::KeyHelp& key : all) screen.keys.push_back({key.key, key.help});
    return screen;
}

}  // namespace

void show_manual(const CLI::App& program) {
    const std::vector<ManualKeys> screens{
        keys_of("In a game", tui::TableScreen::all_keys()),
        keys_of("In a replay", tui::Replay::all_keys()),
        keys_of("At the front door", tui::FrontDoor::all_keys()),
        keys_of("On the set-up screen", tui::SetupScreen::all_keys())};
    write_stdout(manual(program, version, screens));
}

}  // namespace catan::app
