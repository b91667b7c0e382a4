// Tracks which player the screen is shown to. During a handover the curtain is down and the screen shows public
// information only. Holds the chairs of the players at this terminal. Knows no keys and no texts.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "catan/table/chair.hpp"

namespace catan::tui {

class Curtain {
public:
    // `chairs` is indexed by seat. `onlooker` sees public information only.
    Curtain(std::vector<table::Chair*> chairs, table::Chair& onlooker);

    // Sets which seats people play. The screen is never shown from the view of the other seats. Returns true if the
    // set changed.
    bool sit(const std::array<bool, most_players>& are_people);
    // Turns the curtain off: the screen goes to the asked player at once.
    void leave_open() { is_left_open_ = true; }

    [[nodiscard]] bool has_people() const { return people_ > 0; }

    // The chair whose view is shown now.
    [[nodiscard]] const table::Chair& here() const { return *here_; }
    [[nodiscard]] bool is_down() const { return next_.exists(); }
    // The player the screen is handed to while the curtain is down.
    [[nodiscard]] Seat next() const { return next_; }
    // True if a player is at the screen, false while it shows public information only.
    [[nodiscard]] bool is_somebodys() const { return here_ != &onlooker_; }
    // The chair that sends the next move. While the curtain is down it is the next player's: an offer can be answered
    // without lifting the curtain.
    [[nodiscard]] table::Chair& speaker() const { return is_down() ? chair(next_) : *here_; }
    [[nodiscard]] table::Chair& chair(Seat seat) const { return *chairs_[seat.value]; }
    [[nodiscard]] table::Chair& onlooker() const { return onlooker_; }

    // Hands the screen to the asked player. It switches at once if `at_once` is set, the curtain is off, only one
    // person plays here, or the same player looked last. Otherwise the curtain falls until that player lifts it.
    // While a bot moves, several people watch public information only, except during a person's own turn.
    void hand_over(bool at_once);
    // Forgets who looked last: another person may be at the screen now.
    void leave() { last_ = Seat::none(); }
    void lift() { show(chair(next_)); }
    void show_what_is_public() { show(onlooker_); }

    // The moves since the current or next player last looked: as public information, and as that player saw them.
    [[nodiscard]] std::span<const SeenMove> missed() const;
    [[nodiscard]] std::span<const SeenMove> missed_as_seen() const;

private:
    void show(table::Chair& chair);
    void let_bot_move(bool at_once);
    [[nodiscard]] std::size_t last_look() const;

    std::vector<table::Chair*> chairs_;
    table::Chair& onlooker_;
    table::Chair* here_;
    Seat next_;
    Seat last_;  // last player who looked; none if that player may have left
    std::array<bool, most_players> are_people_{};
    std::size_t people_ = 0;
    bool is_left_open_ = false;
    std::vector<std::size_t> looked_;  // by seat: history length when the player last looked
    std::size_t missed_from_ = 0;      // start of the current player's missed moves
};

}  // namespace catan::tui
