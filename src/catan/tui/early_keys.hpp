// Keys that a player pressed to see bots move, once too often: they must not roll the dice or accept an offer.
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

    // A person at this screen is asked from now on, perhaps after watching.
    void begin(bool is_after_watching) {
        is_after_watching_ = is_after_watching;
        asked_at_ = now_();
    }
    // The next key is meant for this player's own move.
    void trust() { is_after_watching_ = false; }

    // Whether the key is to be ignored, while a person at this screen is asked.
    bool ignores(const ftxui::Event& event);

private:
    front::TurnClock::Now now_;
    bool is_after_watching_ = false;
    std::chrono::steady_clock::time_point asked_at_{};
    std::chrono::steady_clock::time_point ignored_at_{};
};

}  // namespace catan::tui
