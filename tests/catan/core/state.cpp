// Tests that a state is a value: a copy is equal, behaves alike and has the same hash, and any difference shows.
#include "catan/core/state.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "support/position.hpp"

using namespace catan;

TEST_CASE("R4.6 the hash tells apart all that can differ in a state") {
    const TestPosition t = in_turn();
    std::vector<State> states;
    const auto with = [&](auto change) {
        TestPosition other = t;
        change(other);
        states.push_back(other.state);
    };
    with([](TestPosition&) {});
    with([](TestPosition& o) { o.settlement(blue, 6); });
    with([](TestPosition& o) { o.settlement(orange, 6); });
    with([](TestPosition& o) { o.settlement(blue, 8); });
    with([](TestPosition& o) { o.city(blue, 6); });
    with([](TestPosition& o) { o.road(blue, {6, 7}); });
    with([](TestPosition& o) { o.road(red, {6, 7}); });
    with([](TestPosition& o) { o.give(blue, ore()); });
    with([](TestPosition& o) { o.give(blue, wool()); });
    with([](TestPosition& o) { o.give(orange, ore()); });
    with([](TestPosition& o) { o.give(blue, Card::Knight); });
    with([](TestPosition& o) { o.give(blue, Card::Victory); });
    with([](TestPosition& o) { o.give_played(blue, Card::Knight, 1); });
    with([](TestPosition& o) { o.state.bank = {}; });
    with([](TestPosition& o) { o.state.deck = {}; });
    with([](TestPosition& o) { o.robber(5); });
    with([](TestPosition& o) { o.state.longest_road = blue; });
    with([](TestPosition& o) { o.state.longest_road = red; });
    with([](TestPosition& o) { o.state.largest_army = blue; });
    with([](TestPosition& o) { o.state.turn.number = 2; });
    with([](TestPosition& o) { o.state.turn.player = orange; });
    with([](TestPosition& o) { o.state.turn.paired = orange; });
    with([](TestPosition& o) { o.state.turn.dice = {1, 2}; });
    with([](TestPosition& o) { o.state.turn.dice = {2, 1}; });
    with([](TestPosition& o) { o.state.turn.played_card = true; });
    with([](TestPosition& o) { o.state.turn.bought = one(Card::Knight); });
    with([](TestPosition& o) { o.state.turn.offers = 1; });
    with([](TestPosition& o) { o.state.turn.offers = 2; });
    with([](TestPosition& o) { o.state[red].longest_road = 3; });
    with([](TestPosition& o) { o.state[red].roads = 3; });
    with([](TestPosition& o) { o.state[red].settlements = 3; });
    with([](TestPosition& o) { o.state[red].cities = 3; });
    const Offer offer{wool(), ore(), seats({orange})};
    Answers answers;
    answers[1].kind = Answer::Kind::Accepted;
    std::array<std::uint16_t, most_players> owed{};
    owed[2] = 4;
    const std::vector<Phase> phases{SetupSettlement{0},
                                    SetupSettlement{1},
                                    SetupRoad{0, spot(1)},
                                    SetupRoad{0, spot(2)},
                                    BeforeRoll{},
                                    Discarding{},
                                    Discarding{owed},
                                    MovingRobber{},
                                    Stealing{},
                                    FreeRoads{1},
                                    FreeRoads{2},
                                    Answering{offer, {}},
                                    Answering{offer, answers},
                                    ClosingTrade{offer, answers},
                                    AwaitingDice{},
                                    AwaitingCard{},
                                    AwaitingTheft{orange},
                                    AwaitingTheft{red},
                                    GameOver{blue},
                                    GameOver{red}};
    for (const Phase& phase : phases) with([&](TestPosition& o) { o.state.phase = phase; });

    std::set<std::uint64_t> hashes;
    for (std::size_t i = 0; i < states.size(); ++i) {
        CAPTURE(i);
        for (std::size_t j = 0; j < i; ++j) REQUIRE_FALSE(states[i] == states[j]);
        const bool is_new = hashes.insert(hash(states[i])).second;
        REQUIRE(is_new);
    }
}

TEST_CASE("R9 a copy of a state goes on alike, and leaves the first one alone") {
    TestPosition t = before_roll();
    t.settlement(blue, 35);
    t.settlement(orange, 6);
    const State before = t.state;
    TestPosition copy = t;
    t.roll(5, 5);
    REQUIRE(copy.state == before);
    REQUIRE(hash(copy.state) == hash(before));
    REQUIRE_FALSE(t.state == before);
    copy.roll(5, 5);
    REQUIRE(copy.state == t.state);
    REQUIRE(hash(copy.state) == hash(t.state));
    REQUIRE(copy.events == t.events);
}
