// Changes the occupant of a seat between people here, bots and remote players, and reacts to every such change.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "catan/bots/bot.hpp"
#include "catan/core/ids.hpp"
#include "catan/table/remote_seats.hpp"
#include "catan/table/seating.hpp"

namespace catan::tui {

struct TableContext;

class SeatChanges {
public:
    explicit SeatChanges(TableContext& table);

    // Seats a bot of this level, or without a level a person at this screen.
    void seat(Seat seat, std::optional<bots::Level> level);
    // Returns the seat to its invited player.
    void give_back(Seat seat);
    // Tells the curtain which seats people at this screen play. Returns true if they changed.
    bool seat_people();

    // Tells the players which remote players have come or gone.
    void hear_notices();

private:
    void hear_new_seating();
    void heed(const table::RemoteSeats::Notice& notice);

    TableContext& table_;
    std::string trouble_;  // of the remote seats, as last heard
    std::shared_ptr<const table::Seating::Listener> listening_;
};

}  // namespace catan::tui
