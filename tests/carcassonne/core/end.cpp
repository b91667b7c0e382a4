// K12: the end of the game.
#include <catch2/catch_test_macros.hpp>

#include "support/carcassonne_table.hpp"

using namespace carcassonne;

TEST_CASE("K12 after the last tile incomplete features and fields are scored") {
    CarcassonneTable t;
    t.turn(Tile::F, 0, 1, east, city(north));         // two tiles and a pennant
    t.turn(Tile::U, 1, 0, north, road(east));         // three tiles in the end
    t.turn(Tile::B, 0, -1, north, cloister);          // with four neighbours in the end
    t.turn(Tile::V, -1, -1, north, field(Half::Nw));  // south-west of D; touches no city
    t.leave_in_bag({Tile::U});
    t.lay(Tile::U, -1, 0, north);
    REQUIRE(t.projected(red) == 3 + 5);
    REQUIRE(t.projected(blue) == 3);
    t.pass();
    REQUIRE(t.state.in<GameOver>());
    REQUIRE(t.points(red) == 8);
    REQUIRE(t.points(blue) == 3);
    const auto counted = t.told<FeatureCounted>();
    REQUIRE(counted.size() == 4);
    REQUIRE(counted[0].feature.kind == FeatureKind::Road);
    REQUIRE(counted[0].feature.points == 3);
    REQUIRE(counted[1].feature.kind == FeatureKind::City);
    REQUIRE(counted[1].feature.points == 3);
    REQUIRE(counted[2].feature.kind == FeatureKind::Cloister);
    REQUIRE(counted[2].feature.points == 5);
    REQUIRE(counted[3].feature.kind == FeatureKind::Field);
    REQUIRE(counted[3].feature.points == 0);
    REQUIRE(counted[3].feature.owners == seats({blue}));
    REQUIRE(t.events.back() == Event(GameEnded{{8, 3}, {1, 2}, seats({red})}));
    REQUIRE(t.told<TurnBegan>().empty());
    REQUIRE(std::get<GameOver>(t.state.phase).winners == seats({red}));
}

TEST_CASE("K12 what the last tile completes is scored as complete") {
    CarcassonneTable t;
    t.turn(Tile::F, 0, 1, east, city(north));
    t.leave_in_bag({Tile::E});
    t.turn(Tile::E, 0, 2, south);
    REQUIRE(t.state.in<GameOver>());
    REQUIRE(t.points(red) == 8);
    REQUIRE(t.told<FeatureCompleted>().size() == 1);
    REQUIRE(t.told<FeatureCounted>().empty());
}

TEST_CASE("K12 equal points share the win, and the next rank is left out") {
    CarcassonneTable t(3);
    t.turn(Tile::U, 1, 0, north, road(east));
    t.turn(Tile::B, 0, -1, north, cloister);
    t.leave_in_bag({Tile::U});
    t.turn(Tile::U, 2, 0, north);
    REQUIRE(t.points(red) == 3);
    REQUIRE(t.points(blue) == 3);
    REQUIRE(t.points(yellow) == 0);
    REQUIRE(std::get<GameOver>(t.state.phase).winners == seats({red, blue}));
    REQUIRE(ranking(t.game, t.state) == std::array<std::uint8_t, most_players>{1, 1, 3, 0, 0});
}

TEST_CASE("K9 on a tie at the end all score in full") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north, road(east));
    t.turn(Tile::W, 1, -1, north, road(east));
    t.turn(Tile::V, 2, 0, north);
    t.leave_in_bag({Tile::V});
    t.turn(Tile::V, 2, -1, east);
    REQUIRE(t.points(red) == 5);
    REQUIRE(t.points(blue) == 5);
}

TEST_CASE("K12 after the end every command is refused, and the points stay") {
    CarcassonneTable t;
    t.leave_in_bag({Tile::U});
    t.turn(Tile::U, 1, 0, north, road(east));
    REQUIRE(t.state.in<GameOver>());
    REQUIRE(t.asks() == no_seat);
    REQUIRE(t.no(Draw{}) == because(12, Reason::NotNow));
    REQUIRE(t.no(Place{at(2, 0), north}, red) == because(12, Reason::NotNow));
    REQUIRE(t.no(Pass{}, blue) == because(12, Reason::NotNow));
    REQUIRE(legal(t.game, t.state).empty());
    REQUIRE(t.points(red) == 2);
    REQUIRE(t.projected(red) == 2);
    REQUIRE(final_features(t.game, t.state).empty());
    // Followers of the last scoring stay on the board.
    REQUIRE(t.state.board.last_tile().follower == red);
}

TEST_CASE("K12 older features of a kind are scored first") {
    CarcassonneTable t;
    t.turn(Tile::W, -1, 0, north, road(west));
    t.turn(Tile::W, 1, 0, north, road(east));
    t.leave_in_bag({Tile::B});
    t.turn(Tile::B, 0, -1, north);
    const auto counted = t.told<FeatureCounted>();
    REQUIRE(counted.size() == 2);
    REQUIRE(counted[0].feature.at == at(-1, 0));
    REQUIRE(counted[1].feature.at == at(1, 0));
}
