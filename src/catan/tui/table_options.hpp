// Options of a game at this terminal, and the file operations offered to its players. The rules depend on neither.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "catan/core/rooms.hpp"
#include "catan/table/bot_seats.hpp"
#include "front/turn_clock.hpp"

namespace catan::tui {

// An empty function means that the operation is not offered.
struct FileActions {
    std::function<std::string()> saved_as;  // path of the autosave; empty if saving fails
    std::function<std::string(const std::string& path)>
        save_as;  // this and draw_picture return a message
    std::function<std::string()> draw_picture;
    std::function<bool()> forgets{};  // true if leaving now loses the game
};

struct TableOptions {
    bool open_hands = false;                       // no curtain: all hands are shown
    bool bell = false;                             // ring when the screen is handed over
    std::optional<std::chrono::seconds> clock{};   // per turn; it only reminds
    table::Pace pace = table::Pace::Calm;          // pace of the bots
    std::function<void(table::Pace)> keep_pace{};  // called when the pace changes
    front::TurnClock::Now now = std::chrono::steady_clock::now;
};

}  // namespace catan::tui
