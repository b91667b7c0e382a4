// R5: costs, requirements and sites of buildings.
#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

TEST_CASE("R5.1 a road costs lumber and brick, paid to the bank") {
    TestPosition t = in_turn();
    t.settlement(blue, 6);
    t.give(blue, lumber(2) + brick(2));
    t.say(t.road(6, 7));
    REQUIRE(t.hand(blue) == lumber() + brick());
    REQUIRE(t.state.bank == Bundle{{18, 18, 19, 19, 19}});
    REQUIRE(t.state[blue].roads == 14);
    REQUIRE(t.state.places.road_owner(t.edge(6, 7)) == blue);
    REQUIRE(t.events == Events{CardsMoved{blue, no_seat, lumber() + brick(), Cause::Price}});
}

TEST_CASE("R5.1 a settlement costs lumber, brick, wool and grain") {
    TestPosition t = in_turn();
    t.road(blue, {6, 7});
    t.give(blue, lumber() + brick() + wool() + grain() + ore());
    t.say(settle(7));
    REQUIRE(t.hand(blue) == ore());
    REQUIRE(t.state[blue].settlements == 4);
    REQUIRE(t.state.places.building_owner(spot(7)) == blue);
    REQUIRE_FALSE(t.state.places.is_city(spot(7)));
    REQUIRE(t.points(blue) == 1);
}

TEST_CASE(
    "R5.1 R5.5 a city costs two grain and three ore, and the settlement returns to the supply") {
    TestPosition t = in_turn();
    t.settlement(blue, 7);
    t.give(blue, grain(3) + ore(4));
    t.say(city(7));
    REQUIRE(t.hand(blue) == grain() + ore());
    REQUIRE(t.state[blue].settlements == 5);
    REQUIRE(t.state[blue].cities == 3);
    REQUIRE(t.state.places.is_city(spot(7)));
    REQUIRE(t.state.places.building_owner(spot(7)) == blue);
    REQUIRE(t.points(blue) == 2);
}

TEST_CASE("R5.1 a development card costs wool, grain and ore") {
    TestPosition t = in_turn();
    t.give(blue, wool(2) + grain() + ore());
    t.say(BuyCard{});
    REQUIRE(t.hand(blue) == wool());
    REQUIRE(t.state.in<AwaitingCard>());
    t.comes(DrawnCard{Card::Monopoly});
    REQUIRE(t.state.in<MainPhase>());
    REQUIRE(t.state[blue].cards == one(Card::Monopoly));
    REQUIRE(t.state.deck[index(Card::Monopoly)] == 1);
    REQUIRE(t.events == Events{CardBought{blue, Card::Monopoly}});
}

TEST_CASE("R5.2 what is missing from the price is told, and only that") {
    TestPosition t = in_turn();
    t.settlement(blue, 6);
    t.road(blue, {6, 7, 8});
    t.give(blue, lumber(3) + grain() + ore());
    REQUIRE(t.no(t.road(8, 9)) == because({5, 2}, Reason::CardsMissing, brick()));
    REQUIRE(t.no(settle(8)) == because({5, 2}, Reason::CardsMissing, brick() + wool()));
    REQUIRE(t.no(city(6)) == because({5, 2}, Reason::CardsMissing, grain() + ore(2)));
    REQUIRE(t.no(BuyCard{}) == because({5, 2}, Reason::CardsMissing, wool()));
}

TEST_CASE("R5.2 R2.2 a road needs a piece left in the supply") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.pieces.roads = 2; });
    t.settlement(blue, 6);
    t.road(blue, {6, 7});
    t.give(blue, lumber(2) + brick(2));
    t.say(t.road(7, 8));
    REQUIRE(t.no(t.road(8, 9)) == because({5, 2}, Reason::NoRoadLeft));
}

TEST_CASE("R5.2 R2.2 a settlement needs a piece left, and a city makes one free") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.pieces.settlements = 2; });
    t.settlement(blue, 6);
    t.settlement(blue, 10);
    t.road(blue, {6, 7, 8});
    t.give(blue, settlement_cost + city_cost);
    REQUIRE(t.no(settle(8)) == because({5, 2}, Reason::NoSettlementLeft));
    t.say(city(10));
    t.say(settle(8));
}

TEST_CASE("R5.2 R2.2 a city needs a piece left") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.pieces.cities = 1; });
    t.city(blue, 6);
    t.settlement(blue, 10);
    t.give(blue, city_cost);
    REQUIRE(t.no(city(10)) == because({5, 2}, Reason::NoCityLeft));
}

TEST_CASE("R5.2 a development card needs one left in the deck") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.deck = {1, 0, 0, 0, 0}; });
    t.give(blue, card_cost + card_cost);
    t.buy(Card::Knight);
    REQUIRE(t.no(BuyCard{}) == because({5, 2}, Reason::DeckEmpty));
}

TEST_CASE("R5.3 a road joins one's own building or road") {
    TestPosition t = in_turn();
    t.settlement(blue, 6);
    t.road(blue, {10, 11});
    t.give(blue, lumber(5) + brick(5));
    const std::vector<BuildRoad> wanted{t.road(1, 6),  t.road(6, 7),   t.road(6, 23),
                                        t.road(9, 10), t.road(10, 29), t.road(11, 12),
                                        t.road(11, 32)};
    REQUIRE(t.listed<BuildRoad>() == wanted);
    REQUIRE(t.no(t.road(7, 8)) == because({5, 3}, Reason::NotConnected));
    t.say(t.road(6, 7));
    t.say(t.road(7, 8));
}

TEST_CASE("R5.3 a road goes on no edge that is taken") {
    TestPosition t = in_turn();
    t.settlement(blue, 6);
    t.road(blue, {6, 7});
    t.road(orange, {6, 23});
    t.give(blue, road_cost);
    REQUIRE(t.no(t.road(6, 7)) == because({5, 3}, Reason::Taken, blue));
    REQUIRE(t.no(t.road(6, 23)) == because({5, 3}, Reason::Taken, orange));
    REQUIRE(t.no(BuildRoad{EdgeId(72)}) == because({1, 1}, Reason::NoSuchEdge));
    REQUIRE(t.no(t.road(6, 8)) == because({1, 1}, Reason::NoSuchEdge));  // two that are no edge
}

TEST_CASE("R5.3 a road does not go on beyond an opponent's building, but beyond one's own") {
    TestPosition t = in_turn();
    t.road(blue, {6, 7, 8});
    t.settlement(orange, 8);
    t.road(blue, {11, 12});
    t.settlement(blue, 12);
    t.road(orange, {8, 27});
    t.give(blue, lumber(5) + brick(5));
    REQUIRE(t.no(t.road(8, 9)) == because({5, 3}, Reason::NotConnected));
    REQUIRE(t.is_legal(t.road(12, 13)));
    REQUIRE(t.is_legal(t.road(7, 24)));
    // From the other side the edge at the opponent's building can be reached.
    t.say(t.road(10, 11));
    t.say(t.road(9, 10));
    t.say(t.road(8, 9));
}

TEST_CASE("R5.3 an opponent's road is no way to build on") {
    TestPosition t = in_turn();
    t.road(orange, {6, 7, 8});
    t.give(blue, road_cost);
    REQUIRE(t.no(t.road(8, 9)) == because({5, 3}, Reason::NotConnected));
}

TEST_CASE("R5.4 a settlement is built at an end of one's own road") {
    TestPosition t = in_turn();
    t.road(blue, {6, 7});
    t.road(orange, {10, 11});
    t.give(blue, settlement_cost);
    REQUIRE(t.listed<Settle>() == std::vector<Settle>{settle(6), settle(7)});
    REQUIRE(t.no(settle(8)) == because({5, 4}, Reason::NoRoadThere));
    REQUIRE(t.no(settle(10)) == because({5, 4}, Reason::NoRoadThere));
    REQUIRE(t.no(settle(54)) == because({1, 1}, Reason::NoSuchIntersection));
    t.say(settle(6));
}

TEST_CASE("R5.4 a settlement needs a free intersection with no building beside it, of any player") {
    TestPosition t = in_turn();
    t.road(blue, {6, 7, 8, 9, 10});
    t.settlement(blue, 6);
    t.city(orange, 10);
    t.give(blue, settlement_cost);
    REQUIRE(t.no(settle(6)) == because({5, 4}, Reason::Taken, blue));
    REQUIRE(t.no(settle(10)) == because({5, 4}, Reason::Taken, orange));
    REQUIRE(t.no(settle(7)) == because({5, 4}, Reason::TooNear, blue, spot(6)));
    REQUIRE(t.no(settle(9)) == because({5, 4}, Reason::TooNear, orange, spot(10)));
    t.say(settle(8));
}

TEST_CASE(
    "R5.4 a settlement may stand at the end of one's road where an opponent's road ends too") {
    TestPosition t = in_turn();
    t.road(blue, {6, 7});
    t.road(orange, {7, 8});
    t.give(blue, settlement_cost);
    t.say(settle(7));
}

TEST_CASE("R5.5 a city replaces one's own settlement and nothing else") {
    TestPosition t = in_turn();
    t.settlement(orange, 6);
    t.city(blue, 10);
    t.give(blue, city_cost);
    REQUIRE(t.no(city(6)) == because({5, 5}, Reason::NoOwnSettlement));
    REQUIRE(t.no(city(10)) == because({5, 5}, Reason::NoOwnSettlement));
    REQUIRE(t.no(city(20)) == because({5, 5}, Reason::NoOwnSettlement));
    REQUIRE(t.no(city(54)) == because({1, 1}, Reason::NoSuchIntersection));
}

TEST_CASE("R5.4 R5.5 beside a city no settlement is built, as beside a settlement") {
    TestPosition t = in_turn();
    t.settlement(orange, 6);
    t.road(blue, {7, 8});
    t.give(blue, settlement_cost);
    t.give(orange, city_cost);
    t.in_turn(orange).say(city(6));
    t.in_turn(blue);
    REQUIRE(t.no(settle(7)) == because({5, 4}, Reason::TooNear, orange, spot(6)));
}
