// R4.5: with five or more players, the player three seats on has an action phase after every turn.
#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

// Blue has ended a turn, and three seats on it is white's word.
TestPosition in_paired_phase(std::size_t players = 6) {
    TestPosition t = in_turn(players);
    t.say(EndTurn{});
    return t;
}

}  // namespace

TEST_CASE("R4.5 with five and six players the seat three on follows, then the next turn begins") {
    for (const std::size_t players : {std::size_t{5}, std::size_t{6}}) {
        CAPTURE(players);
        TestPosition t = before_roll(players);
        for (std::size_t i = 0; i < 2 * players; ++i) {
            const Seat player(i % players);
            const Seat paired((i + 3) % players);
            REQUIRE(t.asks() == player);
            t.roll(1, 1);
            t.say(EndTurn{});
            REQUIRE(t.asks() == paired);
            REQUIRE(t.state.in<MainPhase>());
            REQUIRE(t.state.turn.player == player);
            REQUIRE(t.state.turn.paired == paired);
            REQUIRE(t.told<TurnBegan>() ==
                    std::vector<TurnBegan>{{t.state.turn.number, paired, true}});
            t.say(EndTurn{});
            REQUIRE(t.state.in<BeforeRoll>());
            REQUIRE(t.state.turn.paired == no_seat);
        }
    }
}

TEST_CASE("R4.5 eight players have paired turns, four do not, and a house rule turns them off") {
    TestPosition eight = in_turn(8);
    eight.say(EndTurn{});
    REQUIRE(eight.state.turn.paired == white);
    TestPosition four = in_turn(4);
    four.say(EndTurn{});
    REQUIRE(four.state.turn.paired == no_seat);
    REQUIRE(four.asks() == orange);
    TestPosition off =
        in_turn(6, [](Settings& agreed) { agreed.house_rules.paired_turns = false; });
    off.say(EndTurn{});
    REQUIRE(off.state.turn.paired == no_seat);
    REQUIRE(off.asks() == orange);
    REQUIRE(off.state.in<BeforeRoll>());
}

TEST_CASE("R4.5 in a paired phase there is no roll and no trade with players") {
    TestPosition t = in_paired_phase();
    t.give(white, wool(4));
    t.give(blue, ore(4));
    REQUIRE(t.no(Roll{}) == because({4, 5}, Reason::NotNow, white));
    REQUIRE(t.no(Offer{wool(), ore(), seats({blue})}) == because({4, 5}, Reason::NotNow, white));
    Random random(1, Domain::Order);
    REQUIRE(draw_offer(t.game, t.state, random) == std::nullopt);
}

TEST_CASE("R4.5 R8.2 the turn player makes no offers while another has the paired phase") {
    TestPosition t = in_paired_phase();
    t.give(blue, ore(4));
    REQUIRE(t.no(Offer{ore(), wool(), seats({white})}, blue) ==
            because({4, 5}, Reason::NotNow, white));
    REQUIRE(t.no(EndTurn{}, blue) == because({4, 5}, Reason::NotYourWord, white));
    REQUIRE(t.no(EndTurn{}, orange) == because({4, 5}, Reason::NotYourWord, white));
}

TEST_CASE("R4.5 in a paired phase one builds, buys and trades with the bank") {
    TestPosition t = in_paired_phase();
    t.settlement(white, 6);
    t.give(white, road_cost + road_cost + settlement_cost + city_cost + card_cost + wool(4));
    t.say(t.road(6, 7));
    t.say(t.road(7, 8));
    t.say(settle(8));
    t.say(city(8));
    t.buy(Card::Victory);
    t.say(TradeWithBank{Resource::Wool, Resource::Ore});
    REQUIRE(t.hand(white) == ore());
    REQUIRE(t.points(white) == 4);
}

TEST_CASE("R4.5 in a paired phase one card may be played, even if the turn player played one") {
    TestPosition t = in_turn(6);
    t.give(blue, Card::Monopoly);
    t.give(white, Card::Monopoly, 2);
    t.give(white, Card::Knight);
    t.say(PlayMonopoly{Resource::Ore});
    t.say(EndTurn{});
    t.say(PlayKnight{});
    t.say(robber_to(5));
    REQUIRE(t.state.in<MainPhase>());  // and not before a roll
    REQUIRE(t.asks() == white);
    REQUIRE(t.no(PlayMonopoly{Resource::Ore}) == because({7, 1}, Reason::PlayedThisTurn));
    t.say(EndTurn{});
    REQUIRE_FALSE(t.state.turn.played_card);
}

TEST_CASE("R4.5 R7.1 a card bought in a paired phase is not played in it") {
    TestPosition t = in_paired_phase();
    t.give(white, card_cost);
    t.buy(Card::Knight);
    REQUIRE(t.no(PlayKnight{}) == because({7, 1}, Reason::BoughtThisTurn, Card::Knight));
}

TEST_CASE("R4.5 R7.1 what the turn player bought does not count against the paired player") {
    TestPosition t = in_turn(6);
    t.give(blue, card_cost);
    t.give(white, Card::Knight);
    t.buy(Card::Knight);
    t.say(EndTurn{});
    t.say(PlayKnight{});
}

TEST_CASE("R4.5 R7.2 free roads of a paired phase lead back to it") {
    TestPosition t = in_paired_phase();
    t.settlement(white, 6);
    t.give(white, Card::RoadBuilding);
    t.say(PlayRoadBuilding{});
    t.say(t.road(6, 7));
    t.say(t.road(7, 8));
    REQUIRE(t.state.in<MainPhase>());
    REQUIRE(t.asks() == white);
}

TEST_CASE("R4.5 R6.2 in a paired phase the paired player steals, from the turn player too") {
    TestPosition t = in_paired_phase();
    t.settlement(blue, 6);  // hexes 1 6 18
    t.settlement(white, 8);
    t.give(blue, ore());
    t.give(white, wool());
    t.give(white, Card::Knight);
    t.say(PlayKnight{});
    t.say(robber_to(1));
    REQUIRE(t.listed<Steal>() == std::vector<Steal>{{blue}});
    t.say(Steal{blue});
    t.comes(StolenCard{Resource::Ore});
    REQUIRE(t.hand(white) == wool() + ore());
    REQUIRE(t.state.in<MainPhase>());
    REQUIRE(t.asks() == white);
}

TEST_CASE("R4.5 R10.5 one can win in one's paired phase") {
    TestPosition t = in_turn(6, [](Settings& agreed) { agreed.pieces.target = 3; });
    t.settlement(white, 6);
    t.settlement(white, 8);
    t.give(white, city_cost);
    t.say(EndTurn{});
    REQUIRE(t.winner() == no_seat);
    t.say(city(6));
    REQUIRE(t.winner() == white);
    REQUIRE(t.told<GameWon>() == std::vector<GameWon>{{white, 3}});
}

TEST_CASE("R4.5 R10.5 one wins at the begin of one's paired phase") {
    TestPosition t = in_turn(6, [](Settings& agreed) { agreed.pieces.target = 3; });
    t.city(white, 6);
    t.settlement(white, 8);
    t.say(EndTurn{});
    REQUIRE(t.winner() == white);
    REQUIRE(t.events == Events{TurnBegan{1, white, true}, GameWon{white, 3}});
}

TEST_CASE("R4.5 R10.5 the turn player does not win in another's paired phase") {
    TestPosition t = in_turn(6, [](Settings& agreed) { agreed.pieces.target = 3; });
    // White cuts the road of red, and the award falls to blue.
    t.settlement(blue, 50);
    t.road(blue, {50, 49, 48, 47, 46, 45});
    t.road(red, {6, 7, 8, 9, 10, 11, 12});
    t.state.longest_road = red;
    t.road(white, {3, 2, 9});
    t.give(white, settlement_cost);
    t.say(EndTurn{});
    t.say(settle(9));
    REQUIRE(t.state.longest_road == blue);
    REQUIRE(t.points(blue) == 3);
    REQUIRE(t.winner() == no_seat);
}
