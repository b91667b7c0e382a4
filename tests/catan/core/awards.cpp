// R10.1 to R10.4: the longest road, how its award moves, the largest army, and points. Commands build the roads, so the
// tests measure them as a game does. Numbers are intersections of the standard board.
#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

using Award = AwardMoved::Award;

// The player to move builds a road along these intersections, on from a road or building there.
void build(TestPosition& t, const std::vector<std::size_t>& along) {
    const Seat seat = t.asks();
    for (std::size_t i = 1; i < along.size(); ++i) {
        t.give(seat, road_cost);
        t.say(t.road(along[i - 1], along[i]));
    }
}

// Leaves enough roads for any shape, and makes sure that no player wins meanwhile.
TestPosition builders() {
    return in_turn(4, [](Settings& agreed) {
        agreed.pieces.roads = 40;
        agreed.pieces.target = 20;
    });
}

// Orange's turn: a settlement at 9, where 2-9 leads, cuts blue's road 6-...-12 of six into three and three. Blue has
// the award.
TestPosition before_cut() {
    TestPosition t = builders();
    t.in_turn(orange);
    t.road(blue, {6, 7, 8, 9, 10, 11, 12});
    t.road(orange, {3, 2, 9});
    t.give(orange, settlement_cost);
    t.state.longest_road = blue;
    return t;
}

const std::vector<std::size_t> five_of_red{24, 25, 26, 27, 28, 29};
const std::vector<std::size_t> five_of_white{40, 41, 42, 43, 44, 45};

// The player to move plays a knight and moves the robber out of the way.
void play_knight(TestPosition& t, std::size_t robber) {
    t.say(PlayKnight{});
    t.say(robber_to(robber));
}

}  // namespace

TEST_CASE("R10.1 a chain of roads is as long as it has roads, and a fork as its longest branches") {
    TestPosition t = builders();
    t.settlement(blue, 6);
    build(t, {6, 7, 8, 9});
    REQUIRE(t.length(blue) == 3);
    build(t, {8, 27, 26});  // 6-7-8-27-26
    REQUIRE(t.length(blue) == 4);
    build(t, {7, 24});  // a third branch, shorter than the others
    REQUIRE(t.length(blue) == 4);
    build(t, {24, 53, 52});  // 52-53-24-7-8-27-26
    REQUIRE(t.length(blue) == 6);
}

TEST_CASE("R10.1 a closed loop of six counts six") {
    TestPosition t = builders();
    t.settlement(blue, 0);
    build(t, {0, 1, 2, 3, 4, 5, 0});
    REQUIRE(t.length(blue) == 6);
    build(t, {2, 9, 10});  // and with a tail from it eight
    REQUIRE(t.length(blue) == 8);
}

TEST_CASE("R10.1 two hexagons that share an edge count eleven") {
    TestPosition t = builders();
    t.settlement(blue, 0);
    build(t, {0, 1, 2, 3, 4, 5, 0});
    build(t, {1, 6, 7, 8, 9, 2});
    REQUIRE(t.length(blue) == 11);
}

TEST_CASE("R10.1 a dumbbell counts both loops and the way between them") {
    TestPosition t = builders();
    t.settlement(blue, 0);
    build(t, {0, 1, 2, 3, 4, 5, 0});
    build(t, {2, 9, 8});
    REQUIRE(t.length(blue) == 8);
    build(t, {8, 27, 26, 25, 24, 7, 8});
    REQUIRE(t.length(blue) == 14);
    build(t, {9, 10});  // what hangs on the way between is no part of the longest
    REQUIRE(t.length(blue) == 14);
}

TEST_CASE("R10.1 of separate roads the longest counts, until one road joins them") {
    TestPosition t = builders();
    t.settlement(blue, 6);
    t.road(blue, {9, 10, 11});
    build(t, {6, 7, 8});
    REQUIRE(t.length(blue) == 2);
    REQUIRE(t.state.longest_road == no_seat);
    build(t, {8, 9});
    REQUIRE(t.length(blue) == 5);
    REQUIRE(t.state.longest_road == blue);
    REQUIRE(t.told<AwardMoved>() == std::vector<AwardMoved>{{Award::LongestRoad, no_seat, blue}});
}

TEST_CASE("R10.1 an opponent's building in the middle blocks a road") {
    TestPosition t = builders();
    t.settlement(orange, 9);
    t.road(blue, {9, 10});
    t.settlement(blue, 6);
    build(t, {6, 7, 8, 9});
    REQUIRE(t.length(blue) == 3);
    build(t, {10, 11, 12, 13});
    REQUIRE(t.length(blue) == 4);  // 9-10-11-12-13
}

TEST_CASE("R10.1 an opponent's building at one end or at both ends shortens nothing") {
    TestPosition t = builders();
    t.settlement(orange, 6);
    t.road(blue, {9, 10});
    build(t, {10, 11});
    build(t, {9, 8, 7, 6});
    REQUIRE(t.length(blue) == 5);
    t.city(red, 13);
    build(t, {11, 12, 13});
    REQUIRE(t.length(blue) == 7);
}

TEST_CASE("R10.1 a loop that an opponent's building touches is walked from there, two cut it") {
    TestPosition t = builders();
    t.settlement(orange, 0);
    t.settlement(blue, 2);
    build(t, {2, 1, 0});
    build(t, {2, 3, 4, 5, 0});
    REQUIRE(t.length(blue) == 6);
    TestPosition cut = builders();
    cut.settlement(orange, 0);
    cut.settlement(red, 3);
    cut.road(blue, {1, 2});
    cut.road(blue, {4, 5});
    build(cut, {1, 0});
    build(cut, {2, 3});
    build(cut, {4, 3});
    build(cut, {5, 0});
    REQUIRE(cut.length(blue) == 3);
}

TEST_CASE("R10.1 one's own buildings inside a road do not shorten it") {
    TestPosition t = builders();
    t.settlement(blue, 6);
    t.settlement(blue, 8);
    t.city(blue, 10);
    build(t, {6, 7, 8, 9, 10, 11});
    REQUIRE(t.length(blue) == 5);
}

TEST_CASE("R10.2 the first road of the minimum takes the award, one shorter does not") {
    TestPosition t = builders();
    t.settlement(blue, 6);
    build(t, {6, 7, 8, 9, 10});
    REQUIRE(t.state.longest_road == no_seat);
    REQUIRE(t.points(blue) == 1);
    build(t, {10, 11});
    REQUIRE(t.state.longest_road == blue);
    REQUIRE(t.points(blue) == 3);
}

TEST_CASE("R10.1 R2.2 the minimum may be another one") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.pieces.longest_road_minimum = 3; });
    t.settlement(blue, 6);
    build(t, {6, 7, 8});
    REQUIRE(t.state.longest_road == no_seat);
    build(t, {8, 9});
    REQUIRE(t.state.longest_road == blue);
}

TEST_CASE("R10.2 the holder keeps the award on a tie, and loses it to a longer road") {
    TestPosition t = builders();
    t.road(orange, five_of_red);
    t.state.longest_road = orange;
    t.settlement(blue, 12);
    build(t, {12, 13, 14, 15, 16, 17});
    REQUIRE(t.length(blue) == 5);
    REQUIRE(t.state.longest_road == orange);
    build(t, {17, 18});
    REQUIRE(t.state.longest_road == blue);
    REQUIRE(t.told<AwardMoved>() == std::vector<AwardMoved>{{Award::LongestRoad, orange, blue}});
}

TEST_CASE("R10.2 a settlement that cuts the holder's road can leave the award without a holder") {
    TestPosition t = before_cut();
    t.road(red, {24, 25, 26, 27, 28});  // four are too few
    t.say(settle(9));
    REQUIRE(t.length(blue) == 3);
    REQUIRE(t.state.longest_road == no_seat);
    REQUIRE(t.points(blue) == 0);
    REQUIRE(t.told<AwardMoved>() == std::vector<AwardMoved>{{Award::LongestRoad, blue, no_seat}});
}

TEST_CASE("R10.2 after a cut the award goes to the one other who is alone longest at the minimum") {
    TestPosition t = before_cut();
    t.road(red, five_of_red);
    t.say(settle(9));
    REQUIRE(t.state.longest_road == red);
    REQUIRE(t.told<AwardMoved>() == std::vector<AwardMoved>{{Award::LongestRoad, blue, red}});
}

TEST_CASE("R10.2 after a cut the longer of two others gets the award") {
    TestPosition t = before_cut();
    t.road(red, five_of_red);
    t.road(white, {40, 41, 42, 43, 44, 45, 46});
    t.state.longest_road = blue;  // six, and white has six too
    t.say(settle(9));
    REQUIRE(t.state.longest_road == white);
}

TEST_CASE("R10.2 after a cut two others who tie get nothing, until one of them is alone longest") {
    TestPosition t = before_cut();
    t.road(red, five_of_red);
    t.road(white, five_of_white);
    t.say(settle(9));
    REQUIRE(t.state.longest_road == no_seat);
    t.in_turn(white);
    build(t, {45, 46});
    REQUIRE(t.state.longest_road == white);
}

TEST_CASE("R10.2 a third player who ties does not get an award without a holder") {
    TestPosition t = before_cut();
    t.road(red, five_of_red);
    t.road(white, five_of_white);
    t.say(settle(9));
    t.in_turn(blue);
    build(t, {12, 13, 14});
    REQUIRE(t.length(blue) == 5);
    REQUIRE(t.state.longest_road == no_seat);
    build(t, {14, 15});
    REQUIRE(t.state.longest_road == blue);
}

TEST_CASE("R10.2 the holder whose road is cut keeps the award while it is jointly longest") {
    TestPosition t = builders();
    t.in_turn(orange);
    t.road(blue, {6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16});
    t.road(red, five_of_red);
    t.road(orange, {31, 32, 11});
    t.state.longest_road = blue;
    t.give(orange, settlement_cost);
    t.say(settle(11));
    REQUIRE(t.length(blue) == 5);
    REQUIRE(t.state.longest_road == blue);
    REQUIRE(t.told<AwardMoved>().empty());
}

TEST_CASE("R10.2 the holder whose road is cut loses the award to a longer one, minimum or not") {
    TestPosition t = builders();
    t.in_turn(orange);
    t.road(blue, {6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16});
    t.road(red, {24, 25, 26, 27, 28, 29, 30});
    t.road(orange, {31, 32, 11});
    t.state.longest_road = blue;
    t.give(orange, settlement_cost);
    t.say(settle(11));
    REQUIRE(t.length(blue) == 5);
    REQUIRE(t.state.longest_road == red);
}

TEST_CASE("R10.2 who cuts may take the award with the same settlement") {
    TestPosition t = before_cut();
    t.road(orange, {20, 21, 0, 1, 2});  // with 2-9 five
    t.say(settle(9));
    REQUIRE(t.state.longest_road == orange);
    REQUIRE(t.points(orange) == 3);
}

TEST_CASE("R10.2 a settlement at the end of a road, and one's own inside it, cut nothing") {
    TestPosition t = builders();
    t.in_turn(orange);
    t.road(blue, {6, 7, 8, 9, 10, 11});
    t.road(orange, {23, 6});
    t.state.longest_road = blue;
    t.give(orange, settlement_cost);
    t.give(blue, settlement_cost);
    t.say(settle(6));
    REQUIRE(t.length(blue) == 5);
    t.in_turn(blue);
    t.say(settle(9));
    REQUIRE(t.length(blue) == 5);
    REQUIRE(t.state.longest_road == blue);
}

TEST_CASE("R10.2 R7.2 a road of Road Building takes the award") {
    TestPosition t = builders();
    t.settlement(blue, 6);
    t.road(blue, {6, 7, 8, 9, 10});
    t.give(blue, Card::RoadBuilding);
    t.say(PlayRoadBuilding{});
    t.say(t.road(10, 11));
    REQUIRE(t.state.longest_road == blue);
    REQUIRE(t.state.phase == Phase(FreeRoads{1}));
    t.say(t.road(11, 12));
    REQUIRE(t.length(blue) == 6);
    REQUIRE(t.state.longest_road == blue);
}

TEST_CASE("R10.2 the award is won and lost within one turn") {
    TestPosition t = builders();
    t.road(orange, {6, 7, 8, 9, 10, 11, 12});
    t.road(red, five_of_red);
    t.road(blue, {21, 0, 1, 2, 9});
    t.state.longest_road = orange;
    t.give(blue, settlement_cost);
    t.say(settle(9));  // blue cuts the road of orange, and the award falls to red
    REQUIRE(t.state.longest_road == red);
    REQUIRE(t.points(red) == 2);
    build(t, {21, 20});  // five as well: red keeps it
    REQUIRE(t.state.longest_road == red);
    build(t, {20, 19});
    REQUIRE(t.state.longest_road == blue);
    REQUIRE(t.points(red) == 0);
    REQUIRE(t.points(blue) == 3);
}

TEST_CASE("R10.3 the third knight takes the largest army, two do not") {
    TestPosition t = in_turn();
    t.give(blue, Card::Knight);
    t.give_played(blue, Card::Knight, 1);
    play_knight(t, 5);
    REQUIRE(t.state.largest_army == no_seat);
    t.give(blue, Card::Knight);
    t.in_turn(blue);
    t.say(PlayKnight{});
    REQUIRE(t.state.largest_army == blue);
    REQUIRE(t.points(blue) == 2);
    REQUIRE(t.events == Events{AwardMoved{Award::LargestArmy, no_seat, blue}});
}

TEST_CASE("R10.3 the army is taken by strictly more knights, wherever the two sit") {
    for (const auto& [holder, other] : {std::pair{orange, blue}, std::pair{blue, orange}}) {
        TestPosition t(4);
        t.in_turn(other);
        t.give_played(holder, Card::Knight, 3);
        t.state.largest_army = holder;
        t.give_played(other, Card::Knight, 2);
        t.give(other, Card::Knight, 2);
        play_knight(t, 5);
        REQUIRE(t.state.largest_army == holder);
        t.in_turn(other);
        t.say(PlayKnight{});
        REQUIRE(t.state.largest_army == other);
        REQUIRE(t.points(holder) == 0);
        REQUIRE(t.told<AwardMoved>() ==
                std::vector<AwardMoved>{{Award::LargestArmy, holder, other}});
    }
}

TEST_CASE("R10.3 only knights that were played count for the army") {
    TestPosition t = in_turn();
    t.give(blue, Card::Knight, 5);
    t.give_played(blue, Card::Monopoly, 2);
    t.give_played(blue, Card::Plenty, 2);
    play_knight(t, 5);
    REQUIRE(t.state.largest_army == no_seat);
}

TEST_CASE("R10.4 a settlement is one point, a city two, a victory card one, an award two") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.pieces.target = 20; });
    t.settlement(blue, 6);
    t.settlement(blue, 8);
    t.city(blue, 10);
    REQUIRE(t.points(blue) == 4);
    t.give(blue, Card::Victory, 3);
    t.give(blue, Card::Knight);
    REQUIRE(t.points(blue) == 7);
    t.give_played(blue, Card::Knight, 3);
    t.state.largest_army = blue;
    t.road(blue, {12, 13, 14, 15, 16, 17});
    t.state.longest_road = blue;
    REQUIRE(t.points(blue) == 11);
    REQUIRE(public_points(t.game, t.state, blue) == 8);
    REQUIRE(t.broken_laws() == std::vector<std::string>{});
    REQUIRE(t.points(orange) == 0);
}
