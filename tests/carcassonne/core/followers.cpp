// K4, K5: followers, and the order of a turn.
#include <catch2/catch_test_macros.hpp>

#include "support/carcassonne_table.hpp"

using namespace carcassonne;

TEST_CASE("K4 a follower goes on any part of the tile just placed") {
    CarcassonneTable t;
    t.lay(Tile::L, -1, 0, north);
    REQUIRE(t.spots() == std::vector<Spot>{road(east), road(south), road(west), city(north),
                                           field(Half::En), field(Half::Es), field(Half::Sw)});
    t.follower(city(north));
    REQUIRE(t.hand(red) == 6);
    REQUIRE(t.state.board.last_tile().follower == red);
    REQUIRE(t.events.front() == Event(FollowerPlaced{red, at(-1, 0), city(north)}));
}

TEST_CASE("K4 every side or half names the part, and the first is told") {
    CarcassonneTable t;
    t.lay(Tile::U, 1, 0, north);
    REQUIRE(t.no(Follower{road(north)}) == because(4, Reason::NoSuchPart, Tile::U));
    REQUIRE(t.no(Follower{city(east)}) == because(4, Reason::NoSuchPart, Tile::U));
    REQUIRE(t.no(Follower{cloister}) == because(4, Reason::NoSuchPart, Tile::U));
    t.follower(field(Half::Ws));
    REQUIRE(t.events.front() == Event(FollowerPlaced{red, at(1, 0), field(Half::Es)}));
}

TEST_CASE("K4 no follower on a feature with a follower, not even with one's own") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north, road(east));
    t.lay(Tile::U, 2, 0, north);
    REQUIRE(t.asks() == blue);
    REQUIRE(t.no(Follower{road(east)}) == because(4, Reason::Occupied, seats({red})));
    t.follower(field(Half::Nw));
    t.lay(Tile::U, -1, 0, north);
    REQUIRE(t.no(Follower{road(west)}) == because(4, Reason::Occupied, seats({red})));
    REQUIRE(t.no(Follower{field(Half::Ne)}) == because(4, Reason::Occupied, seats({blue})));
    REQUIRE(t.spots() == std::vector<Spot>{field(Half::Es)});
}

TEST_CASE("K4 whether a feature is free is judged after the tile has joined it") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north, road(east));
    t.turn(Tile::V, 2, 0, north);
    // A road of its own that the next tile joins to red's.
    t.turn(Tile::V, 1, -1, west);
    t.lay(Tile::V, 2, -1, east);
    REQUIRE(t.no(Follower{road(north)}) == because(4, Reason::Occupied, seats({red})));
}

TEST_CASE("K4 each part of the tile is a spot, even where two belong to one feature") {
    CarcassonneTable t;
    t.turn(Tile::A, 1, 0, east);
    t.lay(Tile::U, -1, 0, north);
    // Around the cloister the fields north and south of the road are one.
    REQUIRE(t.id(-1, 0, field(Half::Nw)) == t.id(-1, 0, field(Half::Es)));
    REQUIRE(t.spots() == std::vector<Spot>{road(east), field(Half::Nw), field(Half::Es)});
    t.follower(field(Half::Es));
    REQUIRE(t.state.board.last_tile().on_part == 2);
    REQUIRE(t.feature(0, 0, field(Half::En)).owners == seats({blue}));
}

TEST_CASE("K4 without a follower in hand there is no spot, even if this turn brings one home") {
    CarcassonneTable t;
    int x = -1;
    for (const Tile tile : {Tile::W, Tile::W, Tile::W, Tile::W, Tile::L, Tile::L}) {
        t.turn(tile, x, 0, north, field(Half::Sw));
        t.turn(Tile::U, -x, 0, north);
        --x;
    }
    t.turn(Tile::L, -7, 0, north, road(west));
    REQUIRE(t.hand(red) == 0);
    t.turn(Tile::U, 7, 0, north);
    t.lay(Tile::A, -8, 0, west);
    REQUIRE(t.spots().empty());
    REQUIRE(t.no(Follower{cloister}) == because(4, Reason::NoFollower));
    REQUIRE(legal(t.game, t.state) == std::vector<Command>{Pass{}});
    t.pass();
    REQUIRE(t.points(red) == 2);
    REQUIRE(t.hand(red) == 1);
}

TEST_CASE("K4 a follower can come home in the turn in which it was placed") {
    CarcassonneTable t;
    t.lay(Tile::E, 0, 1, south);
    t.follower(city(south));
    REQUIRE(t.points(red) == 4);
    REQUIRE(t.hand(red) == 7);
    REQUIRE_FALSE(t.state.board.tile_at(at(0, 1))->follower.exists());
    REQUIRE(t.told<FollowerReturned>() ==
            std::vector<FollowerReturned>{{red, at(0, 1), city(south)}});
}

TEST_CASE("K5 a turn is to draw, to place, and to place a follower or pass") {
    CarcassonneTable t(3);
    REQUIRE(legal(t.game, t.state) == std::vector<Command>{Draw{}});
    REQUIRE(t.no(Place{at(1, 0), north}) == because(5, Reason::NotNow, red));
    REQUIRE(t.no(Follower{cloister}) == because(5, Reason::NotNow, red));
    REQUIRE(t.no(Pass{}) == because(5, Reason::NotNow, red));
    t.draw(Tile::U);
    REQUIRE(t.no(Draw{}) == because(5, Reason::NotNow, red));
    REQUIRE(t.no(Pass{}) == because(5, Reason::NotNow, red));
    REQUIRE(t.no(Follower{cloister}) == because(5, Reason::NotNow, red));
    t.place(1, 0, north);
    REQUIRE(t.no(Draw{}) == because(5, Reason::NotNow, red));
    REQUIRE(t.no(Place{at(2, 0), north}) == because(5, Reason::NotNow, red));
    t.pass();
    REQUIRE(t.events == Events{TurnBegan{2, blue}});
    t.turn(Tile::U, 2, 0, north);
    REQUIRE(t.asks() == yellow);
    t.turn(Tile::U, 3, 0, north, road(east));
    REQUIRE(t.events.back() == Event(TurnBegan{4, red}));
}

TEST_CASE("K5 only the player to move makes commands") {
    CarcassonneTable t;
    REQUIRE(t.no(Draw{}, blue) == because(5, Reason::NotYourTurn, red));
    REQUIRE(t.no(Draw{}, no_seat) == because(5, Reason::NotYourTurn, red));
    t.draw(Tile::U);
    REQUIRE(t.no(Place{at(1, 0), north}, blue) == because(5, Reason::NotYourTurn, red));
    // What is not asked for is told first.
    REQUIRE(t.no(Pass{}, blue) == because(5, Reason::NotNow, red));
}

TEST_CASE(
    "K5 what a turn completes is scored after the follower, in the order of the tile's sides") {
    CarcassonneTable t;
    t.turn(Tile::N, 0, 1, south, city(east));
    t.turn(Tile::V, 1, 0, east, road(north));
    t.turn(Tile::W, -1, 0, north);
    t.lay(Tile::L, 1, 1, west);
    REQUIRE(t.points(red) == 0);
    REQUIRE(t.projected(red) == 6);
    t.follower(road(north));
    const auto completed = t.told<FeatureCompleted>();
    REQUIRE(completed.size() == 2);
    REQUIRE(completed[0].feature.spot == road(south));
    REQUIRE(completed[0].feature.owners == seats({blue}));
    REQUIRE(completed[0].feature.points == 4);
    REQUIRE(completed[1].feature.spot == city(west));
    REQUIRE(completed[1].feature.owners == seats({red}));
    REQUIRE(completed[1].feature.points == 6);
    REQUIRE(std::holds_alternative<FollowerPlaced>(t.events.front()));
    REQUIRE(std::holds_alternative<TurnBegan>(t.events.back()));
}

TEST_CASE("K10 one tile completes features of several players, and all are scored") {
    CarcassonneTable t;
    t.turn(Tile::N, 0, 1, south, city(east));
    t.turn(Tile::V, 1, 0, east, road(north));
    t.turn(Tile::W, -1, 0, north);
    t.turn(Tile::L, 1, 1, west);
    REQUIRE(t.points(red) == 6);
    REQUIRE(t.points(blue) == 4);
    REQUIRE(t.hand(red) == 7);
    REQUIRE(t.hand(blue) == 7);
}

TEST_CASE("K10 a complete feature without followers scores nothing, and is told") {
    CarcassonneTable t;
    t.turn(Tile::E, 0, 1, south);
    const auto completed = t.told<FeatureCompleted>();
    REQUIRE(completed.size() == 1);
    REQUIRE(completed[0].feature.owners.empty());
    REQUIRE(t.points(red) + t.points(blue) == 0);
    REQUIRE(t.told<FollowerReturned>().empty());
}
