// Tests the owner of the seating: it records changes, then notifies its listeners.
#include "catan/table/seating.hpp"

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

using namespace catan;
using bots::Level;
using table::BotLevels;
using table::Occupant;
using table::Seating;
using Kind = table::Occupant::Kind;

namespace {

const Seat ann(0);
const Seat ben(1);

std::string words(Seat seat, std::optional<Level> level) {
    return fmt::format("{} {}", seat.value, level ? bots::name(*level) : "off");
}

// A seating that writes down what is recorded and what is told, in order.
struct LoggedSeating {
    std::vector<std::string> log;
    Seating seating{BotLevels{std::nullopt, Level::Hard},
                    [this](Seat seat, std::optional<Level> level) {
                        log.push_back("record " + words(seat, level));
                    }};
    std::shared_ptr<const Seating::Listener> listening =
        seating.listen([this](Seat seat, const Occupant&) {
            log.push_back("tell " + words(seat, seating.bot(seat)));
        });
};

}  // namespace

TEST_CASE("a change of bots is recorded before it is told, and once") {
    LoggedSeating w;
    REQUIRE(w.seating.bot(ben) == Level::Hard);
    w.seating.seat(ben, Level::Medium);
    w.seating.seat(ben, Level::Medium);
    w.seating.seat(ben, std::nullopt);
    w.seating.seat(ann, Level::Easy);
    REQUIRE(w.log == std::vector<std::string>{"record 1 medium", "tell 1 medium", "record 1 off",
                                              "tell 1 off", "record 0 easy", "tell 0 easy"});
    REQUIRE(w.seating.bots() == BotLevels{Level::Easy});
    w.listening.reset();
    w.seating.seat(ann, std::nullopt);
    REQUIRE(w.log.back() == "record 0 off");
}

TEST_CASE("guests that come and go change no bot and no record") {
    LoggedSeating w;
    w.seating.invite(ann, false);
    REQUIRE(w.seating.at(ann).kind == Kind::Away);
    w.seating.connect(ann);
    REQUIRE(w.seating.at(ann).kind == Kind::Remote);
    REQUIRE(w.seating.is_remote(ann));
    w.seating.disconnect(ann);
    REQUIRE(w.seating.is_away(ann));
    REQUIRE(w.log == std::vector<std::string>(3, "tell 0 off"));
    // A bot keeps the seat of an invited guest until it is returned.
    w.seating.invite(ben, false);
    w.seating.connect(ben);
    REQUIRE(w.seating.bot(ben) == Level::Hard);
    w.seating.return_seat(ben);
    REQUIRE(w.seating.at(ben).kind == Kind::Remote);
    REQUIRE(w.log.back() == "tell 1 off");
    // A local person keeps the seat, too, and a seat without invitation is returned to no guest.
    w.seating.seat(ben, std::nullopt);
    w.seating.connect(ben);
    REQUIRE(w.seating.at(ben).kind == Kind::Here);
    w.seating.disconnect(ben);
    w.seating.return_seat(ben);
    REQUIRE(w.seating.at(ben).kind == Kind::Away);
    w.seating.return_seat(Seat(2));
    REQUIRE(w.seating.at(Seat(2)).kind == Kind::Here);
}

TEST_CASE("a program keeps its seat until it is replaced or the game is left") {
    Seating seating(BotLevels{});
    seating.invite(ann, true);
    seating.connect(ann);
    REQUIRE(seating.at(ann).kind == Kind::Program);
    seating.disconnect(ann);
    REQUIRE(seating.at(ann).kind == Kind::Program);
    seating.leave(ann);
    REQUIRE(seating.is_away(ann));
}

TEST_CASE("a guest plays one seat, and the host can let a bot play it") {
    Seating seating;
    table::Occupants told;
    told[ann.value] = {Kind::Remote};
    told[ben.value] = {Kind::Bot, Level::Easy};
    seating.follow(told, ann);
    REQUIRE_FALSE(seating.can_change());
    REQUIRE_FALSE(seating.is_remote(ann));
    REQUIRE_FALSE(seating.is_replaced(ann));
    REQUIRE(seating.is_remote(ben));
    // It thinks at the host.
    REQUIRE(seating.is_remote_bot(ben));
    REQUIRE_FALSE(seating.is_bot(ben));
    told[ann.value] = {Kind::Bot, Level::Hard};
    seating.follow(told, ann);
    REQUIRE(seating.is_replaced(ann));
    REQUIRE_FALSE(seating.is_bot(ann));
    REQUIRE(seating.bots() == BotLevels{});
}
