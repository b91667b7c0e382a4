// K6, K7, K8, K9: what roads, cities and cloisters are worth, and to whom.
#include <catch2/catch_test_macros.hpp>

#include "support/carcassonne_table.hpp"

using namespace carcassonne;

namespace {

// Red's road through D and blue's road east of a crossing, which the next tile can join at 2,-1. Both ends of the joined road
// will be at the crossing at 1,-1.
CarcassonneTable two_roads() {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north, road(east));
    t.turn(Tile::W, 1, -1, north, road(east));
    return t;
}

// A block of twelve tiles with a row of two cloisters, red's and blue's, in its middle. The tile at 0,-2 is missing.
CarcassonneTable two_cloisters() {
    CarcassonneTable t;
    t.turn(Tile::B, 0, -1, north, cloister);
    t.turn(Tile::B, 1, -1, north, cloister);
    t.turn(Tile::U, 1, 0, north);
    t.turn(Tile::U, -1, 0, north);
    t.turn(Tile::U, 2, 0, north);
    t.turn(Tile::E, -1, -1, west);
    t.turn(Tile::E, 2, -1, east);
    t.turn(Tile::U, -1, -2, north);
    t.turn(Tile::U, 2, -2, north);
    t.turn(Tile::U, 1, -2, north);
    return t;
}

}  // namespace

TEST_CASE("K6 a road scores 1 a tile, and ends at crossings, cities and cloisters") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north, road(east));
    Feature open = t.feature(1, 0, road(west));
    REQUIRE(open.tiles == 2);
    REQUIRE(open.open == 2);
    REQUIRE(open.points == 2);
    REQUIRE_FALSE(open.complete);
    t.turn(Tile::A, 2, 0, east);
    REQUIRE(t.feature(0, 0, road(west)).open == 1);
    t.turn(Tile::W, -1, 0, north);
    REQUIRE(t.points(red) == 4);
    REQUIRE(t.hand(red) == 7);
    const Feature done = t.feature(2, 0, road(west));
    REQUIRE(done.complete);
    REQUIRE(done.points == 4);
    REQUIRE(done.followers.empty());
}

TEST_CASE("K6 a road ends at a city") {
    CarcassonneTable t;
    t.turn(Tile::S, 1, 0, east, road(west));
    t.turn(Tile::T, -1, 0, west);
    REQUIRE(t.points(red) == 3);
}

TEST_CASE("K6 a loop is complete") {
    CarcassonneTable t;
    t.turn(Tile::V, 0, -1, north, road(south));
    t.turn(Tile::V, -1, -1, west);
    t.turn(Tile::V, -1, -2, south);
    REQUIRE(t.feature(0, -1, road(west)).open == 2);
    t.turn(Tile::V, 0, -2, east);
    REQUIRE(t.points(red) == 4);
    REQUIRE(t.hand(red) == 7);
    const auto completed = t.told<FeatureCompleted>();
    REQUIRE(completed.size() == 1);  // once, though two of its sides close
    REQUIRE(completed[0].feature.tiles == 4);
}

TEST_CASE("K6 a tile that a road meets twice counts once") {
    CarcassonneTable t;
    t.turn(Tile::W, 0, -1, north, road(east));
    t.turn(Tile::V, 1, -1, north);
    t.turn(Tile::V, 1, -2, east);
    REQUIRE(t.feature(1, -2, road(west)).tiles == 3);
    t.lay(Tile::V, 0, -2, south);
    REQUIRE(t.id(0, -1, road(east)) == t.id(0, -1, road(south)));
    REQUIRE(t.feature(0, -1, road(south)).tiles == 4);
    t.pass();
    REQUIRE(t.points(red) == 4);
}

TEST_CASE("K6 K7 a crossing ends three roads, and each is a feature of its own") {
    CarcassonneTable t;
    t.lay(Tile::W, -1, 0, north);
    REQUIRE(t.id(-1, 0, road(east)) != t.id(-1, 0, road(south)));
    REQUIRE(t.id(-1, 0, road(west)) != t.id(-1, 0, road(south)));
    REQUIRE(t.id(-1, 0, road(east)) == t.id(0, 0, road(west)));
}

TEST_CASE("K7 a complete city scores 2 a tile and 2 a pennant") {
    CarcassonneTable t;
    t.turn(Tile::F, 0, 1, east, city(north));
    Feature open = t.feature(0, 0, city(north));
    REQUIRE(open.tiles == 2);
    REQUIRE(open.pennants == 1);
    REQUIRE(open.open == 1);
    REQUIRE(open.points == 3);
    t.turn(Tile::E, 0, 2, south);
    REQUIRE(t.points(red) == 8);
    REQUIRE(t.hand(red) == 7);
    REQUIRE(t.feature(0, 0, city(north)).complete);
}

TEST_CASE("K7 two parts on one tile count the tile once") {
    CarcassonneTable t;
    t.turn(Tile::I, 0, -1, west);
    t.turn(Tile::N, -1, -1, south, city(east));
    t.turn(Tile::N, -1, -2, east);
    REQUIRE(t.id(0, -1, city(south)) != t.id(0, -1, city(west)));
    t.lay(Tile::N, 0, -2, north);
    REQUIRE(t.id(0, -1, city(south)) == t.id(0, -1, city(west)));
    const Feature ring = t.feature(0, -1, city(south));
    REQUIRE(ring.tiles == 4);
    REQUIRE(ring.open == 0);
    t.pass();
    REQUIRE(t.points(blue) == 8);
}

TEST_CASE("K7 two parts of the tile just placed that its neighbours join count the tile once") {
    CarcassonneTable t;
    t.turn(Tile::R, 0, 1, east, city(north));
    t.turn(Tile::N, 1, 1, north);
    t.turn(Tile::N, 0, 2, south);
    t.lay(Tile::I, 1, 2, west);
    REQUIRE(t.id(1, 2, city(south)) == t.id(1, 2, city(west)));
    REQUIRE(t.feature(1, 2, city(west)).tiles == 5);
    REQUIRE(t.spots() == std::vector<Spot>{field(Half::Nw)});
    t.pass();
    REQUIRE(t.points(red) == 10);
    REQUIRE(t.told<FeatureCompleted>().size() == 1);
}

TEST_CASE("K7 a city with a gap inside is not complete until the gap is filled") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north);
    t.turn(Tile::N, 1, 1, north, city(west));
    t.turn(Tile::N, 1, 2, west);
    t.turn(Tile::N, 0, 2, south);
    // Walls surround the three tiles and D, but nothing lies at 0,1 yet.
    const Feature around = t.feature(1, 2, city(west));
    REQUIRE(around.tiles == 3);
    REQUIRE(around.open == 2);
    REQUIRE_FALSE(around.complete);
    t.turn(Tile::R, 0, 1, east);
    REQUIRE(t.feature(1, 2, city(west)).complete);
    REQUIRE(t.points(blue) == 10);
}

TEST_CASE("K7 a city of two tiles scores 4, or 2 by the older rule") {
    CarcassonneTable t;
    t.turn(Tile::E, 0, 1, south, city(south));
    REQUIRE(t.points(red) == 4);
    CarcassonneTable older(Settings{.small_city = 2});
    older.turn(Tile::E, 0, 1, south, city(south));
    REQUIRE(older.points(red) == 2);
    REQUIRE(older.feature(0, 0, city(north)).points == 2);
}

TEST_CASE("K7 the older rule is for complete cities of two tiles only") {
    CarcassonneTable t(Settings{.small_city = 2});
    t.turn(Tile::G, 0, 1, east, city(north));
    REQUIRE(t.feature(0, 0, city(north)).points == 2);
    t.turn(Tile::E, 0, 2, south);
    REQUIRE(t.points(red) == 6);
}

TEST_CASE("K8 a cloister scores 1, and 1 for each neighbour") {
    CarcassonneTable t;
    t.turn(Tile::B, 0, -1, north, cloister);
    Feature alone = t.feature(0, -1, cloister);
    REQUIRE(alone.tiles == 2);
    REQUIRE(alone.open == 7);
    REQUIRE(alone.points == 2);
    t.turn(Tile::U, 1, 0, north);  // at its corner
    REQUIRE(t.feature(0, -1, cloister).points == 3);
    t.turn(Tile::U, 2, 0, north);  // too far away
    REQUIRE(t.feature(0, -1, cloister).points == 3);
}

TEST_CASE(
    "K8 cloisters in a row are completed by one tile, of whichever player, and scored by y, then "
    "x") {
    CarcassonneTable t = two_cloisters();
    REQUIRE(t.asks() == red);
    t.turn(Tile::U, 0, -2, north);
    REQUIRE(t.points(red) == 9);
    REQUIRE(t.points(blue) == 9);
    REQUIRE(t.hand(red) == 7);
    const auto completed = t.told<FeatureCompleted>();
    REQUIRE(completed.size() == 2);
    REQUIRE(completed[0].feature.at == at(0, -1));
    REQUIRE(completed[1].feature.at == at(1, -1));
    REQUIRE(completed[1].feature.spot == cloister);
    // It is told once.
    t.turn(Tile::V, 3, 0, north);
    REQUIRE(t.told<FeatureCompleted>().empty());
}

TEST_CASE("K8 a cloister that fills a hole is complete at once") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north);
    t.turn(Tile::U, -1, 0, north);
    t.turn(Tile::E, -1, -1, west);
    t.turn(Tile::E, 1, -1, east);
    t.turn(Tile::U, -1, -2, north);
    t.turn(Tile::U, 1, -2, north);
    t.turn(Tile::U, 0, -2, north);
    t.lay(Tile::B, 0, -1, south);
    REQUIRE(t.asks() == blue);
    t.follower(cloister);
    REQUIRE(t.points(blue) == 9);
    REQUIRE(t.hand(blue) == 7);
}

TEST_CASE("K9 a third tile joins the features of two players, and on a tie both score in full") {
    CarcassonneTable t = two_roads();
    t.turn(Tile::U, 0, -1, north);
    t.turn(Tile::V, 2, 0, north);
    t.turn(Tile::V, 2, -1, east);
    Feature joined = t.feature(0, 0, road(east));
    REQUIRE(joined.followers[red] == 1);
    REQUIRE(joined.followers[blue] == 1);
    REQUIRE(joined.owners == seats({red, blue}));
    REQUIRE(joined.tiles == 5);
    t.turn(Tile::V, -1, 0, west);
    t.turn(Tile::V, -1, -1, south);
    REQUIRE(t.points(red) == 8);
    REQUIRE(t.points(blue) == 8);
    REQUIRE(t.hand(red) == 7);
    REQUIRE(t.hand(blue) == 7);
}

TEST_CASE("K9 a third tile joins the cities of two players, and completes them for both") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north);
    t.turn(Tile::U, -1, 0, north);
    t.turn(Tile::E, 1, 1, west, city(west));
    t.turn(Tile::E, -1, 1, east, city(east));
    t.lay(Tile::R, 0, 1, south);
    REQUIRE(t.no(Follower{city(east)}) == because(4, Reason::Occupied, seats({red, blue})));
    t.pass();
    REQUIRE(t.told<FeatureCompleted>().front().feature.tiles == 4);
    REQUIRE(t.points(red) == 8);
    REQUIRE(t.points(blue) == 8);
    REQUIRE(t.hand(red) == 7);
    REQUIRE(t.hand(blue) == 7);
}

TEST_CASE("K9 a player with fewer followers scores nothing, and gets them back as well") {
    CarcassonneTable t = two_roads();
    t.turn(Tile::U, 0, -1, north, road(east));
    t.turn(Tile::V, 2, 0, north);
    t.turn(Tile::V, 2, -1, east);
    t.turn(Tile::V, -1, 0, west);
    REQUIRE(t.hand(red) == 5);
    REQUIRE(t.hand(blue) == 6);
    t.turn(Tile::V, -1, -1, south);
    const auto completed = t.told<FeatureCompleted>();
    REQUIRE(completed.size() == 1);
    REQUIRE(completed[0].feature.tiles == 8);  // the crossing at both ends counts once
    REQUIRE(completed[0].feature.owners == seats({red}));
    REQUIRE(t.points(red) == 8);  // once, not for each follower
    REQUIRE(t.points(blue) == 0);
    REQUIRE(t.hand(red) == 7);
    REQUIRE(t.hand(blue) == 7);
    REQUIRE(t.told<FollowerReturned>().size() == 3);
}
