// Ignores a key that was pressed once too often while bots moved, so that it does not roll the dice or accept an offer.
#pragma once

#include <chrono>
#include <utility>

#include <ftxui/component/event.hpp>

#include "catan/core/rooms.hpp"
#include "front/turn_clock.hpp"

namespace catan::tui {

class EarlyKeys {
public:
    explicit EarlyKeys(front::TurnClock::Now now) : now_(std::move(now)) {}

    // Call when a player at this screen is asked. `is_after_watching` is true if bots or remote players moved before.
    void begin(bool is_after_watching) {
        is_after_watching_ = is_after_watching;
        asked_at_ = now_();
    }
    // Accepts the next key as meant for this player's own move.
    void trust() { is_after_watching_ = false; }

    // True if the key must be ignored. Call only while a player at this screen is asked.
    bool ignores(const ftxui::Event& event);

private:
    front::TurnClock::Now now_;
    bool is_after_watching_ = false;
    std::chrono::steady_clock::time_point asked_at_{};
    std::chrono::steady_clock::time_point ignored_at_{};
};

}  // namespace catan::tui
