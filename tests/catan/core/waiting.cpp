// R4.6: the player to move, the rule that refuses a command of another phase, and the order of several refusals.
#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

// One command of each kind.
const std::vector<Command> every_kind{Settle{spot(6)},
                                      BuildRoad{EdgeId(0)},
                                      BuildCity{spot(6)},
                                      Roll{},
                                      Discard{wool(4)},
                                      MoveRobber{HexId(1)},
                                      Steal{orange},
                                      BuyCard{},
                                      PlayKnight{},
                                      PlayRoadBuilding{},
                                      PlayPlenty{ore(2)},
                                      PlayMonopoly{},
                                      PlayVictory{},
                                      TradeWithBank{},
                                      Offer{wool(), ore(), seats({orange})},
                                      Accept{},
                                      Decline{},
                                      Counter{ore(), wool()},
                                      CloseTrade{orange},
                                      Withdraw{},
                                      EndTurn{}};

const std::vector<Command> plays{PlayKnight{}, PlayRoadBuilding{}, PlayPlenty{}, PlayMonopoly{},
                                 PlayVictory{}};

std::vector<Command> and_plays(std::vector<Command> commands) {
    commands.insert(commands.end(), plays.begin(), plays.end());
    return commands;
}

bool is_among(const Command& command, const std::vector<Command>& kinds) {
    return std::any_of(kinds.begin(), kinds.end(),
                       [&](const Command& kind) { return kind.index() == command.index(); });
}

// All that is not asked for is refused under the waiting rule, from whomever; all that is, when others say it.
void require_waiting(const TestPosition& t, Rule rule, Seat word,
                     const std::vector<Command>& asked_for) {
    REQUIRE(t.asks() == word);
    for (const Command& command : every_kind) {
        CAPTURE(command.index());
        for (std::size_t i = 0; i < t.game.players(); ++i) {
            const Seat speaker(i);
            CAPTURE(speaker);
            if (!is_among(command, asked_for)) {
                REQUIRE(t.no(command, speaker) == because(rule, Reason::NotNow, word));
            } else if (speaker != word) {
                REQUIRE(t.no(command, speaker) == because(rule, Reason::NotYourWord, word));
            }
        }
    }
}

// While chance is asked no seat has the word.
void require_chance(const TestPosition& t) {
    REQUIRE(t.asks() == no_seat);
    REQUIRE(awaits_outcome(t.state));
    REQUIRE(legal(t.game, t.state).empty());
    for (const Command& command : every_kind) {
        CAPTURE(command.index());
        REQUIRE(t.no(command) == because({9, 0}, Reason::OutcomeAwaited));
        REQUIRE(t.no(command, blue) == because({9, 0}, Reason::OutcomeAwaited));
    }
}

}  // namespace

TEST_CASE("R4.6 there is a command of each kind to try") {
    REQUIRE(every_kind.size() == std::variant_size_v<Command>);
    for (std::size_t i = 0; i < every_kind.size(); ++i) REQUIRE(every_kind[i].index() == i);
}

TEST_CASE("R4.6 the set-up waits under R3.1") {
    TestPosition t(4);
    require_waiting(t, {3, 1}, blue, {Settle{}});
    t.say(settle(6));
    require_waiting(t, {3, 1}, blue, {BuildRoad{}});
    t.say(t.road(6, 7));
    require_waiting(t, {3, 1}, orange, {Settle{}});
}

TEST_CASE("R4.6 before the roll waits under R4.1") {
    TestPosition t = before_roll();
    require_waiting(t, {4, 1}, blue, and_plays({Roll{}}));
}

TEST_CASE("R4.6 discards wait under R4.4") {
    TestPosition t = before_roll();
    t.give(orange, wool(8));
    t.give(red, ore(8));
    t.roll(3, 4);
    require_waiting(t, {4, 4}, orange, {Discard{}});
    t.say(Discard{wool(4)});
    require_waiting(t, {4, 4}, red, {Discard{}});
}

TEST_CASE("R4.6 the robber waits under R6.1") {
    TestPosition t = before_roll();
    t.roll(3, 4);
    require_waiting(t, {6, 1}, blue, {MoveRobber{}});
}

TEST_CASE("R4.6 a theft waits under R6.2") {
    TestPosition t = before_roll();
    t.settlement(orange, 6);
    t.give(orange, wool());
    t.roll(3, 4);
    t.say(robber_to(1));
    require_waiting(t, {6, 2}, blue, {Steal{}});
}

TEST_CASE("R4.6 free roads wait under R7.2") {
    TestPosition t = in_turn();
    t.settlement(blue, 6);
    t.give(blue, Card::RoadBuilding);
    t.say(PlayRoadBuilding{});
    require_waiting(t, {7, 2}, blue, {BuildRoad{}});
}

TEST_CASE("R4.6 an open offer waits under R8.2") {
    TestPosition t = in_turn();
    t.give(blue, wool());
    t.say(Offer{wool(), ore(), seats({orange, white})});
    require_waiting(t, {8, 2}, orange, {Accept{}, Decline{}, Counter{}});
    t.say(Decline{});
    require_waiting(t, {8, 2}, white, {Accept{}, Decline{}, Counter{}});
    t.say(Decline{});
    require_waiting(t, {8, 2}, blue, {CloseTrade{}, Withdraw{}});
}

TEST_CASE("R4.6 a turn waits under R4.1") {
    require_waiting(in_turn(), {4, 1}, blue,
                    and_plays({Settle{}, BuildRoad{}, BuildCity{}, BuyCard{}, TradeWithBank{},
                               Offer{}, EndTurn{}}));
}

TEST_CASE("R4.6 a paired phase waits under R4.5") {
    TestPosition t = in_turn(6);
    t.say(EndTurn{});
    require_waiting(
        t, {4, 5}, white,
        and_plays({Settle{}, BuildRoad{}, BuildCity{}, BuyCard{}, TradeWithBank{}, EndTurn{}}));
}

TEST_CASE("R4.6 the end of the game waits for nothing, under R10.5") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.pieces.target = 3; });
    t.settlement(blue, 6);
    t.settlement(blue, 8);
    t.give(blue, city_cost);
    t.say(city(6));
    require_waiting(t, {10, 5}, no_seat, {});
    for (const Command& command : every_kind) {
        REQUIRE(t.no(command) == because({10, 5}, Reason::NotNow, no_seat));
    }
    REQUIRE(legal(t.game, t.state).empty());
    REQUIRE_FALSE(awaits_outcome(t.state));
}

TEST_CASE("R4.6 R9 while an outcome is awaited nothing can be said") {
    TestPosition rolling = before_roll();
    rolling.say(Roll{});
    require_chance(rolling);

    TestPosition buying = in_turn();
    buying.give(blue, card_cost);
    buying.say(BuyCard{});
    require_chance(buying);

    TestPosition stealing = before_roll();
    stealing.settlement(orange, 6);
    stealing.give(orange, wool());
    stealing.roll(3, 4);
    stealing.say(robber_to(1));
    stealing.say(Steal{orange});
    require_chance(stealing);
}

TEST_CASE("R4.6 whose word it is counts before what is said") {
    TestPosition t = in_turn();
    // Orange has no cards, no card to play, and the places do not exist: it is not orange's word.
    for (const Command& command :
         {Command(settle(99)), Command(BuildRoad{EdgeId(99)}), Command(city(99)),
          Command(BuyCard{}), Command(PlayKnight{}), Command(PlayPlenty{}),
          Command(TradeWithBank{Resource::Ore, Resource::Ore, 0, 0}), Command(Offer{})}) {
        REQUIRE(t.no(command, orange) == because({4, 1}, Reason::NotYourWord, blue));
    }
    TestPosition seven = before_roll();
    seven.give(orange, wool(8));
    seven.roll(3, 4);
    REQUIRE(seven.no(Discard{ore(9)}, red) == because({4, 4}, Reason::NotYourWord, orange));
    seven.say(Discard{wool(4)});
    REQUIRE(seven.no(robber_to(0), red) == because({6, 1}, Reason::NotYourWord, blue));
}

TEST_CASE("R4.6 a seat that is not at the table never has the word") {
    TestPosition t = before_roll();
    for (const Seat absent : {green, Seat(200), no_seat}) {
        REQUIRE(t.no(Roll{}, absent) == because({4, 1}, Reason::NotYourWord, blue));
    }
}

TEST_CASE("R4.6 cards count before the place, and pieces before the place") {
    TestPosition t = in_turn(4, [](Settings& agreed) {
        agreed.pieces.roads = 2;
        agreed.pieces.settlements = 2;
        agreed.pieces.cities = 0;
    });
    t.settlement(blue, 6);
    t.settlement(blue, 8);
    t.road(blue, {6, 7, 8});
    const std::vector<std::size_t> bad_spots{6, 7, 20, 99};
    for (const std::size_t at : bad_spots) {
        REQUIRE(t.no(settle(at)) == because({5, 2}, Reason::CardsMissing, settlement_cost));
        REQUIRE(t.no(city(at)) == because({5, 2}, Reason::CardsMissing, city_cost));
    }
    for (const BuildRoad& road : {t.road(6, 7), t.road(30, 31), BuildRoad{EdgeId(99)}}) {
        REQUIRE(t.no(road) == because({5, 2}, Reason::CardsMissing, road_cost));
    }
    t.give(blue, settlement_cost + city_cost + road_cost);
    for (const std::size_t at : bad_spots) {
        REQUIRE(t.no(settle(at)) == because({5, 2}, Reason::NoSettlementLeft));
        REQUIRE(t.no(city(at)) == because({5, 2}, Reason::NoCityLeft));
    }
    for (const BuildRoad& road : {t.road(6, 7), t.road(30, 31), BuildRoad{EdgeId(99)}}) {
        REQUIRE(t.no(road) == because({5, 2}, Reason::NoRoadLeft));
    }
}

TEST_CASE("R4.6 missing cards count before a missing piece or an empty deck") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.deck = {}; });
    REQUIRE(t.no(BuyCard{}) == because({5, 2}, Reason::CardsMissing, card_cost));
    t.give(blue, card_cost);
    REQUIRE(t.no(BuyCard{}) == because({5, 2}, Reason::DeckEmpty));
}

TEST_CASE("R4.6 a card that is not held counts before what it would do") {
    TestPosition t = in_turn();
    t.leave_in_bank(no_cards, red);
    REQUIRE(t.no(PlayRoadBuilding{}).reason == Reason::CardNotHeld);
    REQUIRE(t.no(PlayPlenty{}).reason == Reason::CardNotHeld);
}

TEST_CASE("R1.1 what does not exist is no place, whatever else is wrong with it") {
    TestPosition t = in_turn();
    t.give(blue, settlement_cost + city_cost + road_cost);
    REQUIRE(t.no(settle(54)) == because({1, 1}, Reason::NoSuchIntersection));
    REQUIRE(t.no(city(54)) == because({1, 1}, Reason::NoSuchIntersection));
    REQUIRE(t.no(Settle{}) == because({1, 1}, Reason::NoSuchIntersection));
    REQUIRE(t.no(BuildCity{}) == because({1, 1}, Reason::NoSuchIntersection));
    REQUIRE(t.no(BuildRoad{EdgeId(72)}) == because({1, 1}, Reason::NoSuchEdge));
    REQUIRE(t.no(BuildRoad{}) == because({1, 1}, Reason::NoSuchEdge));
}
