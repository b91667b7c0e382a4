// Measures how long the program on each seat has thought. The time runs only while that program is asked, and only
// progress of the game renews it: a program cannot gain time by making offers or by taking moves back and repeating them.
// Reads no clock; the caller passes the time.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <span>
#include <vector>

#include "catan/core/history.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/rules.hpp"

namespace catan::remote {

class ThinkingTime {
public:
    using Clock = std::chrono::steady_clock;

    // `history` is what has happened before.
    ThinkingTime(std::span<const Happening> history, Clock::time_point now);

    // From now on the program on this seat thinks; of Seat::none(): no program does.
    void ask(Seat seat, Clock::time_point now);
    // Another program sits there, or the same one again.
    void renew(Seat seat);
    // A move was made, or the last one of the history was taken back.
    void hear_move(const Said& move);
    void hear_taken_back();

    [[nodiscard]] Clock::duration used(Seat seat, Clock::time_point now) const;

private:
    void add(const Said& move);

    std::array<Clock::duration, most_players> used_{};  // before `since_`
    Seat thinking_;
    Clock::time_point since_;
    // Whether each move of the history was progress, how many were, and the most there have been. Where moves were taken
    // back, the game has to get further than before until there is progress again.
    std::vector<bool> is_progress_;
    std::size_t progress_ = 0;
    std::size_t most_progress_ = 0;
};

}  // namespace catan::remote
