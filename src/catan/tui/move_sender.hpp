// Sends moves from the chair of the player at the screen and shows that player the answer.
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
    // Shows the answer to a move.
    void hear(const table::Chair::Result& answer);

    [[nodiscard]] bool is_waiting() const { return curtain_.speaker().is_waiting(); }
    // True once the answer is late enough to tell the player.
    [[nodiscard]] bool is_under_way() const;
    // Time after a move until is_under_way() can become true.
    static constexpr std::chrono::milliseconds patience{200};

private:
    // False if the last move has no answer yet.
    [[nodiscard]] bool begin();

    Curtain& curtain_;
    front::Messages& messages_;
    front::TurnClock::Now now_;
    std::chrono::steady_clock::time_point said_at_{};
};

}  // namespace catan::tui
