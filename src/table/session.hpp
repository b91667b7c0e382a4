// A game that is being played: the referee with its match, who plays where, the bots and the adviser, guests and programs, and
// one signal that wakes whatever loop drives it. Commands hold a session; screens get its participants only.
#pragma once

#include "table/bot_setup.hpp"
#include "table/participants.hpp"
#include "table/seating.hpp"
#include "tabletop/table/match.hpp"
#include "tabletop/table/referee.hpp"

namespace catan::table {

class Session {
public:
    // Bots offer trades if the table says so, whatever the set-up does.
    Session(table::Match match, BotSetup setup, table::Referee::Record record = {});
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    Session(Session&&) = delete;
    Session& operator=(Session&&) = delete;
    ~Session() = default;

    [[nodiscard]] const table::Match& match() const { return referee_.match(); }
    [[nodiscard]] table::Referee& referee() { return referee_; }
    [[nodiscard]] Seating& seating() { return seating_; }
    [[nodiscard]] Participants& participants() { return participants_; }

private:
    table::Referee referee_;
    Seating seating_;
    Participants participants_;
};

}  // namespace catan::table
