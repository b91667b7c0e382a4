// K15: taking back.
#include <catch2/catch_test_macros.hpp>

#include "support/carcassonne_table.hpp"

using namespace carcassonne;

TEST_CASE("K15 a draw cannot be taken back") {
    CarcassonneTable t;
    REQUIRE(may_take_back(t.state) == no_seat);
    t.say(Draw{});
    REQUIRE(may_take_back(t.state) == no_seat);
    apply(t.game, t.state, DrawnTile{Tile::U});
    REQUIRE(may_take_back(t.state) == no_seat);
}

TEST_CASE(
    "K15 the player who placed may take back the tile, then tile and follower until the next "
    "draw") {
    CarcassonneTable t;
    t.lay(Tile::U, 1, 0, north);
    REQUIRE(may_take_back(t.state) == red);
    t.follower(road(east));
    REQUIRE(t.asks() == blue);
    REQUIRE(may_take_back(t.state) == red);
    t.say(Draw{});
    REQUIRE(may_take_back(t.state) == no_seat);
    apply(t.game, t.state, DrawnTile{Tile::U});
    REQUIRE(may_take_back(t.state) == no_seat);
    t.place(2, 0, north);
    REQUIRE(may_take_back(t.state) == blue);
    t.pass();
    REQUIRE(may_take_back(t.state) == blue);
}

TEST_CASE("K15 a tile that was set aside is a draw, too") {
    CarcassonneTable t;
    t.turn(Tile::E, 0, 1, south);
    REQUIRE(may_take_back(t.state) == red);
    t.draw(Tile::C);
    REQUIRE(t.state.in<BeforeDraw>());
    REQUIRE(may_take_back(t.state) == no_seat);
}

TEST_CASE("K15 after the end nothing is taken back") {
    CarcassonneTable t;
    t.leave_in_bag({Tile::U});
    t.turn(Tile::U, 1, 0, north);
    REQUIRE(may_take_back(t.state) == no_seat);
}

TEST_CASE("K15 a state from before the tile allows the same game again") {
    CarcassonneTable t;
    t.draw(Tile::E);
    const State before_tile = t.state;
    t.place(0, 1, south);
    const State before_follower = t.state;
    t.follower(city(south));
    const State after = t.state;
    t.state = before_follower;
    t.pass();
    REQUIRE(t.state != after);
    t.state = before_tile;
    t.place(0, 1, south);
    REQUIRE(t.state == before_follower);
    t.follower(city(south));
    REQUIRE(t.state == after);
}
