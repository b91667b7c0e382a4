// R2 and R3: the start of a game, the order of the set-up, and the yield of the second settlement.
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "support/position.hpp"

using namespace catan;

namespace {

struct SetupPlacement {
    Seat seat;
    std::size_t settlement;
    std::size_t towards;
};

// Four players, forwards and back.
const std::vector<SetupPlacement> four_placings{{blue, 2, 9},    {orange, 6, 7},  {red, 12, 11},
                                                {white, 15, 16}, {white, 18, 17}, {red, 21, 20},
                                                {orange, 8, 27}, {blue, 10, 29}};

// Every player places a first settlement and road; then the fourth player is asked for the second.
TestPosition half_way() {
    TestPosition t(4);
    for (std::size_t i = 0; i < 4; ++i) {
        t.say(settle(four_placings[i].settlement));
        t.say(t.road(four_placings[i].settlement, four_placings[i].towards));
    }
    return t;
}

}  // namespace

TEST_CASE("R2.2 R2.3 a game starts with full supplies, a full bank and a full deck") {
    struct Numbers {
        std::size_t players;
        std::uint16_t roads, settlements, cities;
        std::int16_t bank;
        CardCounts deck;  // knight, road building, plenty, monopoly, victory
    };
    const std::vector<Numbers> all{{2, 15, 5, 4, 19, {14, 2, 2, 2, 5}},
                                   {4, 15, 5, 4, 19, {14, 2, 2, 2, 5}},
                                   {6, 15, 5, 4, 24, {20, 3, 3, 3, 5}},
                                   {8, 28, 9, 8, 37, {26, 4, 4, 4, 5}}};
    for (const Numbers& wanted : all) {
        CAPTURE(wanted.players);
        const Shape shape = default_shape(wanted.players);
        const Game game(make_board(Mode::Random, shape, 1), usual_settings(wanted.players, shape));
        const State state = start(game);
        for (std::size_t i = 0; i < wanted.players; ++i) {
            REQUIRE(state.players[i].roads == wanted.roads);
            REQUIRE(state.players[i].settlements == wanted.settlements);
            REQUIRE(state.players[i].cities == wanted.cities);
            REQUIRE(state.players[i].hand.empty());
            REQUIRE(total(state.players[i].cards) == 0);
            REQUIRE(points(game, state, Seat(i)) == 0);
        }
        for (const Resource resource : all_resources) REQUIRE(state.bank[resource] == wanted.bank);
        REQUIRE(state.deck == wanted.deck);
        REQUIRE(state.robber == game.board().layout.robber);
        REQUIRE(game.board().terrain(state.robber) == Terrain::Desert);
        REQUIRE(state.longest_road == no_seat);
        REQUIRE(state.largest_army == no_seat);
        REQUIRE(state.turn.number == 0);
        REQUIRE(broken_invariants(game, state) == std::vector<std::string>{});
    }
}

TEST_CASE("R2.5 who begins is who was agreed on, and the others follow in seat order") {
    TestPosition t(4, [](Settings& agreed) { agreed.first = red; });
    std::vector<Seat> order;
    for (const SetupPlacement& placing : four_placings) {
        order.push_back(t.asks());
        t.say(settle(placing.settlement));
        REQUIRE(t.asks() == order.back());
        t.say(t.road(placing.settlement, placing.towards));
    }
    REQUIRE(order == std::vector<Seat>{red, white, blue, orange, orange, blue, white, red});
    REQUIRE(t.state.in<BeforeRoll>());
    REQUIRE(t.state.turn.player == red);
}

TEST_CASE("R3.1 the set-up goes once around and once back, each time a settlement and a road") {
    TestPosition t(4);
    for (const SetupPlacement& placing : four_placings) {
        REQUIRE(t.state.in<SetupSettlement>());
        REQUIRE(t.asks() == placing.seat);
        t.say(settle(placing.settlement));
        REQUIRE(t.state.in<SetupRoad>());
        REQUIRE(t.asks() == placing.seat);
        t.say(t.road(placing.settlement, placing.towards));
        REQUIRE(t.state.places.building_owner(spot(placing.settlement)) == placing.seat);
        REQUIRE(t.state.places.road_owner(t.edge(placing.settlement, placing.towards)) ==
                placing.seat);
    }
    REQUIRE(t.state.in<BeforeRoll>());
    REQUIRE(t.asks() == blue);
    REQUIRE(t.state.turn.number == 1);
    REQUIRE(t.told<TurnBegan>() == std::vector<TurnBegan>{{1, blue, false}});
    for (std::size_t i = 0; i < 4; ++i) {
        REQUIRE(t.state.players[i].settlements == 3);
        REQUIRE(t.state.players[i].roads == 13);
        REQUIRE(t.points(Seat(i)) == 2);
    }
}

TEST_CASE("R3.1 two players and eight players go forwards and back as well") {
    for (const std::size_t players : {std::size_t{2}, std::size_t{8}}) {
        CAPTURE(players);
        TestPosition t(players);
        std::vector<std::size_t> order;
        while (t.state.turn.number == 0) {
            order.push_back(t.asks().value);
            t.say(t.listed<Settle>().front());
            t.say(t.listed<BuildRoad>().front());
        }
        std::vector<std::size_t> wanted;
        for (std::size_t i = 0; i < players; ++i) wanted.push_back(i);
        for (std::size_t i = players; i-- > 0;) wanted.push_back(i);
        REQUIRE(order == wanted);
    }
}

TEST_CASE("R3.1 in the set-up nothing is paid and the whole board is free") {
    TestPosition t(2);
    REQUIRE(t.listed<Settle>().size() == 54);
    t.say(settle(30));
    REQUIRE(t.events.empty());
    REQUIRE(t.state.bank.total() == 5 * 19);
    REQUIRE(t.listed<BuildRoad>() == std::vector<BuildRoad>{t.road(29, 30), t.road(30, 31)});
    t.say(t.road(30, 31));
    // Anywhere but here and beside, though no road leads there.
    REQUIRE(t.listed<Settle>().size() == 51);
    t.say(settle(0));
}

TEST_CASE("R3.1 a set-up road lies at the settlement just placed") {
    TestPosition t = half_way();
    t.say(settle(18));
    // At white's first settlement, at another's, and at none.
    for (const auto& [a, b] : {std::pair{15, 14}, std::pair{2, 3}, std::pair{50, 51}}) {
        REQUIRE(t.no(t.road(static_cast<std::size_t>(a), static_cast<std::size_t>(b))) ==
                because({3, 1}, Reason::NotAtSettlement, spot(18)));
    }
    REQUIRE(t.no(BuildRoad{EdgeId(72)}) == because({1, 1}, Reason::NoSuchEdge));
    REQUIRE(t.no(BuildRoad{EdgeId::none()}) == because({1, 1}, Reason::NoSuchEdge));
}

TEST_CASE("R5.4 the distance rule holds in the set-up") {
    TestPosition t(3);
    t.say(settle(2));
    t.say(t.road(2, 9));
    REQUIRE(t.no(settle(2)) == because({5, 4}, Reason::Taken, blue));
    for (const std::size_t beside : {1U, 3U, 9U}) {
        REQUIRE(t.no(settle(beside)) == because({5, 4}, Reason::TooNear, blue, spot(2)));
    }
    REQUIRE(t.no(settle(54)) == because({1, 1}, Reason::NoSuchIntersection));
    REQUIRE(t.no(Settle{}) == because({1, 1}, Reason::NoSuchIntersection));
    t.say(settle(8));  // two away
}

TEST_CASE("R3.2 the first settlement yields nothing, the second a card of each resource hex") {
    TestPosition t(4);
    for (const SetupPlacement& placing : four_placings) {
        const bool is_second = &placing - four_placings.data() >= 4;
        t.say(settle(placing.settlement));
        REQUIRE(t.told<CardsMoved>().size() == (is_second ? 1 : 0));
        t.say(t.road(placing.settlement, placing.towards));
    }
    REQUIRE(t.hand(white) == lumber(2) + ore());            // hexes 4 5 14
    REQUIRE(t.hand(red) == ore() + grain(2));               // hexes 5 6 16
    REQUIRE(t.hand(orange) == lumber() + ore() + brick());  // hexes 1 7 8
    REQUIRE(t.hand(blue) == wool() + brick() + lumber());   // hexes 2 8 9
    REQUIRE(t.state.bank.total() == 5 * 19 - 12);
}

TEST_CASE("R3.2 the second settlement yields nothing for the desert and for the sea") {
    TestPosition desert = half_way();
    desert.say(settle(0));  // hexes 0 5 6
    REQUIRE(desert.hand(white) == ore() + grain());
    REQUIRE(desert.events == Events{CardsMoved{no_seat, white, ore() + grain(), Cause::Setup}});
    TestPosition coast = half_way();
    coast.say(settle(25));  // hex 7 alone
    REQUIRE(coast.hand(white) == ore());
}

TEST_CASE("R3.2 the robber does not keep the second settlement from yielding") {
    TestPosition t = half_way();
    t.robber(5);
    t.say(settle(18));
    REQUIRE(t.hand(white) == lumber(2) + ore());
}

TEST_CASE("R3.2 the second settlement is not paid what the bank lacks") {
    TestPosition t = half_way();
    t.leave_in_bank(Resource::Lumber, 1, blue);
    t.leave_in_bank(Resource::Ore, 0, blue);
    t.say(settle(18));
    REQUIRE(t.hand(white) == lumber());
    REQUIRE(t.state.bank[Resource::Lumber] == 0);
    REQUIRE(t.told<Shortage>() ==
            std::vector<Shortage>{{Resource::Lumber, 2, 1}, {Resource::Ore, 1, 0}});
    REQUIRE(t.told<CardsMoved>() ==
            std::vector<CardsMoved>{{no_seat, white, lumber(), Cause::Setup}});
}

TEST_CASE("R3.2 a port in the set-up is the builder's") {
    TestPosition t(2);
    t.say(settle(33));
    REQUIRE(t.state[blue].ports.ratio(Resource::Grain) == 2);
    REQUIRE(t.state[blue].ports.ratio(Resource::Ore) == 4);
    REQUIRE(t.state[orange].ports.ratio(Resource::Grain) == 4);
}
