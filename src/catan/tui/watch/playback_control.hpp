// Keeps the position in a recorded game: goes to a step or a turn, and plays by itself.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "catan/table/playback.hpp"
#include "catan/tui/highlights.hpp"
#include "catan/tui/watch/odds.hpp"

namespace catan::tui::watch {

class PlaybackControl {
public:
    // `odds` may be nullptr. Both must outlive the control.
    PlaybackControl(table::Playback& playback, Odds* odds);

    [[nodiscard]] const table::Playback& playback() const { return playback_; }
    // Number of commands shown.
    [[nodiscard]] std::size_t step() const { return playback_.step(); }
    [[nodiscard]] bool is_first() const { return step() == 0; }
    [[nodiscard]] bool is_last() const { return step() == playback_.steps(); }
    [[nodiscard]] bool is_over() const;
    // Highlights of the last command. Empty at the beginning, and if the last go_to() did not move.
    [[nodiscard]] const Highlights& highlights() const { return highlights_; }

    void go_to(std::size_t step);
    void go_to_turn(std::uint32_t turn) { go_to(playback_.step_of_turn(turn)); }
    // Goes to the beginning of the turn, or from there to the turn before.
    void go_back_a_turn();

    [[nodiscard]] bool plays() const { return plays_; }
    void play();
    void pause() { plays_ = false; }
    // Delay until the next step; none while paused.
    [[nodiscard]] std::optional<std::chrono::milliseconds> pace() const;
    // Takes the next step if it is due.
    void go_on();

private:
    table::Playback& playback_;
    Odds* odds_;
    Highlights highlights_;
    bool plays_ = false;
    std::chrono::steady_clock::time_point due_{};  // time of the next step, while playing
};

}  // namespace catan::tui::watch
