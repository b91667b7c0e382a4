// R4.1 to R4.4: the roll, production, a short bank, and discards after a seven.
#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

// Three settlements of blue, orange and red, and a city of white, around hex 11 (ore 10) and hex 8 (brick 10).
TestPosition around_the_tens() {
    TestPosition t = before_roll();
    t.settlement(blue, 35);    // hex 11
    t.settlement(orange, 37);  // hexes 11 12
    t.city(white, 13);         // hexes 3 10 11
    t.settlement(red, 28);     // hex 8
    return t;
}

}  // namespace

TEST_CASE("R4.1 a turn is a roll, then anything in any order, then its end") {
    TestPosition t = before_roll();
    REQUIRE(legal(t.game, t.state) == std::vector<Command>{Roll{}});
    REQUIRE(t.no(EndTurn{}) == because({4, 1}, Reason::NotNow, blue));
    t.roll(1, 2);
    REQUIRE(t.state.in<MainPhase>());
    REQUIRE(t.state.turn.dice == Dice{1, 2});
    REQUIRE(t.no(Roll{}) == because({4, 1}, Reason::NotNow, blue));
    t.settlement(blue, 6);
    t.give(blue, road_cost + road_cost + settlement_cost + card_cost + wool(4));
    t.say(t.road(6, 7));
    t.say(TradeWithBank{Resource::Wool, Resource::Ore});
    t.buy(Card::Plenty);
    t.say(t.road(7, 8));
    t.say(settle(8));
    t.say(EndTurn{});
    REQUIRE(t.state.in<BeforeRoll>());
    REQUIRE(t.asks() == orange);
    REQUIRE(t.state.turn.number == 2);
    REQUIRE(t.state.turn.dice == Dice{});
    REQUIRE(t.events == Events{TurnBegan{2, orange, false}});
}

TEST_CASE("R4.1 the turn goes around the table") {
    TestPosition t = before_roll(3);
    for (const Seat seat : {blue, orange, red, blue}) {
        REQUIRE(t.asks() == seat);
        t.roll(1, 1);
        t.say(EndTurn{});
    }
}

TEST_CASE("R4.1 before the roll a development card may be played, and nothing else") {
    TestPosition t = before_roll();
    t.settlement(blue, 6);
    t.give(blue, lumber(5) + brick(5) + wool(5) + grain(5) + ore(5));
    t.give(blue, Card::Knight);
    t.give(blue, Card::RoadBuilding);
    t.give(blue, Card::Monopoly);
    REQUIRE(t.is_legal(Roll{}));
    REQUIRE(t.is_legal(PlayKnight{}));
    REQUIRE(t.is_legal(PlayRoadBuilding{}));
    REQUIRE(t.is_legal(PlayMonopoly{Resource::Ore}));
    const Command offer = Offer{wool(), ore(), seats({orange})};
    for (const Command& other : {Command(t.road(6, 7)), Command(settle(8)), Command(city(6)),
                                 Command(BuyCard{}), Command(TradeWithBank{}), offer}) {
        REQUIRE(t.no(other) == because({4, 1}, Reason::NotNow, blue));
    }
}

TEST_CASE("R4.2 a hex with the number gives one to a settlement and two to a city") {
    TestPosition t = around_the_tens();
    t.roll(4, 6);
    REQUIRE(t.hand(blue) == ore());
    REQUIRE(t.hand(orange) == ore());
    REQUIRE(t.hand(white) == ore(2));
    REQUIRE(t.hand(red) == brick());
    REQUIRE(t.state.bank == Bundle{{19, 18, 19, 19, 15}});
    REQUIRE(t.events == Events{CardsMoved{no_seat, blue, ore(), Cause::Production},
                               CardsMoved{no_seat, orange, ore(), Cause::Production},
                               CardsMoved{no_seat, red, brick(), Cause::Production},
                               CardsMoved{no_seat, white, ore(2), Cause::Production}});
}

TEST_CASE("R4.2 two hexes with the number both give") {
    TestPosition t = before_roll();
    t.settlement(blue, 49);  // hex 16 grain 6, hex 17 wool 11
    t.settlement(blue, 4);   // hex 3 brick 6, hex 4 lumber 11, desert
    t.roll(3, 3);
    REQUIRE(t.hand(blue) == grain() + brick());
    t.say(EndTurn{});
    t.roll(5, 6);  // on another's turn too
    REQUIRE(t.hand(blue) == grain() + brick() + wool() + lumber());
}

TEST_CASE("R4.2 the hex with the robber gives nothing") {
    TestPosition t = around_the_tens();
    t.robber(11);
    t.roll(5, 5);
    REQUIRE(t.hand(blue).empty());
    REQUIRE(t.hand(orange).empty());
    REQUIRE(t.hand(white).empty());
    REQUIRE(t.hand(red) == brick());
}

TEST_CASE("R4.2 a number without buildings gives nothing") {
    TestPosition t = around_the_tens();
    t.roll(2, 3);
    REQUIRE(t.events.empty());
    REQUIRE(t.state.bank.total() == 5 * 19);
}

TEST_CASE(
    "R4.3 when several are owed and the bank cannot pay all of it, no player gets that resource") {
    TestPosition t = around_the_tens();
    t.leave_in_bank(Resource::Ore, 3, red);  // of four that are owed
    t.roll(5, 5);
    REQUIRE(t.hand(blue).empty());
    REQUIRE(t.hand(orange).empty());
    REQUIRE(t.hand(white).empty());
    REQUIRE(t.state.bank[Resource::Ore] == 3);
    REQUIRE(t.told<Shortage>() == std::vector<Shortage>{{Resource::Ore, 4, 0}});
    // The other resource is paid.
    REQUIRE(t.hand(red) == ore(16) + brick());
}

TEST_CASE("R4.3 when the bank has just enough, everybody is paid") {
    TestPosition t = around_the_tens();
    t.leave_in_bank(Resource::Ore, 4, red);
    t.roll(5, 5);
    REQUIRE(t.hand(blue) == ore());
    REQUIRE(t.hand(orange) == ore());
    REQUIRE(t.hand(white) == ore(2));
    REQUIRE(t.state.bank[Resource::Ore] == 0);
    REQUIRE(t.told<Shortage>().empty());
}

TEST_CASE("R4.3 a single player who is owed gets what the bank has left") {
    TestPosition t = before_roll();
    t.city(blue, 35);        // hex 11, ore 10
    t.settlement(blue, 37);  // hexes 11 12
    t.leave_in_bank(Resource::Ore, 2, red);
    t.roll(5, 5);
    REQUIRE(t.hand(blue) == ore(2));
    REQUIRE(t.state.bank[Resource::Ore] == 0);
    REQUIRE(t.told<Shortage>() == std::vector<Shortage>{{Resource::Ore, 3, 2}});
}

TEST_CASE("R4.3 a city gets the one card that is left") {
    TestPosition t = before_roll();
    t.city(orange, 35);
    t.leave_in_bank(Resource::Ore, 1, red);
    t.roll(5, 5);
    REQUIRE(t.hand(orange) == ore());
    REQUIRE(t.told<Shortage>() == std::vector<Shortage>{{Resource::Ore, 2, 1}});
}

TEST_CASE("R4.3 an empty bank pays nothing, to one or to several") {
    TestPosition t = around_the_tens();
    t.leave_in_bank(Resource::Ore, 0, red);
    t.leave_in_bank(Resource::Brick, 0, white);
    t.roll(5, 5);
    REQUIRE(t.told<CardsMoved>().empty());
    REQUIRE(t.told<Shortage>() ==
            std::vector<Shortage>{{Resource::Brick, 1, 0}, {Resource::Ore, 4, 0}});
}

TEST_CASE("R4.4 after a seven no player with seven cards discards, and the robber is moved") {
    TestPosition t = before_roll();
    t.give(blue, lumber(7));
    t.give(orange, wool(3) + grain(4));
    t.settlement(red, 14);
    t.roll(3, 4);
    REQUIRE(t.events.empty());  // and nothing is produced
    REQUIRE(t.state.in<MovingRobber>());
    REQUIRE(t.asks() == blue);
}

TEST_CASE("R4.4 with eight cards four are discarded, with nine four too") {
    TestPosition t = before_roll();
    t.give(orange, lumber(8));
    t.give(red, lumber(5) + ore(4));
    t.roll(1, 6);
    REQUIRE(t.state.in<Discarding>());
    REQUIRE(t.asks() == orange);
    REQUIRE(t.no(Discard{lumber(3)}) == because({4, 4}, Reason::WrongNumber, 4));
    REQUIRE(t.no(Discard{lumber(5)}) == because({4, 4}, Reason::WrongNumber, 4));
    t.say(Discard{lumber(4)});
    REQUIRE(t.hand(orange) == lumber(4));
    REQUIRE(t.events == Events{CardsMoved{orange, no_seat, lumber(4), Cause::Discard}});
    REQUIRE(t.asks() == red);
    t.say(Discard{lumber(3) + ore()});
    REQUIRE(t.hand(red) == lumber(2) + ore(3));
    REQUIRE(t.state.bank == Bundle{{13, 19, 19, 19, 16}});
    REQUIRE(t.state.in<MovingRobber>());
    REQUIRE(t.asks() == blue);
}

TEST_CASE("R4.4 everybody discards in seat order from the roller") {
    TestPosition t(4);
    t.before_roll(red);
    t.give(blue, lumber(8));
    t.give(orange, brick(10));
    t.give(red, wool(15));
    t.give(white, grain(11));
    t.roll(6, 1);
    std::vector<Seat> order;
    for (const Bundle& cards : {wool(7), grain(5), lumber(4), brick(5)}) {
        order.push_back(t.asks());
        t.say(Discard{cards});
    }
    REQUIRE(order == std::vector<Seat>{red, white, blue, orange});
    REQUIRE(t.state.in<MovingRobber>());
    REQUIRE(t.asks() == red);
}

TEST_CASE("R4.4 no player discards cards that they do not hold") {
    TestPosition t = before_roll();
    t.give(blue, lumber(6) + ore(2));
    t.roll(2, 5);
    REQUIRE(t.no(Discard{ore(3) + wool()}) ==
            because({4, 4}, Reason::CardsMissing, ore() + wool()));
    REQUIRE(t.no(Discard{lumber(5) + wool(-1)}) == because({4, 4}, Reason::WrongNumber, 4));
    REQUIRE(t.no(Discard{}) == because({4, 4}, Reason::WrongNumber, 4));
    t.say(Discard{lumber(2) + ore(2)});
}

TEST_CASE("R4.4 the limit may be another one, and half is still half") {
    TestPosition t = before_roll(4, [](Settings& agreed) { agreed.discard_limit = 9; });
    t.give(blue, lumber(9));
    t.give(orange, brick(11));
    t.roll(3, 4);
    REQUIRE(t.asks() == orange);
    t.say(Discard{brick(5)});
    REQUIRE(t.state.in<MovingRobber>());
}

TEST_CASE("R4.4 a random discard is one that is owed") {
    TestPosition t = before_roll();
    t.give(orange, lumber(3) + wool(5) + ore(3));
    t.roll(3, 4);
    Random random(1, Domain::Order);
    for (int i = 0; i < 100; ++i) {
        const Discard drawn = draw_discard(t.game, t.state, random);
        REQUIRE(drawn.cards.total() == 5);
        REQUIRE(t.is_legal(drawn));
    }
}
