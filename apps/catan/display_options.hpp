// Reads the options for a screen on which a game is played or watched.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "catan/core/rooms.hpp"
#include "catan/table/bot_seats.hpp"
#include "catan/tui/game_window.hpp"
#include "catan/tui/table_screen.hpp"

namespace catan::app {

struct DisplayOptions {
    bool ascii = false;
    bool no_colour = false;
    bool letters = false;  // letters on the pieces, whatever the colours
    // These options apply to players, not to watchers.
    bool open_hands = false;             // no curtain between players
    bool bell = false;                   // ring when the screen changes hands
    std::optional<std::string> clock{};  // time for a turn, as typed
    std::optional<std::string> pace{};   // pace of the bots, as typed

    friend bool operator==(const DisplayOptions&, const DisplayOptions&) = default;
};

// Merges the options before the command with those behind it. An option may be given in one place
// only.
[[nodiscard]] DisplayOptions joined(const DisplayOptions& a, const DisplayOptions& b);

// Called when the user changes the pace of the bots during a game.
using KeepPace = std::function<void(table::Pace)>;

[[nodiscard]] tui::Appearance appearance(const DisplayOptions& display);
[[nodiscard]] table::Pace pace_of(const std::string& typed);
[[nodiscard]] tui::TableOptions table_options_of(const DisplayOptions& display,
                                                 const KeepPace& keep = {});
// Throws a Failure for an invalid option before any other work starts.
void check(const DisplayOptions& display);

}  // namespace catan::app
