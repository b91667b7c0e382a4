// Tests the reasons of advice for each kind of move in small positions, on the beginner's board.
#include "catan/language/reasons.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "support/position.hpp"

using namespace catan;

namespace {

const std::vector<std::string> names{"Ann", "Ben", "Cy", "Dee"};

// The reason that the player to move gets.
std::string why(const TestPosition& t, const Command& command,
                std::size_t width = language::usual_reason_width) {
    REQUIRE(t.is_legal(command));
    return language::reason({t.game, names}, view(t.game, t.state, t.asks()), command, width);
}

constexpr Offer everybody(const Bundle& give, const Bundle& get) {
    return {give, get, seats({orange, red, white})};
}

}  // namespace

TEST_CASE("a reason for a settlement tells its pips, what it brings that is lacked, and its port") {
    TestPosition t(4);
    CHECK(why(t, settle(19)) == "11 pips of lumber, brick and ore. No free place has more pips.");
    CHECK(why(t, settle(28)) == "3 pips of brick, and a 2:1 ore port.");
    CHECK(why(t, settle(52)) == "6 pips of wool, and a 2:1 port for your wool.");
    t.settlement(blue, 19);
    CHECK(why(t, settle(22)) == "10 pips with the wool and grain you lack.");
    CHECK(why(t, settle(29)) == "7 pips of lumber and brick, and a 2:1 port for your ore.");
}

TEST_CASE("a reason for a settlement in a turn tells who else could build there, and the points") {
    TestPosition t = in_turn();
    t.give(blue, lumber() + brick() + wool() + grain());
    t.settlement(blue, 19);
    t.road(blue, {19, 44, 43});
    t.settlement(orange, 17);
    t.road(orange, {17, 42, 43});
    CHECK(why(t, settle(43)) ==
          "5 pips of lumber, and a 2:1 port for your brick. Ben could build there too.");
    t.settlement(blue, 0);
    CHECK(why(t, settle(43), 48) == "5 pips of lumber, and a 2:1 port for your brick.");
}

TEST_CASE("a reason for a settlement tells whose road it cuts") {
    TestPosition t = in_turn();
    t.give(blue, lumber() + brick() + wool() + grain());
    t.road(blue, {2, 9});
    t.road(orange, {27, 8, 9, 10, 11});
    CHECK(why(t, settle(9)) == "8 pips of lumber, brick and wool. It cuts Ben's road from 4 to 2.");
}

TEST_CASE("a reason for the last point says that it wins") {
    TestPosition t = in_turn(4, [](Settings& settings) { settings.pieces.target = 3; });
    t.give(blue, grain(2) + ore(3) + lumber() + brick() + wool());
    t.settlement(blue, 19);
    t.settlement(blue, 22);
    t.road(blue, {19, 44, 43});
    CHECK(why(t, city(19)) == "It's your 3rd point: you win. None of your settlements has more.");
    CHECK(why(t, settle(43), 80).starts_with("It's your 3rd point: you win. 5 pips of lumber, "));
}

TEST_CASE("a reason for a city tells what it doubles, and whether it is the best one") {
    TestPosition t = in_turn();
    t.give(blue, grain(2) + ore(3));
    t.settlement(blue, 19);
    t.settlement(blue, 22);
    CHECK(why(t, city(19)) == "It doubles your lumber, brick and ore there: 11 pips more.");
    CHECK(why(t, city(22)) == "It doubles your wool and grain there: 10 pips more.");
}

TEST_CASE("a reason for a road tells where it leads") {
    TestPosition t = in_turn();
    t.give(blue, lumber() + brick());
    t.settlement(blue, 19);
    t.road(blue, {19, 44});
    CHECK(why(t, t.road(44, 43)) == "It leads to 5 pips of lumber, and a 2:1 port for your brick.");
    CHECK(why(t, t.road(19, 18)) == "It heads for 11 pips with the grain you lack.");
    t.settlement(orange, 17);
    t.road(orange, {17, 42, 43});
    constexpr std::size_t wide = 80;
    CHECK(why(t, t.road(44, 43), wide) ==
          "It leads to 5 pips of lumber, and a 2:1 port for your brick. It's in Ben's way.");
}

TEST_CASE("a reason for a road tells of the longest road") {
    TestPosition t = in_turn();
    t.give(blue, lumber() + brick());
    t.settlement(blue, 0);
    t.road(blue, {0, 1, 2, 3, 4});
    CHECK(why(t, t.road(4, 5)) == "It takes the longest road: 2 points.");
    t.road(orange, {22, 23, 52, 53, 24, 25});
    t.state.longest_road = orange;
    CHECK(why(t, t.road(4, 5)) == "One more and the longest road is yours.");
    t.road(blue, {4, 5});
    CHECK(why(t, t.road(5, 0)) == "It takes the longest road from Ben: 2 points.");
    t.state.longest_road = blue;
    CHECK(why(t, t.road(5, 0)) == "It keeps your longest road ahead: 6 to 5.");
}

TEST_CASE("a reason for the roll tells which numbers pay") {
    TestPosition t = before_roll();
    CHECK(why(t, Roll{}) == "The dice decide; no number pays you yet.");
    t.settlement(blue, 52);
    CHECK(why(t, Roll{}) == "5 and 11 pay you, 6 in 36 rolls.");
    t.settlement(blue, 19);
    CHECK(why(t, Roll{}) == "3, 5, 8 and 11 pay you, 13 in 36 rolls.");
    t.settlement(blue, 22);
    CHECK(why(t, Roll{}) == "21 in 36 rolls pay you.");
    t.give(blue, Card::Knight);
    CHECK(why(t, Roll{}) ==
          "21 in 36 rolls pay you. The robber isn't on your land: the knight can wait.");
}

TEST_CASE("a reason for the robber tells whom it hurts, and whom it frees") {
    TestPosition t = in_turn();
    t.state.phase = MovingRobber{};
    t.robber(14);
    t.settlement(blue, 19);
    t.city(orange, 20);
    t.settlement(red, 22);
    t.give(orange, ore(3));
    CHECK(why(t, robber_to(15)) == "It costs Ben 8 pips of brick. Ben leads with 2 points.");
    CHECK(why(t, robber_to(17)) == "It costs Cy 2 pips of wool. Your lumber 8 pays again.");
    CHECK(why(t, robber_to(0)) == "Your lumber 8 pays again.");
    t.city(orange, 15);
    t.city(orange, 3);
    CHECK(why(t, robber_to(16)) ==
          "It costs Ben 10 pips of grain and Cy 5. Ben leads with 6 points.");
}

TEST_CASE("a reason for a theft tells of the victim's cards and points") {
    TestPosition t = in_turn();
    t.state.phase = Stealing{};
    t.robber(7);
    t.city(orange, 24);
    t.settlement(red, 8);
    t.give(orange, ore(3));
    CHECK(why(t, Steal{orange}) ==
          "Ben leads with 2 points. Nobody else there has a card; Ben has 3.");
    t.give(red, ore(5));
    CHECK(why(t, Steal{orange}) == "Ben leads with 2 points. Ben has 3 cards.");
    CHECK(why(t, Steal{red}) == "Cy has the most cards there, 5.");
    t.city(orange, 15);
    t.city(orange, 3);
    CHECK(why(t, Steal{orange}) == "Ben leads with 6 points. Ben has 3 cards.");
}

TEST_CASE("a reason for a discard tells what the rest is kept for") {
    TestPosition t = in_turn();
    t.settlement(blue, 19);
    t.give(blue, grain(2) + ore(3) + wool(4));
    Discarding owed;
    owed.owed[0] = 4;
    t.state.phase = owed;
    CHECK(why(t, Discard{wool(4)}) ==
          "You keep the cards for a city. Wool is what you have most of.");
    CHECK(why(t, Discard{ore(3) + grain()}) == "For a development card you need 1 more ore.");
}

TEST_CASE("a reason for a development card tells what may be drawn, and of the army") {
    TestPosition t = in_turn();
    t.give(blue, wool() + grain() + ore());
    CHECK(why(t, BuyCard{}) ==
          "These cards pay for nothing better. 14 of 25 unseen cards are knights.");
    t.give_played(blue, Card::Knight, 2);
    CHECK(why(t, BuyCard{}) == "One more knight is enough for the largest army.");
    t.settlement(blue, 19);
    t.give(blue, ore(2) + grain());
    CHECK(why(t, BuyCard{}) == "One more knight is enough for the largest army.");
}

TEST_CASE("a reason for a knight tells of the robber and the army") {
    TestPosition t = before_roll();
    t.give(blue, Card::Knight);
    t.settlement(blue, 19);
    t.settlement(orange, 3);
    t.give(orange, ore(2));
    t.robber(7);
    CHECK(why(t, PlayKnight{}) == "Ben has 2 cards to steal from.");
    t.give_played(blue, Card::Knight, 1);
    CHECK(why(t, PlayKnight{}) == "After it one more knight takes the largest army.");
    t.give_played(blue, Card::Knight, 1);
    CHECK(why(t, PlayKnight{}) ==
          "It takes the largest army: 2 points. Ben has 2 cards to steal from.");
    t.give_played(orange, Card::Knight, 3);
    t.state.largest_army = orange;
    t.robber(0);
    CHECK(why(t, PlayKnight{}) ==
          "After it one more knight takes the largest army. Ben leads with 3 points.");
}

TEST_CASE("reasons for the other cards tell what they make possible") {
    TestPosition t = in_turn();
    t.settlement(blue, 19);
    t.road(blue, {19, 44});
    t.give(blue, Card::RoadBuilding);
    t.give(blue, Card::Plenty);
    t.give(blue, Card::Monopoly);
    CHECK(why(t, PlayRoadBuilding{}) == "They lead to 11 pips with the grain you lack.");
    t.give(blue, grain() + ore(2));
    CHECK(why(t, PlayPlenty{grain() + ore()}) ==
          "Then you can build a city. No number pays you grain.");
    CHECK(why(t, PlayPlenty{lumber() + wool()}) ==
          "Then you can buy a development card. No number pays you wool.");
    CHECK(why(t, PlayMonopoly{Resource::Wool}) == "Nobody has any wool.");
    t.give(orange, grain(2));
    t.give(red, grain(2));
    CHECK(why(t, PlayMonopoly{Resource::Grain}) == "The others hold 4 grain between them.");
    t.give(blue, ore());
    CHECK(why(t, PlayMonopoly{Resource::Grain}) ==
          "The others hold 4 grain between them. With that you can build a city.");
}

TEST_CASE("reasons for trades tell what they bring, and who should not be helped") {
    TestPosition t = in_turn();
    t.settlement(blue, 19);
    t.settlement(orange, 3);
    t.give(blue, grain() + ore(3) + wool(5));
    CHECK(why(t, TradeWithBank{Resource::Wool, Resource::Grain, 4, 1}) ==
          "Then you can build a city. No number pays you grain.");
    CHECK(why(t, TradeWithBank{Resource::Wool, Resource::Lumber, 4, 1}) ==
          "Then you need only 1 more brick for a road.");
    CHECK(why(t, everybody(wool(), grain())) ==
          "If somebody accepts, you can build a city. No number pays you grain.");
    t.give(orange, grain(2));
    t.say(everybody(wool(), grain()));
    CHECK(why(t, Accept{}) == "Then you need only 1 more ore for a development card.");
    CHECK(why(t, Decline{}) == "Ann could use the grain for a city.");
    CHECK(why(t, Counter{grain(), wool(2)}) ==
          "If Ann agrees, you need only 1 more ore for a development card.");
    t.say(Accept{});
    CHECK(why(t, Decline{}) == "You lack 1 grain for it.");
    t.say(Decline{});
    t.say(Decline{});
    CHECK(why(t, CloseTrade{orange}) ==
          "Then you can build a city. You have 5 wool, so you can spare it.");
    CHECK(why(t, Withdraw{}) == "You keep 1 wool.");
    t.city(orange, 15);
    t.city(orange, 23);
    CHECK(why(t, Withdraw{}) == "Ben leads with 5 points: better not help.");
}

TEST_CASE("a reason for the end of a turn tells what is missing") {
    TestPosition t = in_turn();
    t.settlement(blue, 19);
    CHECK(why(t, EndTurn{}) ==
          "Your hand is empty. For a road you need 1 more lumber and 1 more brick.");
    t.give(blue, grain() + ore(2));
    CHECK(why(t, EndTurn{}) ==
          "You can't pay for anything. For a development card you need 1 more wool.");
    t.give(blue, wool());
    CHECK(why(t, EndTurn{}) == "Save up: for a city you need 1 more grain and 1 more ore.");
    t.give(blue, wool(4));
    CHECK(why(t, EndTurn{}) == "Save up: for a city you need 1 more grain and 1 more ore.");
    t.give(blue, ore() + grain());
    CHECK(why(t, EndTurn{}) ==
          "You keep your cards for later. But a seven would take 5 of your 10 cards.");
}

TEST_CASE(
    "R4.4 R6.2 with few cards nothing is discarded on a seven, but the robber may steal one") {
    TestPosition t = in_turn();
    t.settlement(blue, 19);
    t.give(blue, wool(3));
    CHECK(why(t, EndTurn{}) ==
          "You can't pay for anything. With 3 cards you discard nothing on a seven.");
    t.give(blue, wool(6));
    constexpr std::size_t wide = 200;
    CHECK(why(t, TradeWithBank{Resource::Wool, Resource::Lumber, 4, 1}, wide)
              .find("With 6 cards left you discard nothing on a seven.") != std::string::npos);
}
