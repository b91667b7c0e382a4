// R7: when each development card may be played, and its effect.
#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

const std::vector<Command> all_plays{PlayKnight{}, PlayRoadBuilding{}, PlayPlenty{ore(2)},
                                     PlayMonopoly{Resource::Ore}};

// Blue holds one of each, and has a place to build a road.
TestPosition with_all_cards() {
    TestPosition t = in_turn();
    t.settlement(blue, 6);
    for (const Card card : all_cards) t.give(blue, card);
    return t;
}

}  // namespace

TEST_CASE("R7.1 at most one card is played in a turn") {
    for (const Command& first : all_plays) {
        TestPosition t = with_all_cards();
        t.say(first);
        if (std::holds_alternative<PlayKnight>(first)) t.say(robber_to(5));
        if (std::holds_alternative<PlayRoadBuilding>(first)) {
            t.say(t.road(6, 7));
            t.say(t.road(7, 8));
        }
        REQUIRE(t.state.in<MainPhase>());
        for (const Command& second : all_plays) {
            REQUIRE(t.no(second) == because({7, 1}, Reason::PlayedThisTurn));
        }
        t.say(EndTurn{});
        REQUIRE_FALSE(t.state.turn.played_card);
    }
}

TEST_CASE("R7.1 a card played before the roll is the turn's one card") {
    TestPosition t = before_roll();
    t.give(blue, Card::Knight, 2);
    t.say(PlayKnight{});
    t.say(robber_to(5));
    REQUIRE(t.no(PlayKnight{}) == because({7, 1}, Reason::PlayedThisTurn));
    t.roll(1, 1);
    REQUIRE(t.no(PlayKnight{}) == because({7, 1}, Reason::PlayedThisTurn));
}

TEST_CASE("R7.1 a card must be held") {
    TestPosition t = in_turn();
    t.settlement(blue, 6);
    t.give(orange, Card::Knight);
    REQUIRE(t.no(PlayKnight{}) == because({7, 1}, Reason::CardNotHeld, Card::Knight));
    REQUIRE(t.no(PlayRoadBuilding{}) == because({7, 1}, Reason::CardNotHeld, Card::RoadBuilding));
    REQUIRE(t.no(PlayPlenty{ore(2)}) == because({7, 1}, Reason::CardNotHeld, Card::Plenty));
    REQUIRE(t.no(PlayMonopoly{Resource::Ore}) ==
            because({7, 1}, Reason::CardNotHeld, Card::Monopoly));
}

TEST_CASE("R7.1 a card bought this turn is not played, whichever it is") {
    TestPosition t = in_turn();
    t.settlement(blue, 6);
    t.give(blue, wool(4) + grain(4) + ore(4));
    const std::vector<Card> bought{Card::Knight, Card::RoadBuilding, Card::Plenty, Card::Monopoly};
    for (std::size_t i = 0; i < bought.size(); ++i) {
        t.buy(bought[i]);
        REQUIRE(t.no(all_plays[i]) == because({7, 1}, Reason::BoughtThisTurn, bought[i]));
    }
    // It is played in a later turn, before the roll already.
    for (int i = 0; i < 4; ++i) {
        t.say(EndTurn{});
        if (i < 3) t.roll(1, 1);
    }
    REQUIRE(t.asks() == blue);
    REQUIRE(t.is_legal(PlayMonopoly{Resource::Ore}));
    t.say(PlayKnight{});
}

TEST_CASE("R7.1 an older copy of a card bought this turn may be played") {
    TestPosition t = in_turn();
    t.give(blue, card_cost);
    t.give(blue, Card::Knight);
    t.buy(Card::Knight);
    t.say(PlayKnight{});
    REQUIRE(t.state[blue].cards == one(Card::Knight));
    REQUIRE(t.state[blue].played == one(Card::Knight));
}

TEST_CASE("R7.1 another kind than the one bought this turn may be played") {
    TestPosition t = in_turn();
    t.give(blue, card_cost);
    t.give(blue, Card::Monopoly);
    t.buy(Card::Knight);
    t.say(PlayMonopoly{Resource::Ore});
}

TEST_CASE("R7.1 a victory card is never played: it counts from the moment it is bought") {
    TestPosition t = in_turn();
    t.give(blue, card_cost);
    t.buy(Card::Victory);
    REQUIRE(t.points(blue) == 1);
    REQUIRE(public_points(t.game, t.state, blue) == 0);
    REQUIRE(t.no(PlayVictory{}) == because({7, 1}, Reason::NeverPlayed));
    t.in_turn(blue);  // nor later, nor before the roll
    REQUIRE(t.no(PlayVictory{}) == because({7, 1}, Reason::NeverPlayed));
    REQUIRE(legal(t.game, t.state) == std::vector<Command>{EndTurn{}});
    t.before_roll(blue);
    REQUIRE(t.no(PlayVictory{}) == because({7, 1}, Reason::NeverPlayed));
}

TEST_CASE("R7.2 a knight is laid open and counts for the army") {
    TestPosition t = in_turn();
    t.give(blue, Card::Knight, 2);
    t.say(PlayKnight{});
    REQUIRE(t.state[blue].knights_played() == 1);
    REQUIRE(t.state[blue].cards == one(Card::Knight));
    REQUIRE(t.state.in<MovingRobber>());
    REQUIRE(t.asks() == blue);
}

TEST_CASE("R7.2 road building places two roads and takes no cards") {
    TestPosition t = in_turn();
    t.settlement(blue, 6);
    t.give(blue, Card::RoadBuilding);
    t.give(blue, lumber(2) + brick(2));
    t.say(PlayRoadBuilding{});
    REQUIRE(t.state.phase == Phase(FreeRoads{2}));
    REQUIRE(t.no(EndTurn{}) == because({7, 2}, Reason::NotNow, blue));
    t.say(t.road(6, 7));
    REQUIRE(t.state.phase == Phase(FreeRoads{1}));
    t.say(t.road(6, 23));
    REQUIRE(t.state.in<MainPhase>());
    REQUIRE(t.hand(blue) == lumber(2) + brick(2));
    REQUIRE(t.state[blue].roads == 13);
    REQUIRE(t.length(blue) == 2);
}

TEST_CASE("R7.2 the second free road may extend the first, and the places are those of R5.3") {
    TestPosition t = in_turn();
    t.settlement(blue, 6);
    t.settlement(orange, 8);
    t.give(blue, Card::RoadBuilding);
    t.say(PlayRoadBuilding{});
    REQUIRE(t.no(t.road(7, 8)) == because({5, 3}, Reason::NotConnected));
    REQUIRE(t.no(BuildRoad{EdgeId(72)}) == because({1, 1}, Reason::NoSuchEdge));
    t.say(t.road(6, 7));
    REQUIRE(t.no(t.road(6, 7)) == because({5, 3}, Reason::Taken, blue));
    REQUIRE(t.no(t.road(8, 9)) == because({5, 3}, Reason::NotConnected));
    t.say(t.road(7, 8));
}

TEST_CASE("R7.2 with one road left in the supply road building places one") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.pieces.roads = 2; });
    t.settlement(blue, 6);
    t.road(blue, {6, 7});
    t.give(blue, Card::RoadBuilding);
    t.say(PlayRoadBuilding{});
    REQUIRE(t.state.phase == Phase(FreeRoads{1}));
    t.say(t.road(7, 8));
    REQUIRE(t.state.in<MainPhase>());
}

TEST_CASE("R7.2 with no road left in the supply road building is not playable") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.pieces.roads = 2; });
    t.settlement(blue, 6);
    t.road(blue, {6, 7, 8});
    t.give(blue, Card::RoadBuilding);
    REQUIRE(t.no(PlayRoadBuilding{}) == because({7, 2}, Reason::NoRoadPossible));
}

TEST_CASE("R7.2 with no place for a second road, road building places one") {
    TestPosition t = in_turn();
    // One edge is free at 25, and it ends at orange's building.
    t.settlement(blue, 25);
    t.road(orange, {25, 26});
    t.settlement(orange, 53);
    t.road(orange, {53, 24, 7});
    t.give(blue, Card::RoadBuilding);
    t.say(PlayRoadBuilding{});
    REQUIRE(t.listed<BuildRoad>() == std::vector<BuildRoad>{t.road(24, 25)});
    t.say(t.road(24, 25));
    REQUIRE(t.state.in<MainPhase>());
    REQUIRE(t.state[blue].roads == 14);
}

TEST_CASE("R7.2 with no place for a road, road building is not playable") {
    TestPosition t = in_turn();
    t.settlement(blue, 25);
    t.road(orange, {24, 25, 26});
    t.give(blue, Card::RoadBuilding);
    REQUIRE(t.no(PlayRoadBuilding{}) == because({7, 2}, Reason::NoRoadPossible));
    // Nor with nothing on the board at all.
    TestPosition bare = in_turn();
    bare.give(blue, Card::RoadBuilding);
    REQUIRE(bare.no(PlayRoadBuilding{}) == because({7, 2}, Reason::NoRoadPossible));
}

TEST_CASE("R7.2 road building before the roll leads back to before the roll") {
    TestPosition t = before_roll();
    t.settlement(blue, 6);
    t.give(blue, Card::RoadBuilding);
    t.say(PlayRoadBuilding{});
    t.say(t.road(6, 7));
    t.say(t.road(7, 8));
    REQUIRE(t.state.in<BeforeRoll>());
    t.roll(1, 1);
}

TEST_CASE("R7.2 plenty gives any two cards of the bank, the same kind twice or two kinds") {
    TestPosition t = in_turn();
    t.give(blue, Card::Plenty);
    TestPosition other = t;
    REQUIRE(t.listed<PlayPlenty>().size() == 15);
    t.say(PlayPlenty{ore(2)});
    REQUIRE(t.hand(blue) == ore(2));
    REQUIRE(t.state.bank[Resource::Ore] == 17);
    REQUIRE(t.events == Events{CardsMoved{no_seat, blue, ore(2), Cause::Plenty}});
    REQUIRE(t.state.in<MainPhase>());
    other.say(PlayPlenty{wool() + brick()});
    REQUIRE(other.hand(blue) == wool() + brick());
}

TEST_CASE("R7.2 plenty is two cards, not one and not three") {
    TestPosition t = in_turn();
    t.give(blue, Card::Plenty);
    for (const Bundle& cards : {no_cards, ore(), ore(3), ore(3) + wool(-1)}) {
        REQUIRE(t.no(PlayPlenty{cards}) == because({7, 2}, Reason::WrongNumber, 2));
    }
}

TEST_CASE("R7.2 plenty gives only what the bank has") {
    TestPosition t = in_turn();
    t.give(blue, Card::Plenty);
    t.leave_in_bank(ore() + wool(), red);
    REQUIRE(t.no(PlayPlenty{ore(2)}) == because({7, 2}, Reason::BankIsShort, ore()));
    REQUIRE(t.no(PlayPlenty{brick() + lumber()}) ==
            because({7, 2}, Reason::BankIsShort, brick() + lumber()));
    REQUIRE(t.listed<PlayPlenty>() == std::vector<PlayPlenty>{{ore() + wool()}});
    t.say(PlayPlenty{ore() + wool()});
    REQUIRE(t.state.bank.empty());
}

TEST_CASE("R7.2 plenty gives one card when the bank has just one") {
    TestPosition t = in_turn();
    t.give(blue, Card::Plenty);
    t.leave_in_bank(grain(), red);
    REQUIRE(t.no(PlayPlenty{grain(2)}) == because({7, 2}, Reason::WrongNumber, 1));
    REQUIRE(t.no(PlayPlenty{ore()}) == because({7, 2}, Reason::BankIsShort, ore()));
    REQUIRE(t.listed<PlayPlenty>() == std::vector<PlayPlenty>{{grain()}});
    t.say(PlayPlenty{grain()});
    REQUIRE(t.hand(blue) == grain());
}

TEST_CASE("R7.2 plenty is not playable when the bank has nothing") {
    TestPosition t = in_turn();
    t.give(blue, Card::Plenty);
    t.leave_in_bank(no_cards, red);
    REQUIRE(t.no(PlayPlenty{no_cards}) == because({7, 2}, Reason::BankIsShort));
    REQUIRE(t.no(PlayPlenty{ore(2)}) == because({7, 2}, Reason::BankIsShort));
    REQUIRE(t.listed<PlayPlenty>().empty());
}

TEST_CASE("R7.2 monopoly takes all of a resource from every opponent, and nothing else") {
    TestPosition t = in_turn();
    t.give(blue, Card::Monopoly);
    t.give(blue, wool(2));
    t.give(orange, wool(3) + ore());
    t.give(red, brick(2));
    t.give(white, wool());
    t.say(PlayMonopoly{Resource::Wool});
    REQUIRE(t.hand(blue) == wool(6));
    REQUIRE(t.hand(orange) == ore());
    REQUIRE(t.hand(red) == brick(2));
    REQUIRE(t.hand(white).empty());
    REQUIRE(t.state.bank[Resource::Wool] == 13);
    REQUIRE(t.events == Events{CardsMoved{orange, blue, wool(3), Cause::Monopoly},
                               CardsMoved{white, blue, wool(), Cause::Monopoly}});
    REQUIRE(t.state.in<MainPhase>());
}

TEST_CASE(
    "R7.2 monopoly of a resource that no player holds takes nothing, and the card is played") {
    TestPosition t = in_turn();
    t.give(blue, Card::Monopoly);
    t.give(orange, ore(3));
    t.say(PlayMonopoly{Resource::Wool});
    REQUIRE(t.events.empty());
    REQUIRE(t.hand(blue).empty());
    REQUIRE(t.state[blue].played == one(Card::Monopoly));
    REQUIRE(t.state.turn.played_card);
}

TEST_CASE("R7.3 with late cards no card is played before the roll") {
    TestPosition t = before_roll(4, [](Settings& agreed) { agreed.house_rules.late_cards = true; });
    t.settlement(blue, 6);
    for (const Card card : all_cards) t.give(blue, card);
    for (const Command& play : all_plays) {
        REQUIRE(t.no(play) == because({7, 3}, Reason::NotBeforeRoll));
    }
    REQUIRE(legal(t.game, t.state) == std::vector<Command>{Roll{}});
    t.roll(1, 1);
    t.say(PlayKnight{});
}

TEST_CASE("R7.3 with late cards the paired phase is not before a roll") {
    TestPosition t = in_turn(6, [](Settings& agreed) { agreed.house_rules.late_cards = true; });
    t.give(white, Card::Knight);
    t.say(EndTurn{});
    t.say(PlayKnight{});
}
