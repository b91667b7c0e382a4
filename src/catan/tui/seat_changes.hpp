// Changes who plays a seat: people here, bots, and players at other machines take seats over from each other; and follows all
// such changes. Also lets the bots move, since one that fails gives its seat up.
#pragma once

#include <memory>
#include <optional>

#include "catan/bots/bot.hpp"
#include "catan/core/ids.hpp"
#include "table/remote_seats.hpp"
#include "table/seating.hpp"

namespace catan::tui {

struct TableContext;

class SeatChanges {
public:
    explicit SeatChanges(TableContext& table);

    // A bot of that level plays there from now on, or a person at this screen.
    void seat(Seat seat, std::optional<bots::Level> level);
    // The player who is invited there plays from now on.
    void give_back(Seat seat);
    // Tells the curtain which seats people at this screen play. True if that has changed.
    bool seat_people();

    // Hears who came and went at other machines.
    void hear_remote();
    // The move that is due, if one is. No bot moves while a player at this screen reads or types, unless players at other
    // machines wait for it, and none while no move can be made at all.
    void let_bots_move();
    [[nodiscard]] bool must_bots_wait() const;
    void skip_bots();
    void change_pace(int by);

private:
    void hear_new_seating();
    void heed(const table::RemoteSeats::Notice& notice);
    void tell_replaced_bot();

    TableContext& table_;
    std::shared_ptr<const table::Seating::Listener> listening_;
};

}  // namespace catan::tui
