// R11: the visible and the hidden parts of a state, for each seat.
#include "catan/core/view.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

// Blue's turn; every player has hidden cards.
TestPosition secrets() {
    TestPosition t = in_turn();
    t.settlement(blue, 6);
    t.settlement(orange, 10);
    t.give(blue, wool(2) + ore());
    t.give(orange, grain(3));
    t.give(red, brick(2) + lumber());
    t.give(blue, Card::Knight);
    t.give(blue, Card::Victory);
    t.give(orange, Card::Plenty, 2);
    return t;
}

// Two states that differ in nothing but what the others hold look the same.
void require_alike(const TestPosition& t, const TestPosition& other,
                   std::initializer_list<Seat> viewers) {
    REQUIRE(t.state != other.state);
    REQUIRE(t.broken_laws() == std::vector<std::string>{});
    REQUIRE(other.broken_laws() == std::vector<std::string>{});
    for (const Seat viewer : viewers) {
        CAPTURE(viewer);
        REQUIRE(view(t.game, t.state, viewer) == view(t.game, other.state, viewer));
    }
}
void require_different(const TestPosition& t, const TestPosition& other,
                       std::initializer_list<Seat> viewers) {
    for (const Seat viewer : viewers) {
        CAPTURE(viewer);
        REQUIRE_FALSE(view(t.game, t.state, viewer) == view(t.game, other.state, viewer));
    }
}

}  // namespace

TEST_CASE("R11 the owner sees the cards in hand, the others how many they are") {
    const TestPosition t = secrets();
    const View own = view(t.game, t.state, blue);
    REQUIRE(own.viewer == blue);
    REQUIRE(own.own.has_value());
    const PrivatePlayer secret = own.own.value_or(PrivatePlayer{});
    REQUIRE(secret.hand == wool(2) + ore());
    REQUIRE(secret.cards == CardCounts{1, 0, 0, 0, 1});
    REQUIRE(secret.points == 2);
    for (const Seat viewer : {blue, orange, no_seat}) {
        const View seen = view(t.game, t.state, viewer);
        REQUIRE(seen.players[0].hand == 3);
        REQUIRE(seen.players[0].cards == 2);
        REQUIRE(seen.players[0].points == 1);
        REQUIRE(seen.players[0].victory_cards == std::nullopt);
        REQUIRE(seen.players[1].hand == 3);
        REQUIRE(seen.players[1].cards == 2);
        REQUIRE(seen.players[2].hand == 3);
    }
    REQUIRE(view(t.game, t.state, no_seat).own == std::nullopt);
}

TEST_CASE("R11 which cards two others hold is hidden from a third, and known to them") {
    const TestPosition t = secrets();
    TestPosition other = secrets();
    std::swap(other.state[blue].hand, other.state[red].hand);
    require_alike(t, other, {orange, white, no_seat});
    require_different(t, other, {blue, red});
}

TEST_CASE("R11 which development cards another holds is hidden, victory cards too") {
    const TestPosition t = secrets();
    TestPosition other = secrets();
    // A knight and a victory card of blue against two others of the deck.
    other.state[blue].cards = CardCounts{0, 1, 0, 1, 0};
    other.state.deck = CardCounts{14, 1, 0, 1, 5};
    require_alike(t, other, {orange, red, white, no_seat});
    require_different(t, other, {blue});
}

TEST_CASE("R11 what was bought this turn is known to the buyer only") {
    TestPosition t = in_turn();
    t.give(blue, card_cost);
    TestPosition other = t;
    t.buy(Card::Victory);
    other.buy(Card::Knight);
    require_alike(t, other, {orange, red, white, no_seat});
    require_different(t, other, {blue});
    REQUIRE(view(t.game, t.state, blue).own.value_or(PrivatePlayer{}).bought == one(Card::Victory));
    REQUIRE(view(t.game, t.state, orange).own.value_or(PrivatePlayer{}).bought == CardCounts{});
    REQUIRE(view(t.game, t.state, orange).players[0].cards == 1);
    REQUIRE(view(t.game, t.state, orange).bought == 1);
}

TEST_CASE("R11 R4.5 what was bought in a paired phase is known to the paired player only") {
    TestPosition t = in_turn(6);
    t.say(EndTurn{});
    t.give(white, card_cost);
    t.buy(Card::Monopoly);
    REQUIRE(view(t.game, t.state, white).own.value_or(PrivatePlayer{}).bought ==
            one(Card::Monopoly));
    REQUIRE(view(t.game, t.state, blue).own.value_or(PrivatePlayer{}).bought == CardCounts{});
}

TEST_CASE("R11 R6.2 a stolen card is known to the two concerned only") {
    TestPosition t = before_roll();
    t.settlement(orange, 6);
    t.give(orange, wool() + ore());
    t.roll(3, 4);
    t.say(robber_to(1));
    t.say(Steal{orange});
    TestPosition other = t;
    t.comes(StolenCard{Resource::Wool});
    other.comes(StolenCard{Resource::Ore});
    require_alike(t, other, {red, white, no_seat});
    require_different(t, other, {blue, orange});
}

TEST_CASE("R11 what is public is seen by everybody") {
    TestPosition t = secrets();
    t.give_played(red, Card::Knight, 3);
    t.state.largest_army = red;
    t.road(orange, {10, 11, 12, 13, 14, 15});
    t.state.longest_road = orange;
    t.settlement(orange, 33);
    REQUIRE(t.broken_laws() == std::vector<std::string>{});
    for (const Seat viewer : {blue, orange, red, white, no_seat}) {
        CAPTURE(viewer);
        const View seen = view(t.game, t.state, viewer);
        REQUIRE(seen.viewer == viewer);
        REQUIRE(seen.places == t.state.places);
        REQUIRE(seen.seats == 4);
        REQUIRE(seen.turn == 1);
        REQUIRE(seen.turn_player == blue);
        REQUIRE(seen.paired == no_seat);
        REQUIRE(seen.asked == blue);
        REQUIRE(seen.dice == Dice{1, 1});
        REQUIRE(seen.phase == Phase(MainPhase{}));
        REQUIRE(seen.bank == t.state.bank);
        REQUIRE(seen.deck == 25 - 7);
        REQUIRE(seen.robber == HexId(0));
        REQUIRE(seen.longest_road == orange);
        REQUIRE(seen.largest_army == red);
        REQUIRE(seen.players[1].points == 4);
        REQUIRE(seen.players[1].longest_road == 5);
        REQUIRE(seen.players[1].roads == 10);
        REQUIRE(seen.players[1].settlements == 3);
        REQUIRE(seen.players[1].cities == 4);
        REQUIRE(seen.players[1].ports.ratio(Resource::Grain) == 2);
        REQUIRE(seen.players[2].played == CardCounts{3, 0, 0, 0, 0});
        REQUIRE(seen.players[2].points == 2);
        REQUIRE_FALSE(seen.played_card);
    }
}

TEST_CASE("R11 offers and their answers are public") {
    TestPosition t = secrets();
    const Offer offer{wool(), grain(), seats({orange, red})};
    t.say(offer);
    t.say(Accept{});
    for (const Seat viewer : {blue, red, white, no_seat}) {
        const View seen = view(t.game, t.state, viewer);
        REQUIRE(seen.asked == red);
        const auto answering = std::get<Answering>(seen.phase);
        REQUIRE(answering.offer == offer);
        REQUIRE(answering.answers[1].kind == Answer::Kind::Accepted);
    }
}

TEST_CASE("R7.1 R11 after the end nothing is secret, victory cards and hands lie open") {
    TestPosition t = in_turn(4, [](Settings& agreed) { agreed.pieces.target = 3; });
    t.settlement(blue, 6);
    t.give(blue, city_cost);
    t.give(blue, Card::Victory);
    t.give(orange, Card::Victory, 2);
    t.give(orange, Card::Knight);
    t.give(red, wool());
    for (const Seat viewer : {blue, no_seat}) {
        REQUIRE(view(t.game, t.state, viewer).opened == std::nullopt);
    }
    t.say(city(6));
    REQUIRE(t.winner() == blue);
    for (const Seat viewer : {white, no_seat}) {
        const View seen = view(t.game, t.state, viewer);
        REQUIRE(seen.players[0].victory_cards == 1);
        REQUIRE(seen.players[1].victory_cards == 2);
        REQUIRE(seen.players[2].victory_cards == 0);
        REQUIRE(seen.players[1].cards == 3);
        REQUIRE(seen.own.has_value() == viewer.exists());
        REQUIRE(seen.opened.has_value());
        const auto opened = seen.opened.value_or(std::array<PrivatePlayer, most_players>{});
        REQUIRE(opened[0].points == 3);
        REQUIRE(opened[1].cards == CardCounts{1, 0, 0, 0, 2});
        REQUIRE(opened[1].points == 2);
        REQUIRE(opened[2].hand == wool());
        REQUIRE(opened[3] == PrivatePlayer{});
    }
    TestPosition other = t;
    std::swap(other.state[orange].cards[index(Card::Knight)],
              other.state[orange].cards[index(Card::Plenty)]);
    other.state.deck[index(Card::Knight)] = 14;
    other.state.deck[index(Card::Plenty)] = 1;
    require_different(t, other, {blue, orange, white, no_seat});
}
