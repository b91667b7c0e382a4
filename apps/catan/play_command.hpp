// The game in the terminal: new ones, and saved ones that are gone on with.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "catan/core/rooms.hpp"
#include "catan/language/setup.hpp"
#include "catan/tui/game_window.hpp"
#include "catan/tui/table_screen.hpp"
#include "hosting.hpp"
#include "program/failure.hpp"
#include "program/save_file.hpp"
#include "table/bot_seats.hpp"
#include "tabletop/table/advisors.hpp"
#include "tabletop/table/match.hpp"

namespace catan::app {

struct Looks {
    bool ascii = false;
    bool no_colour = false;
    bool letters = false;  // on the pieces, whatever the colours
    // Of a game that is played, and not only watched.
    bool open_hands = false;             // no curtain between people
    bool bell = false;                   // when the screen is handed over
    std::optional<std::string> clock{};  // for a turn, as it was typed
    std::optional<std::string> pace{};   // of bots, as it was typed

    friend bool operator==(const Looks&, const Looks&) = default;
};

// What was asked for before the command or behind it. A value may be given in one place only.
[[nodiscard]] Looks joined(const Looks& a, const Looks& b);

// Hears how fast bots are to move, when that is changed in a game.
using KeepPace = std::function<void(table::Pace)>;

[[nodiscard]] tui::Appearance appearance(const Looks& looks);
[[nodiscard]] table::Pace pace_of(const std::string& typed);
[[nodiscard]] tui::Manners manners_of(const Looks& looks, const KeepPace& keep = {});
// What cannot be is told before anything else is asked.
void check(const Looks& looks);

// A new game, and others of the same people as long as they like. What chance needs is drawn, as far as nobody chose it.
[[nodiscard]] program::Exit play(language::Setup setup, const Looks& looks,
                                 const table::AdvisorOptions& bots, const HostWords& host = {},
                                 const KeepPace& keep = {});

// Goes on with a game whose file is open already.
[[nodiscard]] program::Exit play_on(table::Match match, program::SaveFile save, const Looks& looks,
                                    const table::AdvisorOptions& bots, const HostWords& host = {},
                                    const KeepPace& keep = {});

}  // namespace catan::app
