// R11: tests the constraints on hidden cards, and states imagined with them.
#include "catan/core/imagine.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

State imagined(const TestPosition& t, Seat viewer) {
    return imagine(t.game, view(t.game, t.state, viewer));
}

}  // namespace

TEST_CASE("R11 the viewer's own cards are imagined as they are, the others' by their number") {
    TestPosition t = in_turn();
    t.give(blue, wool(2) + ore());
    t.give(orange, grain(3));
    t.give(red, brick(2));
    t.give(blue, Card::Knight);
    t.give(orange, Card::Victory, 2);
    const State state = imagined(t, blue);
    REQUIRE(state[blue] == t.state[blue]);
    REQUIRE(state[orange].hand.total() == 3);
    REQUIRE(state[red].hand.total() == 2);
    REQUIRE(state[orange].hand + state[red].hand == grain(3) + brick(2));
    REQUIRE(total(state[orange].cards) == 2);
    REQUIRE(state.bank == t.state.bank);
    REQUIRE(total(state.deck) == 22);
}

TEST_CASE("R8.2 R11 who offers, accepts or counters holds what they would give") {
    TestPosition t = in_turn(5);
    t.give(blue, wool() + ore(2));
    t.give(orange, grain() + lumber(2));
    t.give(red, brick(2) + lumber(2));
    t.give(white, grain() + lumber(5));
    t.give(green, lumber(7));
    t.say(Offer{ore(2), grain(), seats({orange, red, white, green})});
    t.say(Accept{});
    t.say(Counter{brick(2), ore()});
    t.say(Decline{});
    const State answering = imagined(t, no_seat);
    t.say(Decline{});
    REQUIRE(t.state.in<ClosingTrade>());
    for (const State& state : {answering, imagined(t, no_seat), imagined(t, green)}) {
        REQUIRE(state[blue].hand.covers(ore(2)));
        REQUIRE(state[orange].hand.covers(grain()));
        REQUIRE(state[red].hand.covers(brick(2)));
        REQUIRE(broken_invariants(t.game, state) == std::vector<std::string>{});
    }
    // No card moves before the trade is closed. After that no player must hold any cards.
    t.say(CloseTrade{orange});
    REQUIRE(view(t.game, imagined(t, no_seat), no_seat) == view(t.game, t.state, no_seat));
}

TEST_CASE("R10.5 R11 the player to move has not won yet, whatever opponents hold") {
    TestPosition t = in_turn(4, [](Settings& agreed) {
        agreed.pieces.target = 4;
        agreed.deck = {1, 5, 0, 0, 0};
    });
    t.settlement(blue, 6);
    t.settlement(blue, 10);
    t.settlement(orange, 33);
    t.give(blue, Card::Knight);
    t.give(blue, Card::Victory);
    t.give(orange, Card::Victory, 4);
    REQUIRE(t.broken_laws() == std::vector<std::string>{});
    for (const Seat viewer : {orange, white, no_seat}) {
        CAPTURE(viewer);
        const State state = imagined(t, viewer);
        REQUIRE(state[blue].cards == CardCounts{1, 0, 0, 0, 1});
        REQUIRE(state[orange].cards == CardCounts{0, 0, 0, 0, 4});
    }
    HiddenCards two{};
    two.cards[0] = {0, 0, 0, 0, 2};
    two.cards[1] = {1, 0, 0, 0, 3};
    REQUIRE_FALSE(fits(t.game, view(t.game, t.state, no_seat), two));
}

TEST_CASE("R7.1 R11 what was bought this turn is among the cards of the buyer") {
    TestPosition t = in_turn();
    t.give(blue, Card::Monopoly);
    t.give(blue, card_cost + card_cost);
    t.buy(Card::Victory);
    t.buy(Card::Plenty);
    REQUIRE(view(t.game, t.state, orange).bought == 2);
    const State state = imagined(t, orange);
    REQUIRE(total(state.turn.bought) == 2);
    REQUIRE(total(state[blue].cards) == 3);
    for (const Card card : all_cards) {
        REQUIRE(state.turn.bought[index(card)] <= state[blue].cards[index(card)]);
    }
    REQUIRE(imagined(t, blue).turn.bought == t.state.turn.bought);
}

TEST_CASE("R11 after the end the state is imagined as it is") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.pieces.target = 3; });
    t.settlement(blue, 6);
    t.give(blue, city_cost + wool());
    t.give(blue, Card::Victory);
    t.give(orange, Card::Victory, 2);
    t.give(red, brick(2) + lumber());
    t.say(city(6));
    REQUIRE(t.winner() == blue);
    for (const Seat viewer : {blue, white, no_seat}) {
        REQUIRE(imagined(t, viewer) == t.state);
    }
}
