// R10.5: the game ends at once, and only the turn player can win.
#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

void play_to_three(Settings& agreed) { agreed.pieces.target = 3; }

// Blue has two points of the three that win.
TestPosition nearly_won(std::size_t players = 4) {
    TestPosition t = in_turn(players, play_to_three);
    t.settlement(blue, 6);
    t.settlement(blue, 10);
    return t;
}

}  // namespace

TEST_CASE("R10.5 a settlement wins at once") {
    TestPosition t = nearly_won();
    t.road(blue, {6, 7, 8});
    t.give(blue, settlement_cost);
    t.say(settle(8));
    REQUIRE(t.winner() == blue);
    REQUIRE(t.events.back() == Event(GameWon{blue, 3}));
    REQUIRE(t.asks() == no_seat);
    REQUIRE(t.no(EndTurn{}) == because({10, 5}, Reason::NotNow));
}

TEST_CASE("R10.5 a city wins at once") {
    TestPosition t = nearly_won();
    t.give(blue, city_cost);
    t.say(city(6));
    REQUIRE(t.winner() == blue);
}

TEST_CASE("R10.5 a player with one point less than the target has not won") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.pieces.target = 4; });
    t.settlement(blue, 6);
    t.settlement(blue, 10);
    t.give(blue, city_cost + city_cost);
    t.say(city(6));
    REQUIRE(t.winner() == no_seat);
    t.say(city(10));
    REQUIRE(t.winner() == blue);
}

TEST_CASE("R10.5 the usual game is played to ten points") {
    TestPosition t = in_turn();
    t.city(blue, 6);
    t.city(blue, 8);
    t.city(blue, 10);
    t.settlement(blue, 12);
    t.settlement(blue, 14);
    t.give(blue, city_cost);
    t.give(blue, Card::Victory, 1);
    t.give(blue, card_cost);
    t.say(city(12));
    REQUIRE(t.points(blue) == 10);
    REQUIRE(t.winner() == blue);
}

TEST_CASE("R10.5 R7.1 hidden victory cards count, and one that is drawn wins at once") {
    TestPosition t = nearly_won();
    t.give(blue, card_cost);
    t.buy(Card::Victory);
    REQUIRE(t.winner() == blue);
    REQUIRE(public_points(t.game, t.state, blue) == 2);
    REQUIRE(t.told<GameWon>() == std::vector<GameWon>{{blue, 3}});
}

TEST_CASE("R10.5 a drawn card that is no victory card wins nothing") {
    TestPosition t = nearly_won();
    t.give(blue, card_cost);
    t.buy(Card::Knight);
    REQUIRE(t.winner() == no_seat);
    REQUIRE(t.state.in<MainPhase>());
}

TEST_CASE("R10.5 a road that takes the award wins at once") {
    TestPosition t = nearly_won();
    t.road(blue, {10, 11, 12, 13, 14});
    t.give(blue, road_cost);
    t.say(t.road(14, 15));
    REQUIRE(t.winner() == blue);
    REQUIRE(t.told<GameWon>() == std::vector<GameWon>{{blue, 4}});
}

TEST_CASE("R10.5 a knight that wins moves no robber") {
    TestPosition t = nearly_won();
    t.give_played(blue, Card::Knight, 2);
    t.give(blue, Card::Knight);
    t.say(PlayKnight{});
    REQUIRE(t.winner() == blue);
    REQUIRE(t.no(robber_to(5)) == because({10, 5}, Reason::NotNow));
    REQUIRE(t.state.robber == HexId(0));
}

TEST_CASE("R10.5 a knight wins before the roll too") {
    TestPosition t = nearly_won();
    t.before_roll(blue);
    t.give_played(blue, Card::Knight, 2);
    t.give(blue, Card::Knight);
    t.say(PlayKnight{});
    REQUIRE(t.winner() == blue);
}

TEST_CASE("R10.5 a free road that wins is the last") {
    TestPosition t = nearly_won();
    t.road(blue, {10, 11, 12, 13, 14});
    t.give(blue, Card::RoadBuilding);
    t.say(PlayRoadBuilding{});
    t.say(t.road(14, 15));
    REQUIRE(t.winner() == blue);
    REQUIRE(t.no(t.road(15, 16)) == because({10, 5}, Reason::NotNow));
}

TEST_CASE(
    "R10.5 one wins at the begin of one's turn, not when the points fall to one on another's") {
    TestPosition t = in_turn(4, play_to_three);
    t.in_turn(red);
    // The road of blue is the longest; red cuts it, and the award falls to orange, who has one point.
    t.road(blue, {6, 7, 8, 9, 10, 11, 12});
    t.road(orange, {24, 25, 26, 27, 28, 29});
    t.settlement(orange, 50);
    t.road(red, {3, 2, 9});
    t.state.longest_road = blue;
    t.give(red, settlement_cost);
    t.say(settle(9));
    REQUIRE(t.state.longest_road == orange);
    REQUIRE(t.points(orange) == 3);
    REQUIRE(t.winner() == no_seat);
    t.say(EndTurn{});
    t.roll(1, 1);  // white
    t.say(EndTurn{});
    t.roll(1, 1);  // blue
    REQUIRE(t.winner() == no_seat);
    t.say(EndTurn{});
    REQUIRE(t.winner() == orange);
    REQUIRE(t.events == Events{TurnBegan{4, orange, false}, GameWon{orange, 3}});
}

TEST_CASE("R10.5 who may win by hidden cards wins on their own turn, not before") {
    TestPosition t = in_turn(4, play_to_three);
    t.settlement(orange, 6);
    t.give(orange, Card::Victory, 2);
    t.settlement(blue, 20);
    t.give(blue, city_cost);
    t.say(city(20));
    REQUIRE(t.winner() == no_seat);
    t.say(EndTurn{});
    REQUIRE(t.winner() == orange);
}

TEST_CASE("R3.2 no player wins in the set-up") {
    TestPosition t(2, play_to_three);
    t.give(blue, Card::Victory, 2);
    t.say(settle(6));
    REQUIRE(t.points(blue) == 3);
    REQUIRE(t.state.in<SetupRoad>());
    t.say(t.road(6, 7));
    REQUIRE(t.state.in<SetupSettlement>());
}
