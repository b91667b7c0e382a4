// Tests a bot's memory in small cases that can be counted by hand (R6.2, R7.1, R8.2, R10.5, R11).
#include "catan/bots/memory.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "support/position.hpp"

using namespace catan;
using bots::certain;
using bots::Chance;
using bots::LikelyHands;
using bots::Memory;

namespace {

constexpr Chance part(std::uint32_t number, std::uint32_t of) { return number * certain / of; }

SeenMove produced(Seat seat, const Bundle& cards) {
    return {{no_seat, Roll{}, Dice{3, 3}}, {CardsMoved{no_seat, seat, cards, Cause::Production}}};
}
SeenMove paid(Seat seat, const Bundle& cards) {
    return {{seat, BuyCard{}, {}}, {CardsMoved{seat, no_seat, cards, Cause::Price}}};
}
SeenMove discarded(Seat seat, const Bundle& cards) {
    return {{seat, Discard{cards}, {}}, {CardsMoved{seat, no_seat, cards, Cause::Discard}}};
}
SeenMove stolen(Seat thief, Seat victim, std::optional<Resource> card = {}) {
    return {{thief, Steal{victim}, {}}, {CardStolen{thief, victim, card}}};
}
SeenMove monopoly(Seat seat, Resource resource, const Events& handed_over) {
    return {{seat, PlayMonopoly{resource}, {}}, handed_over};
}
Event hands_over(Seat from, Seat to, const Bundle& cards) {
    return CardsMoved{from, to, cards, Cause::Monopoly};
}
SeenMove said(Seat speaker, const Command& command) { return {{speaker, command, {}}, {}}; }
SeenMove turn_of(Seat before, Seat seat) {
    return {{before, EndTurn{}, {}}, {TurnBegan{1, seat, false}}};
}
SeenMove bought(Seat seat) { return {{seat, BuyCard{}, {}}, {CardBought{seat, {}}}}; }

// Blue saw red steal one of orange's two lumber and one ore.
LikelyHands after_theft() {
    LikelyHands hands(4, blue);
    hands.hear(produced(orange, lumber(2) + ore()));
    hands.hear(stolen(red, orange));
    return hands;
}
// Then all is known: it was the ore.
void require_ore_with_red(const LikelyHands& hands, const Bundle& of_orange, const Bundle& of_red) {
    REQUIRE(hands.worlds() == 1);
    REQUIRE(hands.surely(orange) == of_orange);
    REQUIRE(hands.surely(red) == of_red);
}

// Lets an observer hear that the seat bought all these cards in one turn, this many turns ago.
void remember_cards(Memory& memory, Seat seat, int cards, int turns_ago) {
    memory.hear(turn_of(blue, seat));
    for (int i = 0; i < cards; ++i) memory.hear(bought(seat));
    for (int i = 0; i < turns_ago; ++i) {
        memory.hear(turn_of(seat, blue));
        memory.hear(turn_of(blue, seat));
    }
    memory.hear(turn_of(seat, blue));
}
// The number of guesses, of a thousand, in which the seat has a victory card.
int guesses_with_victory(const Memory& memory, const View& seen, Seat seat) {
    Random random(1, Domain::Choice);
    int number = 0;
    for (int i = 0; i < 1000; ++i) {
        number += memory.guess(seen, random).cards[seat.value][index(Card::Victory)] > 0 ? 1 : 0;
    }
    return number;
}

}  // namespace

TEST_CASE("R6.2 a card that was stolen unseen is each card of the victim, as likely as that was") {
    const LikelyHands hands = after_theft();
    REQUIRE(hands.worlds() == 2);
    REQUIRE(hands.is_complete());
    REQUIRE(hands.chance_of(red, lumber()) == part(2, 3));
    REQUIRE(hands.chance_of(red, ore()) == part(1, 3));
    REQUIRE(hands.chance_of(red, lumber() + ore()) == 0);
    REQUIRE(hands.chance_of(red, wool()) == 0);
    REQUIRE(hands.chance_of(orange, lumber()) == certain);
    REQUIRE(hands.chance_of(orange, lumber(2)) == part(1, 3));
    REQUIRE(hands.surely(orange) == lumber());
    REQUIRE(hands.surely(red) == no_cards);
    REQUIRE(hands.expected(red) == std::array<std::uint32_t, 5>{part(2, 3), 0, 0, 0, part(1, 3)});
    REQUIRE(hands.chance_of({no_cards, lumber() + ore(), lumber()}) == part(2, 3));
    REQUIRE(hands.chance_of({no_cards, lumber(2), lumber()}) == 0);
}

TEST_CASE("R6.2 R11 thief and victim know which card it was") {
    for (const Seat viewer : {orange, red}) {
        LikelyHands hands(4, viewer);
        hands.hear(produced(orange, lumber(2) + ore()));
        hands.hear(stolen(red, orange, Resource::Ore));
        require_ore_with_red(hands, lumber(2), ore());
    }
}

TEST_CASE("R11 a player who pays with a card or discards it has had it") {
    LikelyHands pays = after_theft();
    pays.hear(paid(red, ore()));
    require_ore_with_red(pays, lumber(2), no_cards);
    LikelyHands discards = after_theft();
    discards.hear(discarded(orange, lumber(2)));
    require_ore_with_red(discards, no_cards, ore());
    // A discard that both worlds allow reveals nothing.
    LikelyHands discards_one = after_theft();
    discards_one.hear(discarded(orange, lumber()));
    REQUIRE(discards_one.chance_of(red, ore()) == part(1, 3));
}

TEST_CASE("R7.2 R11 a monopoly tells how many cards of a resource everybody has") {
    LikelyHands from_both = after_theft();
    from_both.hear(monopoly(white, Resource::Lumber, {hands_over(orange, white, lumber(2))}));
    require_ore_with_red(from_both, no_cards, ore());
    REQUIRE(from_both.surely(white) == lumber(2));
    // Who has one had no second one, so that is what was stolen.
    LikelyHands from_victim = after_theft();
    from_victim.hear(monopoly(red, Resource::Lumber, {hands_over(orange, red, lumber())}));
    REQUIRE(from_victim.worlds() == 1);
    REQUIRE(from_victim.surely(orange) == ore());
    REQUIRE(from_victim.surely(red) == lumber(2));
    // A player cannot give cards that they do not have.
    LikelyHands from_nobody = after_theft();
    from_nobody.hear(monopoly(orange, Resource::Ore, {hands_over(red, orange, ore())}));
    require_ore_with_red(from_nobody, lumber(2) + ore(), no_cards);
    LikelyHands by_the_viewer = after_theft();
    by_the_viewer.hear(monopoly(blue, Resource::Ore, {hands_over(red, blue, ore())}));
    require_ore_with_red(by_the_viewer, lumber(2), no_cards);
    REQUIRE(by_the_viewer.surely(blue) == ore());
}

TEST_CASE("R8.2 R11 a player who offers, accepts or counters holds what they would give") {
    LikelyHands offers = after_theft();
    offers.hear(said(red, Offer{ore(), wool(), seats({blue, white})}));
    require_ore_with_red(offers, lumber(2), ore());

    LikelyHands accepts = after_theft();
    accepts.hear(said(blue, Offer{wool(), lumber(2), seats({orange, red})}));
    REQUIRE(accepts.worlds() == 2);
    accepts.hear(said(orange, Accept{}));
    require_ore_with_red(accepts, lumber(2), ore());

    LikelyHands counters = after_theft();
    counters.hear(said(blue, Offer{wool(), lumber(2), seats({orange, red})}));
    counters.hear(said(orange, Decline{}));
    REQUIRE(counters.worlds() == 2);
    counters.hear(said(red, Counter{ore(), wool()}));
    require_ore_with_red(counters, lumber(2), ore());
}

TEST_CASE("R6.2 a stolen card that is seen makes the hands likelier in which it was likely") {
    LikelyHands hands = after_theft();
    // Orange has lumber and ore, which is twice as likely as two lumber; of those each is lumber.
    hands.hear(stolen(blue, orange, Resource::Lumber));
    REQUIRE(hands.surely(blue) == lumber());
    REQUIRE(hands.chance_of(orange, lumber()) == part(1, 2));
    REQUIRE(hands.chance_of(orange, ore()) == part(1, 2));
    hands.hear(stolen(blue, orange, Resource::Ore));
    REQUIRE(hands.worlds() == 1);
    REQUIRE(hands.surely(red) == lumber());
}

TEST_CASE("R6.2 ways that lead to the same hands are counted together") {
    LikelyHands hands = after_theft();
    hands.hear(stolen(orange, red));
    REQUIRE(hands.worlds() == 1);
    REQUIRE(hands.surely(orange) == lumber(2) + ore());
    // Two of four cards, one after the other: both lumber, one of each, both ore.
    LikelyHands two(4, blue);
    two.hear(produced(orange, lumber(2) + ore(2)));
    two.hear(stolen(red, orange));
    two.hear(stolen(red, orange));
    REQUIRE(two.worlds() == 3);
    REQUIRE(two.chance_of(red, lumber(2)) == part(1, 6));
    REQUIRE(two.chance_of(red, lumber() + ore()) == part(4, 6));
}

TEST_CASE("R11 what one hand has the others have not") {
    LikelyHands hands = after_theft();
    hands.hear(stolen(white, orange));
    hands.hear(paid(white, ore()));
    REQUIRE(hands.worlds() == 1);
    REQUIRE(hands.surely(orange) == lumber());
    REQUIRE(hands.surely(red) == lumber());
}

TEST_CASE("R11 of too many worlds the likeliest are remembered, and all cards stay in hands") {
    LikelyHands hands(8, no_seat);
    LikelyHands same = hands;
    Bundle all = lumber(9) + brick(2) + wool(2) + grain(2) + ore(2);
    for (std::size_t i = 0; i < 4; ++i) {
        hands.hear(produced(Seat(i), all));
        hands.hear(stolen(Seat(i + 4), Seat(i)));
        REQUIRE(hands.worlds() <= LikelyHands::most_worlds);
    }
    REQUIRE(hands.worlds() == LikelyHands::most_worlds);
    REQUIRE_FALSE(hands.is_complete());
    for (std::size_t i = 4; i < 8; ++i) {
        REQUIRE(hands.chance_of(Seat(i), lumber()) > part(9, 17));
    }
    // No world had ore as well as grain and brick. Then the player pays all three.
    hands.hear(paid(Seat(4), ore()));
    hands.hear(paid(Seat(5), ore()));
    hands.hear(paid(Seat(6), grain()));
    hands.hear(paid(Seat(7), brick()));
    REQUIRE(hands.worlds() >= 1);
    Random random(1, Domain::Choice);
    for (int n = 0; n < 20; ++n) {
        const LikelyHands::Hands drawn = hands.draw(random);
        Bundle together;
        for (std::size_t i = 0; i < 8; ++i) {
            REQUIRE(drawn[i].total() == (i < 4 ? 16 : 0));
            REQUIRE(drawn[i].covers(no_cards));
            together += drawn[i];
        }
        REQUIRE(together == lumber(36) + brick(7) + wool(8) + grain(7) + ore(6));
    }
    REQUIRE(same.worlds() == 1);  // a copy is another one
}

TEST_CASE("R8.2 R11 where no world fits any more what was pledged is still held") {
    LikelyHands hands(8, no_seat);
    for (std::size_t i = 0; i < 4; ++i) {
        hands.hear(produced(Seat(i), lumber(9) + brick(2) + wool(2) + grain(2) + ore(2)));
        hands.hear(stolen(Seat(i + 4), Seat(i)));
    }
    hands.hear(said(Seat(4), Offer{ore(), wool(), seats({Seat(5), Seat(6), Seat(7)})}));
    for (std::size_t i = 5; i < 8; ++i) hands.hear(said(Seat(i), Counter{ore(), wool()}));
    Random random(1, Domain::Choice);
    for (int n = 0; n < 50; ++n) {
        const LikelyHands::Hands drawn = hands.draw(random);
        for (std::size_t i = 4; i < 8; ++i) REQUIRE(drawn[i] == ore());
    }
}

TEST_CASE("R11 hands are drawn as often as they are likely") {
    const LikelyHands hands = after_theft();
    Random random(1, Domain::Choice);
    int with_ore = 0;
    for (int i = 0; i < 9000; ++i) with_ore += hands.draw(random)[2] == ore() ? 1 : 0;
    REQUIRE(std::abs(with_ore - 3000) < 210);  // 4.75 standard deviations
}

TEST_CASE("R7.1 R11 a card that is not played for many turns is likely a victory card") {
    TestPosition t = in_turn();
    t.give(orange, Card::Knight);
    t.give(red, Card::Knight);
    Memory memory(t.game, blue);
    remember_cards(memory, orange, 1, 8);
    remember_cards(memory, red, 1, 0);
    const View seen = view(t.game, t.state, blue);
    // Of 25 cards five are victory cards. Others are kept for eight turns once in ten times: 5 : 5 + 20 / 10.
    const int of_old = guesses_with_victory(memory, seen, orange);
    const int of_young = guesses_with_victory(memory, seen, red);
    REQUIRE(std::abs(of_old - 713) < 70);
    REQUIRE(std::abs(of_young - 171) < 60);  // mostly one of the other four of 24
}

TEST_CASE("R7.1 R11 turns in which another card was played say nothing about the ones that stay") {
    TestPosition t = in_turn();
    t.give(orange, Card::Victory);
    t.give_played(orange, Card::Knight, 2);
    Memory memory(t.game, blue);
    remember_cards(memory, orange, 3, 0);
    for (int i = 0; i < 2; ++i) {
        memory.hear(turn_of(blue, orange));
        memory.hear(said(orange, PlayKnight{}));
        memory.hear(turn_of(orange, blue));
    }
    const int guesses = guesses_with_victory(memory, view(t.game, t.state, blue), orange);
    REQUIRE(std::abs(guesses - 217) < 62);  // five of 23
}

TEST_CASE("R7.1 R11 of those that could be played the youngest was") {
    TestPosition t = in_turn();
    t.give(orange, Card::Victory);
    t.give_played(orange, Card::Knight, 1);
    Memory memory(t.game, blue);
    remember_cards(memory, orange, 1, 8);
    remember_cards(memory, orange, 1, 0);
    memory.hear(turn_of(blue, orange));
    memory.hear(said(orange, PlayKnight{}));
    memory.hear(turn_of(orange, blue));
    const int guesses = guesses_with_victory(memory, view(t.game, t.state, blue), orange);
    REQUIRE(guesses > 600);
}

TEST_CASE(
    "R10.5 R11 no player had so many victory cards in their last turn that they would have won") {
    TestPosition t = in_turn(4, [](Settings& agreed) {
        agreed.pieces.target = 4;
        agreed.deck = {2, 5, 0, 0, 0};
    });
    t.settlement(orange, 6);
    t.settlement(orange, 10);
    t.give(orange, Card::Victory);
    t.give(orange, Card::Knight);
    t.give(red, Card::Victory, 3);
    Memory memory(t.game, blue);
    memory.hear(turn_of(no_seat, orange));
    memory.hear(said(orange, settle(6)));
    memory.hear(said(orange, settle(10)));
    remember_cards(memory, orange, 2, 6);
    remember_cards(memory, red, 3, 6);
    const View seen = view(t.game, t.state, blue);
    Random random(1, Domain::Choice);
    bool has_three = false;
    for (int i = 0; i < 200; ++i) {
        const HiddenCards guess = memory.guess(seen, random);
        REQUIRE(fits(t.game, seen, guess));
        REQUIRE(guess.cards[1][index(Card::Victory)] <= 1);
        has_three = has_three || guess.cards[2][index(Card::Victory)] == 3;
    }
    REQUIRE(has_three);
}

TEST_CASE("R7.1 R11 what was bought this turn is guessed among the cards of the buyer") {
    TestPosition t = before_roll();
    t.in_turn(orange);
    t.give(orange, Card::Knight);
    t.give(orange, card_cost + card_cost);
    t.buy(Card::Victory);
    t.buy(Card::Plenty);
    Memory memory(t.game, blue);
    remember_cards(memory, orange, 1, 3);
    memory.hear(turn_of(blue, orange));
    memory.hear(bought(orange));
    memory.hear(bought(orange));
    const View seen = view(t.game, t.state, blue);
    Random random(1, Domain::Choice);
    std::set<CardCounts> all;
    for (int i = 0; i < 100; ++i) {
        HiddenCards guess = memory.guess(seen, random);
        REQUIRE(total(guess.bought) == 2);
        REQUIRE(total(guess.cards[1]) == 3);
        guess.hands = {};
        all.insert(guess.bought);
    }
    REQUIRE(all.size() > 5);
}

TEST_CASE("R11 histories that differ in anything have different hashes") {
    const TestPosition t(4);
    const std::vector<SeenMove> moves{
        said(blue, Roll{}),
        said(orange, Roll{}),
        said(blue, EndTurn{}),
        {{blue, Roll{}, Dice{1, 2}}, {}},
        {{blue, Roll{}, Dice{2, 1}}, {}},
        said(blue, settle(1)),
        said(blue, settle(2)),
        said(blue, city(1)),
        said(blue, BuildRoad{EdgeId(1)}),
        said(blue, Discard{ore()}),
        said(blue, Discard{grain()}),
        said(blue, robber_to(3)),
        said(blue, Steal{red}),
        {{blue, Steal{red}, StolenCard{Resource::Ore}}, {}},
        {{blue, Steal{red}, StolenCard{Resource::Wool}}, {}},
        {{blue, BuyCard{}, DrawnCard{Card::Knight}}, {}},
        {{blue, BuyCard{}, DrawnCard{Card::Plenty}}, {}},
        said(blue, PlayKnight{}),
        said(blue, PlayPlenty{ore(2)}),
        said(blue, PlayPlenty{ore() + wool()}),
        said(blue, PlayMonopoly{Resource::Ore}),
        said(blue, PlayMonopoly{Resource::Wool}),
        said(blue, TradeWithBank{Resource::Ore, Resource::Wool, 4, 1}),
        said(blue, TradeWithBank{Resource::Wool, Resource::Ore, 4, 1}),
        said(blue, TradeWithBank{Resource::Ore, Resource::Wool, 8, 2}),
        said(blue, TradeWithBank{Resource::Ore, Resource::Wool, 3, 1}),
        said(blue, Offer{ore(), wool(), seats({red})}),
        said(blue, Offer{ore(), wool(), seats({white})}),
        said(blue, Offer{ore(), wool(2), seats({red})}),
        said(blue, Offer{ore(2), wool(), seats({red})}),
        said(blue, Counter{ore(), wool()}),
        said(blue, Counter{wool(), ore()}),
        said(blue, CloseTrade{red}),
        said(blue, CloseTrade{white}),
        {{blue, Roll{}, {}}, {CardsMoved{no_seat, red, ore(), Cause::Production}}},
        {{blue, Roll{}, {}}, {CardsMoved{no_seat, red, wool(), Cause::Production}}},
        {{blue, Roll{}, {}}, {CardsMoved{no_seat, white, ore(), Cause::Production}}},
        {{blue, Roll{}, {}}, {CardsMoved{white, red, ore(), Cause::Production}}},
        {{blue, Roll{}, {}}, {CardsMoved{no_seat, red, ore(), Cause::Plenty}}},
        {{blue, Roll{}, {}}, {Shortage{Resource::Ore, 3, 1}}},
        {{blue, Roll{}, {}}, {Shortage{Resource::Ore, 3, 0}}},
        {{blue, Roll{}, {}}, {Shortage{Resource::Wool, 3, 1}}},
        {{blue, Roll{}, {}}, {RobberMoved{HexId(1), HexId(2)}}},
        {{blue, Roll{}, {}}, {RobberMoved{HexId(2), HexId(1)}}},
        {{blue, Roll{}, {}}, {CardStolen{blue, red, {}}}},
        {{blue, Roll{}, {}}, {CardStolen{red, blue, {}}}},
        {{blue, Roll{}, {}}, {CardStolen{blue, red, Resource::Lumber}}},
        {{blue, Roll{}, {}}, {CardBought{blue, {}}}},
        {{blue, Roll{}, {}}, {CardBought{blue, Card::Knight}}},
        {{blue, Roll{}, {}}, {AwardMoved{AwardMoved::Award::LongestRoad, no_seat, blue}}},
        {{blue, Roll{}, {}}, {AwardMoved{AwardMoved::Award::LargestArmy, no_seat, blue}}},
        {{blue, Roll{}, {}}, {AwardMoved{AwardMoved::Award::LargestArmy, blue, no_seat}}},
        {{blue, Roll{}, {}}, {TurnBegan{1, blue, false}}},
        {{blue, Roll{}, {}}, {TurnBegan{1, blue, true}}},
        {{blue, Roll{}, {}}, {TurnBegan{2, blue, false}}},
        {{blue, Roll{}, {}}, {GameWon{blue, 10}}},
        {{blue, Roll{}, {}}, {GameWon{blue, 11}}},
    };
    std::set<std::uint64_t> hashes;
    for (const SeenMove& one : moves) {
        Memory memory(t.game, white);
        memory.hear(one);
        Memory same(t.game, red);
        same.hear(one);
        REQUIRE(memory.history_hash() == same.history_hash());
        hashes.insert(memory.history_hash());
        memory.hear(said(blue, Roll{}));
        hashes.insert(memory.history_hash());
        REQUIRE(memory.heard() == 2);
    }
    REQUIRE(hashes.size() == 2 * moves.size());
}
