// Owns a running game at this machine: the referee, the seating and the participants, with one signal that wakes the loop
// driving it. Commands hold a session; screens get its participants only.
#pragma once

#include "catan/table/bot_setup.hpp"
#include "catan/table/match.hpp"
#include "catan/table/participants.hpp"
#include "catan/table/referee.hpp"
#include "catan/table/seating.hpp"

namespace catan::table {

class Session {
public:
    // The table decides whether bots offer trades; that field of the setup is ignored.
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
