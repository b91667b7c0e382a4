// Owns a running game at this machine: the referee, the seating and the participants, with one signal that wakes the loop
// driving it. Commands hold a session; screens get its participants only.
//
// Only src/table/session_impl.hpp has the definitions: a game instantiates them once.
#pragma once

#include "table/participants.hpp"
#include "table/seating.hpp"
#include "tabletop/table/match.hpp"
#include "tabletop/table/referee.hpp"
#include "tabletop/table/script_language.hpp"

namespace tabletop::table {

// L is the ScriptLanguage of a game.
template <typename L>
class Session {
    static_assert(ScriptLanguage<L>);

public:
    using Match = table::Match<L>;
    using Referee = table::Referee<L>;
    using Participants = table::Participants<typename L::Bots>;
    using BotSetup = typename Participants::BotSetup;

    // The table decides some of the bots' options; those of the setup are ignored.
    Session(Match match, BotSetup setup, typename Referee::Record record = {});
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    Session(Session&&) = delete;
    Session& operator=(Session&&) = delete;
    ~Session() = default;

    [[nodiscard]] const Match& match() const { return referee_.match(); }
    [[nodiscard]] Referee& referee() { return referee_; }
    [[nodiscard]] Seating& seating() { return seating_; }
    [[nodiscard]] Participants& participants() { return participants_; }

private:
    Referee referee_;
    Seating seating_;
    Participants participants_;
};

}  // namespace tabletop::table
