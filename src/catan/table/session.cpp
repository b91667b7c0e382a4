#include "catan/table/session.hpp"

#include <optional>
#include <utility>

namespace catan::table {
namespace {

BotSetup with_offers(BotSetup setup, bool offers) {
    setup.offers = offers;
    return setup;
}

// R9: bots cannot play with real dice, so no seat may change.
Seating::Record record_for(table::Referee& referee) {
    if (referee.match().table().scripted) return {};
    return [&referee](Seat seat, std::optional<bots::Level> level) { referee.seat(seat, level); };
}

}  // namespace

Session::Session(table::Match match, BotSetup setup, table::Referee::Record record)
    : referee_(std::move(match), std::move(record)),
      seating_(referee_.match().table().bots, record_for(referee_)),
      participants_(referee_.chairs(), referee_.onlooker(), seating_,
                    with_offers(std::move(setup), referee_.match().table().bot_offers)) {}

}  // namespace catan::table
