// The position in a recorded game that is watched: going to a step or a turn, and going on by itself.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "catan/tui/happened.hpp"
#include "catan/tui/watch/odds.hpp"
#include "tabletop/table/past.hpp"

namespace catan::tui::watch {

class Playback {
public:
    // Odds may be null. Both outlive it.
    Playback(table::Past& past, Odds* odds);

    [[nodiscard]] const table::Past& past() const { return past_; }
    // How many commands of the game have been shown.
    [[nodiscard]] std::size_t step() const { return past_.step(); }
    [[nodiscard]] bool is_first() const { return step() == 0; }
    [[nodiscard]] bool is_last() const { return step() == past_.steps(); }
    [[nodiscard]] bool is_over() const;
    // What the last command did, where it was shown by one step.
    [[nodiscard]] const Happened& happened() const { return happened_; }

    void go_to(std::size_t step);
    void go_to_turn(std::uint32_t turn) { go_to(past_.step_of_turn(turn)); }
    // From the middle of a turn to its beginning first.
    void go_back_a_turn();

    [[nodiscard]] bool plays() const { return plays_; }
    void play();
    void pause() { plays_ = false; }
    // How soon the next step is due; nothing while it does not play.
    [[nodiscard]] std::optional<std::chrono::milliseconds> pace() const;
    // Takes the next step if it is due.
    void go_on();

private:
    table::Past& past_;
    Odds* odds_;
    Happened happened_;
    bool plays_ = false;
    std::chrono::steady_clock::time_point due_{};  // of the next step, while it plays
};

}  // namespace catan::tui::watch
