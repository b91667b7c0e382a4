// How a game is played at this terminal, and what the program does with files for its players. No rule depends on either.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "catan/core/rooms.hpp"
#include "front/turn_clock.hpp"
#include "table/bot_seats.hpp"

namespace catan::tui {

// An empty function is not offered.
struct Files {
    std::function<std::string()>
        saved_as;  // where every move is kept; nowhere if that does not work
    std::function<std::string(const std::string& path)> save_as;  // both say what came of it
    std::function<std::string()> draw_picture;
    std::function<bool()> forgets{};  // whether the game is kept nowhere when it is left now
};

struct Manners {
    bool open_hands = false;                       // no curtain: all hands lie open
    bool bell = false;                             // when the screen is handed over
    std::optional<std::chrono::seconds> clock{};   // for a turn; it only reminds
    table::Pace pace = table::Pace::Calm;          // of bots
    std::function<void(table::Pace)> keep_pace{};  // when it is changed
    front::TurnClock::Now now = std::chrono::steady_clock::now;
};

}  // namespace catan::tui
