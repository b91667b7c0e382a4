// Tests lines of moves: what they mean, and what is said about those that cannot be read.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "support/carcassonne_words.hpp"

using namespace carcassonne;

namespace {

const Game game{Settings{}};
const std::vector<std::string> names{"Ann", "Ben"};
const language::Notation notation{game, names};

std::string complaint(const std::string& line) {
    return complaint_of(line, [](text::Reader& reader) {
        const Seat speaker = notation.read_speaker(reader).value_or(Seat(0));
        const Command command = language::Notation::read_command(reader, speaker);
        (void)language::Notation::read_outcome(reader, command);
    });
}
Command command(const std::string& line) {
    Words words(line);
    const Command read = language::Notation::read_command(words.reader, Seat(0));
    REQUIRE(words.reader.at_end());
    return read;
}

}  // namespace

TEST_CASE("a move is a word and what it needs, in any case") {
    REQUIRE(command("draw") == Command(Draw{}));
    REQUIRE(command("PASS") == Command(Pass{}));
    REQUIRE(command("place 3,-1 South") == Command(Place{{3, -1}, Side::South}));
    REQUIRE(command("place -12,0 north") == Command(Place{{-12, 0}, Side::North}));
    REQUIRE(command("follower cloister") == Command(Follower{Spot::cloister()}));
    REQUIRE(command("follower city w") == Command(Follower{Spot::city(Side::West)}));
    REQUIRE(command("follower road n") == Command(Follower{Spot::road(Side::North)}));
    REQUIRE(command("follower field es") == Command(Follower{Spot::field(Half::Es)}));
}

TEST_CASE("a move is written with its player and the tile that was drawn") {
    REQUIRE(notation.write(Move{Seat(1), Draw{}, DrawnTile{Tile::X}}) == "Ben: draw X");
    REQUIRE(notation.write(Move{Seat(0), Place{{-1, 2}, Side::West}, {}}) ==
            "Ann: place -1,2 west");
    REQUIRE(notation.write(Move{Seat(0), Follower{Spot::field(Half::Sw)}, {}}) ==
            "Ann: follower field sw");
    REQUIRE(notation.write(Move{Seat(0), Pass{}, {}}) == "Ann: pass");
}

TEST_CASE("a line that is no move is told what it should be") {
    REQUIRE(complaint("Cy: pass") == "1: unknown player 'Cy'; use one of Ann, Ben");
    REQUIRE(complaint("drw") == "1: unknown command 'drw'; did you mean draw?");
    REQUIRE(complaint("settle") ==
            "1: unknown command 'settle'; use one of draw, place, follower, pass");
    REQUIRE(complaint("pass now") == "6: expected the end of the line, found 'now'");
    REQUIRE(complaint("draw Y") == "6: expected a tile, A to X, found 'Y'");
    REQUIRE(complaint("draw EE") == "6: expected a tile, A to X, found 'EE'");
    REQUIRE(complaint("draw e").empty());
    REQUIRE(complaint("draw E F") == "8: expected the end of the line, found 'F'");
    REQUIRE(complaint("place") ==
            "6: expected a place such as 0,1 or 3,-1, but the line ends here");
    REQUIRE(complaint("place north") == "7: expected a place such as 0,1 or 3,-1, found 'north'");
    REQUIRE(complaint("place 0,1") == "10: expected a direction, but the line ends here");
    REQUIRE(complaint("place 0,1 n") == "11: unknown direction 'n'; did you mean north?");
    REQUIRE(complaint("place 0,1 up") ==
            "11: unknown direction 'up'; use one of north, east, south, west");
    REQUIRE(complaint("follower") == "9: expected a spot, but the line ends here");
    REQUIRE(complaint("follower monk") ==
            "10: unknown spot 'monk'; use one of road, city, cloister, field");
    REQUIRE(complaint("follower city") == "14: expected a side, but the line ends here");
    REQUIRE(complaint("follower city south") == "15: unknown side 'south'; did you mean s?");
    REQUIRE(complaint("follower field n") == "16: unknown half side 'n'; did you mean nw?");
    REQUIRE(complaint("follower cloister n") == "19: expected the end of the line, found 'n'");
}

TEST_CASE("a place is one word of two plain numbers") {
    const std::string blanks =
        "7: write both numbers of a place as one word without blanks, such as 0,1";
    REQUIRE(complaint("place 0 1 north") == blanks);
    REQUIRE(complaint("place 0, 1 north") == blanks);
    REQUIRE(complaint("place 0 ,1 north") == blanks);
    REQUIRE(complaint("place ,1 north") == blanks);
    REQUIRE(complaint("place +3,-1 north") == "7: write '+3,-1' as 3,-1");
    REQUIRE(complaint("place 03,1 north") == "7: write '03,1' as 3,1");
    REQUIRE(complaint("place 3,-01 north") == "7: write '3,-01' as 3,-1");
    REQUIRE(complaint("place -0,1 north") == "7: write '-0,1' as 0,1");
    REQUIRE(complaint("place 3,1,2 north") ==
            "7: expected a place such as 0,1 or 3,-1, found '3,1,2'");
    REQUIRE(complaint("place 3,x north") == "7: expected a place such as 0,1 or 3,-1, found '3,x'");
    REQUIRE(complaint("place --3,1 north") ==
            "7: expected a place such as 0,1 or 3,-1, found '--3,1'");
    REQUIRE(complaint("place 99999,0 north") == "7: '99999,0' lies too far away");
    REQUIRE(complaint("place 9999,-999 north").empty());
}
