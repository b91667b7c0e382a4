// K11: fields and farmers.
#include <catch2/catch_test_macros.hpp>

#include "support/carcassonne_table.hpp"

using namespace carcassonne;

TEST_CASE(
    "K11 a field pays 3 for each complete city that it touches, also for one that no player "
    "claimed") {
    CarcassonneTable t;
    t.turn(Tile::H, 0, 1, north, field(Half::En));
    REQUIRE(t.feature(0, 1, field(Half::En)).cities == 1);
    REQUIRE(t.projected(red) == 3);
    t.turn(Tile::E, 0, 2, south);
    const Feature between = t.feature(0, 1, field(Half::Wn));
    REQUIRE(between.cities == 2);
    REQUIRE(between.points == 6);
    REQUIRE(between.tiles == 1);
    REQUIRE(between.open == 4);
    REQUIRE_FALSE(between.complete);
    REQUIRE(t.projected(red) == 6);
    REQUIRE(t.points(red) == 0);
}

TEST_CASE("K11 a city that is not complete pays nothing") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north, field(Half::Nw));
    t.turn(Tile::G, 0, 1, east);
    REQUIRE(t.feature(1, 0, field(Half::Nw)).cities == 0);
    REQUIRE(t.projected(red) == 0);
}

TEST_CASE("K11 a city that a field touches twice pays once") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north, field(Half::Nw));
    t.turn(Tile::E, 0, 1, south);
    REQUIRE(t.id(0, 0, field(Half::En)) != t.id(0, 1, field(Half::Nw)));
    t.turn(Tile::B, 1, 1, north);
    REQUIRE(t.id(0, 0, field(Half::En)) == t.id(0, 1, field(Half::Nw)));
    REQUIRE(t.feature(0, 0, field(Half::En)).cities == 1);
    REQUIRE(t.projected(red) == 3);
}

TEST_CASE("K11 a city pays to each of two fields that touch it") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north, field(Half::Nw));
    t.turn(Tile::E, 0, 1, south, field(Half::Nw));
    REQUIRE(t.projected(red) == 3);
    REQUIRE(t.projected(blue) == 3);
}

TEST_CASE("K11 a field beyond a road does not touch the city") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north, field(Half::Es));
    t.turn(Tile::E, 0, 1, south);
    REQUIRE(t.id(0, 0, field(Half::En)) != t.id(0, 0, field(Half::Es)));
    REQUIRE(t.feature(1, 0, field(Half::Es)).cities == 0);
    REQUIRE(t.projected(red) == 0);
    // The field north of the road goes around the end of the road.
    t.turn(Tile::A, 2, 0, east);
    REQUIRE(t.id(0, 0, field(Half::En)) == t.id(0, 0, field(Half::Es)));
    REQUIRE(t.projected(red) == 3);
}

TEST_CASE("K11 a road parts the field of a side") {
    CarcassonneTable t;
    t.turn(Tile::T, 1, 0, east);
    REQUIRE(t.id(1, 0, field(Half::Wn)) == t.id(0, 0, field(Half::En)));
    REQUIRE(t.id(1, 0, field(Half::Ws)) == t.id(0, 0, field(Half::Es)));
    REQUIRE(t.id(1, 0, field(Half::Ws)) != t.id(1, 0, field(Half::Wn)));
}

TEST_CASE("K11 a field that roads enclose may still be claimed, and its farmer stays") {
    CarcassonneTable t;
    t.turn(Tile::V, 0, -1, north);
    t.turn(Tile::V, -1, -1, west);
    t.turn(Tile::V, -1, -2, south);
    t.lay(Tile::V, 0, -2, east);
    const Feature enclosed = t.feature(0, -2, field(Half::Nw));
    REQUIRE(enclosed.tiles == 4);
    REQUIRE(enclosed.open == 0);
    REQUIRE_FALSE(enclosed.complete);
    t.follower(field(Half::Wn));
    REQUIRE(t.hand(blue) == 6);
    REQUIRE(t.feature(-1, -1, field(Half::Es)).owners == seats({blue}));
}

TEST_CASE("K11 farmers stay when the city beside them is complete") {
    CarcassonneTable t;
    t.turn(Tile::E, 0, 1, south, field(Half::Nw));
    REQUIRE(t.hand(red) == 6);
    REQUIRE(t.points(red) == 0);
}

TEST_CASE("K11 on a tie of farmers all of them score, and a player with fewer scores nothing") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north, field(Half::Nw));
    t.turn(Tile::E, 0, 1, south, field(Half::Nw));
    CarcassonneTable minority = t;
    t.turn(Tile::B, 1, 1, north);
    REQUIRE(t.feature(1, 1, field(Half::Nw)).owners == seats({red, blue}));
    REQUIRE(t.projected(red) == 3);
    REQUIRE(t.projected(blue) == 3);

    minority.turn(Tile::X, 2, 0, north, field(Half::Ne));
    minority.turn(Tile::A, 2, 1, north);
    REQUIRE(minority.projected(blue) == 3);
    minority.turn(Tile::B, 1, 1, north);
    REQUIRE(minority.feature(1, 1, field(Half::Nw)).followers[red] == 2);
    REQUIRE(minority.projected(red) == 3);
    REQUIRE(minority.projected(blue) == 0);
}

TEST_CASE("K11 with `farmers off` no follower goes on a field, and a field is worth nothing") {
    CarcassonneTable t(Settings{.farmers = false});
    t.lay(Tile::U, 1, 0, north);
    REQUIRE(t.no(Follower{field(Half::Nw)}) == because(11, Reason::NoFarmers));
    REQUIRE(t.spots() == std::vector<Spot>{road(east)});
    t.follower(road(east));
    t.turn(Tile::E, 0, 1, south);
    REQUIRE(t.feature(0, 1, field(Half::Nw)).cities == 1);
    REQUIRE(t.feature(0, 1, field(Half::Nw)).points == 0);
}
