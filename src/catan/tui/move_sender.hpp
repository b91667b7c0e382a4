// Sends moves from the chair of the player who looks at the screen, and tells that player what came back.
#pragma once

#include <chrono>
#include <optional>
#include <utility>

#include "catan/core/rooms.hpp"
#include "catan/tui/curtain.hpp"
#include "front/messages.hpp"
#include "front/turn_clock.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

class MoveSender {
public:
    MoveSender(Curtain& curtain, front::Messages& messages, front::TurnClock::Now now)
        : curtain_(curtain), messages_(messages), now_(std::move(now)) {}

    void say(const Command& command, const std::optional<Outcome>& outcome = std::nullopt);
    void take_back();
    // Tells what came of a move.
    void hear(const table::Chair::Result& answer);

    [[nodiscard]] bool is_waiting() const { return curtain_.speaker().is_waiting(); }
    // The answer takes so long that the player is told.
    [[nodiscard]] bool is_under_way() const;
    // How soon that can be, after a move was sent.
    static constexpr std::chrono::milliseconds patience{200};

private:
    // False if the last move is not answered yet.
    [[nodiscard]] bool begin();

    Curtain& curtain_;
    front::Messages& messages_;
    front::TurnClock::Now now_;
    std::chrono::steady_clock::time_point said_at_{};
};

}  // namespace catan::tui
