// Measures how long the program on each seat has thought. Time runs only while the program is asked. Only progress of
// the game renews it, so a program gains no time by making offers or by taking moves back and repeating them. Reads no
// clock; the caller passes the time.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <vector>

#include "remote/spoken_chair.hpp"
#include "tabletop/game/ids.hpp"

namespace tabletop::remote {

class ThinkingTime {
public:
    using Clock = std::chrono::steady_clock;

    // The chair shows the moves made so far.
    ThinkingTime(const SpokenChair& chair, Clock::time_point now);

    // Starts the time of the program on this seat and stops the previous one. Seat::none() only stops it.
    void ask(Seat seat, Clock::time_point now);
    // Call it when a program takes the seat, even if it is the same one again.
    void renew(Seat seat);
    // A move was made, or the last one of the history was taken back.
    void hear_move(const MoveFacts& move);
    void hear_taken_back();

    [[nodiscard]] Clock::duration used(Seat seat, Clock::time_point now) const;

private:
    void add(const MoveFacts& move);

    std::array<Clock::duration, most_seats> used_{};  // up to `since_`
    Seat thinking_;
    Clock::time_point since_;
    // Whether each move of the history was progress, their number, and its maximum so far. After moves are taken back, only
    // moves beyond that maximum count as progress again.
    std::vector<bool> is_progress_;
    std::size_t progress_ = 0;
    std::size_t most_progress_ = 0;
};

}  // namespace tabletop::remote
