// K2, K3: the first tile, and where the others may lie.
#include <catch2/catch_test_macros.hpp>

#include "support/carcassonne_table.hpp"

using namespace carcassonne;

TEST_CASE("K2 D lies at 0,0 with its city north, and 71 tiles are drawn") {
    const CarcassonneTable t;
    REQUIRE(t.state.board.tiles().size() == 1);
    const LaidTile& first = t.state.board.last_tile();
    REQUIRE(first.tile == Tile::D);
    REQUIRE(first.at() == at(0, 0));
    REQUIRE(first.edge(north) == Edge::City);
    REQUIRE(total(t.state.bag) == 71);
    REQUIRE(t.state.bag[index(Tile::D)] == 3);
    REQUIRE(t.asks() == red);
}

TEST_CASE(
    "K2 with `start any` all 72 tiles are drawn, and the first lies at 0,0 in any direction") {
    CarcassonneTable t(Settings{.start = Start::AnyTile});
    REQUIRE(t.state.board.tiles().empty());
    REQUIRE(total(t.state.bag) == 72);
    t.draw(Tile::V);
    REQUIRE(legal(t.game, t.state).size() == 4);
    REQUIRE(t.no(Place{at(1, 0), north}) == because(2, Reason::NotAtOrigin));
    REQUIRE(t.no(Place{at(0, -1), north}) == because(2, Reason::NotAtOrigin));
    t.place(0, 0, west);
    REQUIRE(t.spots().size() == 3);
    t.follower(road(east));
    REQUIRE(t.hand(red) == 6);
    REQUIRE(t.asks() == blue);
    t.draw(Tile::V);
    REQUIRE(t.no(Place{at(0, 0), north}) == because(3, Reason::TileThere, Tile::V));
}

TEST_CASE("K3 a tile touches another one, and all edges that touch match") {
    CarcassonneTable t;
    t.draw(Tile::E);
    REQUIRE(t.no(Place{at(0, 0), north}) == because(3, Reason::TileThere, Tile::D));
    REQUIRE(t.no(Place{at(1, 1), north}) == because(3, Reason::NoNeighbour));
    REQUIRE(t.no(Place{at(300, -300), north}) == because(3, Reason::NoNeighbour));
    REQUIRE(t.no(Place{at(256, 0), north}) == because(3, Reason::NoNeighbour));
    Refusal differ = because(3, Reason::EdgesDiffer, Tile::D);
    differ.side = south;
    differ.mine = Edge::Field;
    differ.theirs = Edge::City;
    REQUIRE(t.no(Place{at(0, 1), north}) == differ);
    differ.side = west;
    differ.theirs = Edge::Road;
    REQUIRE(t.no(Place{at(1, 0), north}) == differ);
    REQUIRE(t.may(0, 1, south));
    REQUIRE(t.may(0, -1, south));
    REQUIRE(legal(t.game, t.state).size() == 4);
    t.place(0, 1, south);
}

TEST_CASE("K3 of several edges that differ the first is told, from the north clockwise") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north);
    t.turn(Tile::E, 0, 1, south);
    t.draw(Tile::X);
    Refusal differ = because(3, Reason::EdgesDiffer, Tile::U);
    differ.side = south;
    differ.mine = Edge::Road;
    differ.theirs = Edge::Field;
    REQUIRE(t.no(Place{at(1, 1), north}) == differ);
}

TEST_CASE("K3 holes are allowed, and are filled by a tile that matches on all sides") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north);
    t.turn(Tile::B, 0, -1, north);
    t.turn(Tile::U, 0, -2, north);
    t.turn(Tile::U, 1, -2, north);
    t.turn(Tile::U, 2, -2, north);
    t.turn(Tile::E, 2, -1, east);
    t.draw(Tile::V);
    for (const Side top : all_sides) {
        REQUIRE(t.no(Place{at(1, -1), top}).reason == Reason::EdgesDiffer);
    }
    t.place(-1, 0, west);
    t.pass();
    t.turn(Tile::B, 1, -1, north);
    REQUIRE(t.state.board.open_place_at(at(1, -1)) == nullptr);
}

TEST_CASE("K3 every direction that fits is legal, also one that looks like another") {
    CarcassonneTable t;
    t.draw(Tile::B);
    for (const Side top : all_sides) REQUIRE(t.may(0, -1, top));
    REQUIRE(legal(t.game, t.state).size() == 4);
    t.place(0, -1, west);
    REQUIRE(t.state.board.last_tile().top == west);
}

TEST_CASE("K3 a tile that fits nowhere is set aside, and the same player draws again") {
    CarcassonneTable t(3);
    t.turn(Tile::E, 0, 1, south);
    REQUIRE(t.asks() == blue);
    t.draw(Tile::C);
    REQUIRE(t.events == Events{TileDrawn{blue, Tile::C}, TileSetAside{blue, Tile::C}});
    REQUIRE(t.state.in<BeforeDraw>());
    REQUIRE(t.asks() == blue);
    REQUIRE(t.state.turn.number == 2);
    REQUIRE(t.state.set_aside[index(Tile::C)] == 1);
    REQUIRE(t.state.bag[index(Tile::C)] == 0);
    t.draw(Tile::V);
    REQUIRE(t.events == Events{TileDrawn{blue, Tile::V}});
    REQUIRE(t.state.in<Placing>());
    REQUIRE(t.asks() == blue);
}

TEST_CASE("K3 a tile can fit nowhere as early as the second one") {
    CarcassonneTable t(Settings{.start = Start::AnyTile});
    t.turn(Tile::X, 0, 0, north);
    t.draw(Tile::C);
    REQUIRE(t.state.in<BeforeDraw>());
    t.draw(Tile::B);
    REQUIRE(t.state.in<BeforeDraw>());
    REQUIRE(t.asks() == blue);
    REQUIRE(total(t.state.set_aside) == 2);
    t.draw(Tile::A);
    REQUIRE(legal(t.game, t.state).size() == 4);
}

TEST_CASE("K3 a set-aside tile does not come back") {
    CarcassonneTable t;
    t.turn(Tile::E, 0, 1, south);
    t.draw(Tile::C);
    t.say(Draw{});
    REQUIRE(refuse(t.state, DrawnTile{Tile::C}).has_value());
    for (const WeightedOutcome& possible : possible_outcomes(t.state)) {
        REQUIRE(possible.outcome != Outcome(DrawnTile{Tile::C}));
    }
}

TEST_CASE("K3 if the last tile fits nowhere the game ends") {
    CarcassonneTable t;
    t.lay(Tile::E, 0, 1, south);
    t.follower(field(Half::Nw));
    t.leave_in_bag({Tile::C});
    t.draw(Tile::C);
    REQUIRE(t.state.in<GameOver>());
    REQUIRE(t.told<TileSetAside>().size() == 1);
    REQUIRE(t.told<FeatureCounted>().size() == 1);
    REQUIRE(t.told<GameEnded>().size() == 1);
    REQUIRE(t.points(red) == 3);
    REQUIRE(t.asks() == no_seat);
}

TEST_CASE("K3 if the bag runs out by several tiles that fit nowhere the game ends with the last") {
    CarcassonneTable t(Settings{.start = Start::AnyTile});
    t.turn(Tile::X, 0, 0, north);
    t.leave_in_bag({Tile::B, Tile::C});
    t.draw(Tile::B);
    REQUIRE(t.state.in<BeforeDraw>());
    t.draw(Tile::C);
    REQUIRE(t.state.in<GameOver>());
}

TEST_CASE("K3 the board may extend as far as there are tiles") {
    CarcassonneTable t;
    t.turn(Tile::U, -1, 0, north);
    // A road to the east, of all the straight ones, then of those with a crossing.
    int x = 1;
    for (const Tile tile : {Tile::U, Tile::D, Tile::W, Tile::L}) {
        while (t.state.bag[index(tile)] > 0) t.turn(tile, x++, 0, north);
    }
    REQUIRE(x == 18);
    REQUIRE(t.state.board.tile_at(at(17, 0)) != nullptr);
    REQUIRE(t.state.board.tile_at(at(1, 0))->tile == Tile::U);
    REQUIRE(t.state.board.open_place_at(at(18, 0)) != nullptr);
    // Positions that are 16 apart share a slot of the table of positions; these two share the last one.
    for (const int x_of_place : {-1, 15}) {
        const OpenPlace* place = t.state.board.open_place_at(at(x_of_place, -1));
        REQUIRE(place != nullptr);
        REQUIRE(place->at() == at(x_of_place, -1));
    }
    REQUIRE(t.state.board.open_place_at(at(31, -1)) == nullptr);
    REQUIRE(t.state.board.open_places().size() == 2 * 19 + 2);
}
