// Tests `expect` and `show`: what they compare and print.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "carcassonne/language/expectation.hpp"
#include "support/carcassonne_table.hpp"
#include "support/carcassonne_words.hpp"

using namespace carcassonne;

namespace {

const std::vector<std::string> names{"Ann", "Ben"};

// A game in which Ben has a road and holds V, and Ann has a field; C was set aside.
struct RoadAndField {
    RoadAndField() {
        t.turn(Tile::E, 0, 1, south, city(south));
        t.draw(Tile::C);
        t.turn(Tile::U, 1, 0, north, road(east));
        t.turn(Tile::B, 0, -1, north, field(Half::Nw));
        t.draw(Tile::V);
    }
    [[nodiscard]] language::Notation notation() const { return {t.game, names}; }
    // What is there instead; `met` if nothing differs.
    [[nodiscard]] std::string expect(const std::string& line) const {
        std::string found;
        const std::string complaint = complaint_of(line, [&](text::Reader& reader) {
            found = language::unmet(notation(), t.state, reader).value_or("met");
        });
        return complaint.empty() ? found : complaint;
    }
    [[nodiscard]] std::string show(const std::string& line) const {
        std::string found;
        const std::string complaint = complaint_of(line, [&](text::Reader& reader) {
            found = language::read_shown_text(notation(), t.state, reader);
        });
        return complaint.empty() ? found : complaint;
    }

    CarcassonneTable t;
};

}  // namespace

TEST_CASE("numbers of a player, the bag and the tiles set aside are expected by key") {
    const RoadAndField p;
    REQUIRE(p.expect("Ann points 4") == "met");
    REQUIRE(p.expect("ann followers 6 POINTS 4") == "met");
    REQUIRE(p.expect("Ben projected 2") == "met");
    REQUIRE(p.expect("Ann points 4 followers 7") == "points 4 followers 6");
    REQUIRE(p.expect("Ann projected 7") == "projected 4");
    REQUIRE(p.expect("bag D 3 e 4 C 0") == "met");
    REQUIRE(p.expect("bag V 8") == "met");
    REQUIRE(p.expect("bag D 4") == "D 3");
    REQUIRE(p.expect("aside C 1 D 0") == "met");
    REQUIRE(p.expect("aside C 0") == "C 1");
    REQUIRE(p.expect("bag 3") == "5: expected a tile, A to X, found '3'");
    REQUIRE(p.expect("Ann point 3") == "5: unknown key 'point'; did you mean points?");
    REQUIRE(p.expect("Ann") == "4: expected a key, but the line ends here");
    REQUIRE(p.expect("Ann points") == "11: expected the number of points, but the line ends here");
}

TEST_CASE("K3 a place is expected to be legal for the tile in hand") {
    RoadAndField p;
    REQUIRE(p.expect("legal 2,0 south") ==
            "a refusal by K3: its western edge would be a field, and U has a road there");
    REQUIRE(p.expect("legal 2,0 east") == "met");
    REQUIRE(p.expect("legal 2,0") == "10: expected a direction, but the line ends here");
    p.t.place(2, 0, east);
    REQUIRE(p.expect("legal 2,0 east") ==
            "a refusal by K5: Ben must place a follower or pass first");
}

TEST_CASE("K6-K9 a feature is expected at any of its spots") {
    const RoadAndField p;
    REQUIRE(p.expect("feature 0,1 city s tiles 2 pennants 0 open 0 owner none") == "met");
    REQUIRE(p.expect("feature 0,0 road w tiles 2 open 2 owner Ben") == "met");
    REQUIRE(p.expect("feature 1,0 road w points 2") == "met");
    REQUIRE(p.expect("feature 0,-1 field ws cities 0 owner Ann") == "met");
    REQUIRE(p.expect("feature 0,-1 field ws owner none cities 0") ==
            "34: expected the end of the line, found 'cities'");
    REQUIRE(p.expect("feature 0,0 road e tiles 3 owner Ann") == "tiles 2 owner Ben");
    REQUIRE(p.expect("feature 0,0 road e owner none") == "owner Ben");
    REQUIRE(p.expect("feature 0,0 cloister tiles 1") == "D at 0,0 without cloister");
    REQUIRE(p.expect("feature 7,7 city n open 1 owner none") == "no tile at 7,7");
    REQUIRE(p.expect("feature 0,0 city n") == "19: expected a key, but the line ends here");
    REQUIRE(p.expect("feature 0,0 city n owner Cy") ==
            "26: unknown player 'Cy'; use one of Ann, Ben");
}

TEST_CASE("the other lines of the state are expected word by word") {
    RoadAndField p;
    REQUIRE(p.expect("turn 4 Ben") == "met");
    REQUIRE(p.expect("turn 4") == "met");
    REQUIRE(p.expect("turn 5") == "4 Ben");
    REQUIRE(p.expect("phase place") == "met");
    REQUIRE(p.expect("drawn V") == "met");
    REQUIRE(p.expect("placed none") == "met");
    REQUIRE(p.expect("winner none") == "met");
    REQUIRE(p.expect("tile 1,0 U north Ben road e") == "met");
    REQUIRE(p.expect("tile 1,0 U") == "met");
    REQUIRE(p.expect("tile 1,0 U south") == "U north Ben road e");
    REQUIRE(p.expect("tile 2,0 none") == "met");
    REQUIRE(p.expect("turn 4 Ben Ann") == "4 Ben");
    REQUIRE(p.expect("phase") ==
            "6: expected the rest of the line, or its beginning, but the line ends here");
    REQUIRE(p.expect("phse place") == "1: unknown subject 'phse'; did you mean phase?");
    REQUIRE(p.expect("") ==
            "1: expected a line of the state, or the beginning of one, but the line ends here");
    p.t.place(2, 0, east);
    REQUIRE(p.expect("placed Ben") == "met");
    REQUIRE(p.expect("drawn none") == "met");
}

TEST_CASE("what is shown is the state, or a part of it") {
    RoadAndField p;
    REQUIRE(
        p.show("state") ==
        "turn 4 Ben\n"
        "phase place\n"
        "drawn V\n"
        "bag A 2 B 3 D 3 E 4 F 2 G 1 H 3 I 2 J 3 K 3 L 3 M 2 N 3 O 2 P 3 Q 1 R 3 S 2 T 1 U 7 V 8 W "
        "4 X 1\n"
        "aside C 1\n"
        "Ann points 4 followers 6\n"
        "Ben points 0 followers 6\n"
        "tile 0,0 D north\n"
        "tile 0,1 E south\n"
        "tile 1,0 U north Ben road e\n"
        "tile 0,-1 B north Ann field nw\n"
        "winner none\n");
    REQUIRE(p.show("board") ==
            "tile 0,0 D north\ntile 0,1 E south\ntile 1,0 U north Ben road e\n"
            "tile 0,-1 B north Ann field nw\n");
    REQUIRE(p.show("Ann") == "Ann points 4 followers 6 projected 4\n");
    REQUIRE(p.show("feature 0,0 road w") ==
            "feature 0,0 road e tiles 2 pennants 0 open 2 points 2 owner Ben\n");
    REQUIRE(p.show("feature 9,0 road w") == "no tile at 9,0\n");
    REQUIRE(p.show("bag").starts_with("bag A 2 B 3 D 3"));
    REQUIRE(p.show("aside") == "aside C 1\n");
    REQUIRE(p.expect("aside C 1") == "met");
    REQUIRE(p.expect("aside none") == "C 1");
    REQUIRE(p.show("places") ==
            "1: unknown part 'places'; use one of state, board, score, legal, bag, "
            "aside, feature, Ann, Ben");
    REQUIRE(p.show("") ==
            "1: expected state, board, score, legal, bag, aside, feature or a player, but the "
            "line ends here");
    REQUIRE(p.show("state now") == "7: expected the end of the line, found 'now'");
    p.t.place(2, 0, east);
    REQUIRE(p.show("legal") == "follower field nw\npass\n");
    p.t.leave_in_bag({});
    p.t.say(Pass{});
    REQUIRE(p.show("legal") == "none\n");
    REQUIRE(p.show("bag") == "bag none\n");
    REQUIRE(p.expect("bag none") == "met");
    REQUIRE(p.expect("bag none A 1") == "10: expected the end of the line, found 'A'");
}
