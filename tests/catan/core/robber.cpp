// R6: the robber's moves and thefts.
#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

// Blue has rolled a seven, and the robber is still in the desert.
TestPosition seven(Change change = nullptr) {
    TestPosition t = before_roll(4, change);
    t.state.turn.dice = {3, 4};
    t.state.phase = MovingRobber{};
    return t;
}

void play_friendly(Settings& agreed) { agreed.house_rules.friendly_robber = true; }

}  // namespace

TEST_CASE("R6.1 the robber moves to a different hex, whichever") {
    TestPosition t = seven();
    REQUIRE(t.listed<MoveRobber>().size() == 18);
    REQUIRE(t.no(robber_to(0)) == because({6, 1}, Reason::RobberIsThere));
    REQUIRE(t.no(robber_to(19)) == because({1, 1}, Reason::NoSuchHex));
    REQUIRE(t.no(MoveRobber{}) == because({1, 1}, Reason::NoSuchHex));
    t.say(robber_to(5));
    REQUIRE(t.state.robber == HexId(5));
    REQUIRE(t.events == Events{RobberMoved{HexId(0), HexId(5)}});
}

TEST_CASE("R6.1 the robber may go back to the desert") {
    TestPosition t = seven();
    t.robber(5);
    t.say(robber_to(0));
    REQUIRE(t.state.robber == HexId(0));
    REQUIRE(t.state.in<MainPhase>());
}

TEST_CASE("R6.2 with no opponent's building there nothing is stolen") {
    TestPosition t = seven();
    t.settlement(blue, 6);  // one's own
    t.settlement(orange, 10);
    t.give(blue, ore());
    t.give(orange, ore());
    t.say(robber_to(1));
    REQUIRE(t.state.in<MainPhase>());
    REQUIRE(t.asks() == blue);
}

TEST_CASE("R6.2 with opponents who have no cards there nothing is stolen") {
    TestPosition t = seven();
    t.settlement(orange, 6);
    t.city(red, 8);
    t.say(robber_to(1));
    REQUIRE(t.state.in<MainPhase>());
}

TEST_CASE("R6.2 the mover chooses among the opponents there who have cards") {
    TestPosition t = seven();
    t.settlement(orange, 6);  // hex 1 with two settlements of orange
    t.settlement(orange, 2);
    t.city(red, 8);
    t.settlement(white, 10);
    t.settlement(blue, 20);
    t.give(orange, wool(2));
    t.give(red, ore());
    t.give(white, ore());
    t.give(blue, ore());
    t.say(robber_to(1));
    REQUIRE(t.state.in<Stealing>());
    REQUIRE(t.asks() == blue);
    REQUIRE(t.listed<Steal>() == std::vector<Steal>{{orange}, {red}});
    REQUIRE(t.no(Steal{white}) == because({6, 2}, Reason::NobodyToRob, white));
    REQUIRE(t.no(Steal{blue}) == because({6, 2}, Reason::NobodyToRob, blue));
    REQUIRE(t.no(Steal{green}) == because({6, 2}, Reason::NoSuchSeat));
    REQUIRE(t.no(Steal{}) == because({6, 2}, Reason::NoSuchSeat));
    t.say(Steal{red});
    REQUIRE(t.state.in<AwaitingTheft>());
    t.comes(StolenCard{Resource::Ore});
    REQUIRE(t.hand(blue) == ore(2));
    REQUIRE(t.hand(red).empty());
    REQUIRE(t.events == Events{CardStolen{blue, red, Resource::Ore}});
    REQUIRE(t.state.in<MainPhase>());
}

TEST_CASE("R6.2 one who has a building there but no card cannot be chosen") {
    TestPosition t = seven();
    t.settlement(orange, 6);
    t.settlement(red, 8);
    t.give(red, wool());
    t.say(robber_to(1));
    REQUIRE(t.no(Steal{orange}) == because({6, 2}, Reason::NobodyToRob, orange));
    t.say(Steal{red});
}

TEST_CASE("R6.2 even with a single victim the theft is a command") {
    TestPosition t = seven();
    t.settlement(orange, 6);
    t.give(orange, lumber(2));
    t.say(robber_to(1));
    REQUIRE(t.state.in<Stealing>());
    REQUIRE(legal(t.game, t.state) == std::vector<Command>{Steal{orange}});
}

TEST_CASE("R6.1 a knight before the roll moves the robber, and then it is before the roll again") {
    TestPosition t = before_roll();
    t.settlement(orange, 6);
    t.give(orange, wool());
    t.give(blue, Card::Knight);
    t.say(PlayKnight{});
    REQUIRE(t.state.in<MovingRobber>());
    t.say(robber_to(1));
    t.say(Steal{orange});
    t.comes(StolenCard{Resource::Wool});
    REQUIRE(t.state.in<BeforeRoll>());
    REQUIRE(t.asks() == blue);
    t.roll(2, 2);
}

TEST_CASE("R6.1 after a knight that finds no player to rob it is before the roll again") {
    TestPosition t = before_roll();
    t.give(blue, Card::Knight);
    t.say(PlayKnight{});
    t.say(robber_to(1));
    REQUIRE(t.state.in<BeforeRoll>());
}

TEST_CASE("R6.1 a knight after the roll leads back to the turn") {
    TestPosition t = in_turn();
    t.give(blue, Card::Knight);
    t.say(PlayKnight{});
    t.say(robber_to(1));
    REQUIRE(t.state.in<MainPhase>());
}

TEST_CASE("R6.3 the friendly robber spares an opponent with fewer than three visible points") {
    TestPosition t = seven(play_friendly);
    t.settlement(orange, 6);  // hexes 1 6 18
    t.settlement(orange, 20);
    t.settlement(red, 13);  // hexes 3 10 11
    t.city(red, 32);        // hexes 9 10
    t.settlement(blue, 30);
    REQUIRE(t.no(robber_to(1)) == because({6, 3}, Reason::Protected, orange));
    REQUIRE(t.is_legal(robber_to(11)));  // red has three
    REQUIRE(t.is_legal(robber_to(9)));   // and one's own building is no shelter
    REQUIRE(t.is_legal(robber_to(4)));   // no other player there
    // Hexes of orange: 1 6 18 and 5 15 16; the robber is on 0.
    REQUIRE(t.listed<MoveRobber>().size() == 12);
}

TEST_CASE("R6.3 without the house rule no player is spared") {
    TestPosition t = seven();
    t.settlement(orange, 6);
    REQUIRE(t.is_legal(robber_to(1)));
}

TEST_CASE("R6.3 for the friendly robber hidden victory cards do not count, awards do") {
    TestPosition t = seven(play_friendly);
    t.settlement(orange, 6);
    t.give(orange, Card::Victory, 4);
    REQUIRE(t.no(robber_to(1)) == because({6, 3}, Reason::Protected, orange));
    t.give_played(orange, Card::Knight, 3);
    t.state.largest_army = orange;
    REQUIRE(t.is_legal(robber_to(1)));
}

TEST_CASE("R6.3 a hex is spared though one who is not protected has a building there too") {
    TestPosition t = seven(play_friendly);
    t.settlement(orange, 6);
    t.city(red, 8);
    t.city(red, 10);
    REQUIRE(t.no(robber_to(1)) == because({6, 3}, Reason::Protected, orange));
    REQUIRE(t.is_legal(robber_to(8)));
}

TEST_CASE("R6.3 a knight is as friendly as a seven") {
    TestPosition t = in_turn(4, play_friendly);
    t.settlement(orange, 6);
    t.give(blue, Card::Knight);
    t.say(PlayKnight{});
    REQUIRE(t.no(robber_to(18)) == because({6, 3}, Reason::Protected, orange));
}

TEST_CASE("R6.3 the last hex that is not sheltered must be chosen") {
    TestPosition t = seven(play_friendly);
    // Two settlements of each opponent shelter all hexes but the robber's desert and hex 4.
    t.settlement(orange, 14);  // hexes 3 11 12
    t.settlement(orange, 42);  // hexes 13 14
    t.settlement(red, 20);     // hexes 5 15 16
    t.settlement(red, 23);     // hexes 6 17 18
    t.settlement(white, 8);    // hexes 1 7 8
    t.settlement(white, 11);   // hexes 2 9 10
    REQUIRE(t.listed<MoveRobber>() == std::vector<MoveRobber>{robber_to(4)});
    REQUIRE(t.no(robber_to(7)) == because({6, 3}, Reason::Protected, white));
    t.robber(4);
    REQUIRE(t.listed<MoveRobber>() == std::vector<MoveRobber>{robber_to(0)});
    REQUIRE(t.no(robber_to(7)) == because({6, 3}, Reason::Protected, white));
}

TEST_CASE("R6.3 when no other hex is left, any may be chosen, except where the robber is") {
    TestPosition t = seven(play_friendly);
    t.settlement(orange, 14);  // hexes 3 11 12
    t.settlement(orange, 17);  // hexes 4 13 14
    t.settlement(red, 20);     // hexes 5 15 16
    t.settlement(red, 23);     // hexes 6 17 18
    t.settlement(white, 8);    // hexes 1 7 8
    t.settlement(white, 11);   // hexes 2 9 10
    t.give(white, ore());
    REQUIRE(t.listed<MoveRobber>().size() == 18);
    REQUIRE(t.no(robber_to(0)) == because({6, 1}, Reason::RobberIsThere));
    t.say(robber_to(7));
    REQUIRE(t.listed<Steal>() == std::vector<Steal>{{white}});
    // Now the desert is free, and the only one that is.
    t.state.phase = MovingRobber{};
    REQUIRE(t.listed<MoveRobber>() == std::vector<MoveRobber>{robber_to(0)});
}
