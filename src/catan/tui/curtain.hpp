// Whose eyes are on the screen: those of the person who has sat down to it, or nobody's while it is handed over. Holds
// the chairs of the people at this terminal. Knows no keys and no words.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "tabletop/table/chair.hpp"

namespace catan::tui {

class Curtain {
public:
    // The chairs by seat, and one for what is public.
    Curtain(std::vector<table::Chair*> chairs, table::Chair& onlooker);

    // Who is a person: the others move by themselves, and nobody looks through their eyes. Whether anything is new.
    bool sit(const std::array<bool, most_players>& are_people);
    // Nobody at this table minds being seen: whoever is asked looks at once.
    void leave_open() { is_left_open_ = true; }

    [[nodiscard]] bool has_people() const { return people_ > 0; }

    // Through whose eyes all is shown now.
    [[nodiscard]] const table::Chair& here() const { return *here_; }
    [[nodiscard]] bool is_down() const { return next_.exists(); }
    // Who has to look next, while it is down.
    [[nodiscard]] Seat next() const { return next_; }
    // Whether a person looks, and not nobody.
    [[nodiscard]] bool is_somebodys() const { return here_ != &onlooker_; }
    // Who says what is said now: behind a curtain the one who has to look, as an offer can be answered unseen.
    [[nodiscard]] table::Chair& speaker() const { return is_down() ? chair(next_) : *here_; }
    [[nodiscard]] table::Chair& chair(Seat seat) const { return *chairs_[seat.value]; }
    [[nodiscard]] table::Chair& onlooker() const { return onlooker_; }

    // The screen is for whoever is asked now: at once if nothing is hidden, or if they have looked last; otherwise it falls
    // until they say so. While a bot moves, all people look on: at what is public, unless it is somebody's own turn.
    void hand_over(bool at_once);
    // Who looked last may be gone.
    void leave() { last_ = Seat::none(); }
    void lift() { show(chair(next_)); }
    // Nobody's eyes.
    void show_what_is_public() { show(onlooker_); }

    // What has happened since the person who looks, or has to, looked for the last time: as everybody saw it, and as they
    // did.
    [[nodiscard]] std::span<const Happening> missed() const;
    [[nodiscard]] std::span<const Happening> missed_as_seen() const;

private:
    void show(table::Chair& chair);
    void let_bot_move(bool at_once);
    [[nodiscard]] std::size_t last_look() const;

    std::vector<table::Chair*> chairs_;
    table::Chair& onlooker_;
    table::Chair* here_;
    Seat next_;
    Seat last_;  // who has looked last, and is still there
    std::array<bool, most_players> are_people_{};
    std::size_t people_ = 0;
    bool is_left_open_ = false;
    std::vector<std::size_t>
        looked_;  // by seat: how much of the history they knew when they looked away
    std::size_t missed_from_ = 0;  // of whoever has just begun to look
};

}  // namespace catan::tui
