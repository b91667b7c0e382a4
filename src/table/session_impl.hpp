// Defines the functions of a session. Include it only where a game instantiates them.
#pragma once

#include <optional>
#include <utility>

#include "table/participants_impl.hpp"
#include "table/referee_impl.hpp"
#include "table/session.hpp"

namespace tabletop::table {

// Bots cannot play where players enter the outcomes, so no seat may change then.
template <typename L>
Seating::Record record_for(Referee<L>& referee) {
    if (referee.match().table().scripted) return {};
    return [&referee](Seat seat, std::optional<bots::Level> level) { referee.seat(seat, level); };
}

template <typename L>
typename Session<L>::BotSetup with_table(typename Session<L>::BotSetup setup,
                                         const typename L::Table& table) {
    setup.options = L::bot_options(table, setup.options);
    return setup;
}

template <typename L>
Session<L>::Session(Match match, BotSetup setup, typename Referee::Record record)
    : referee_(std::move(match), std::move(record)),
      seating_(referee_.match().table().bots, record_for<L>(referee_)),
      participants_(referee_.chairs(), referee_.onlooker(), seating_,
                    with_table<L>(std::move(setup), referee_.match().table())) {}

}  // namespace tabletop::table
