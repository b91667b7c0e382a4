// Texts that somebody wrote to see what happens.
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "catan/generator.hpp"
#include "catan/notation.hpp"
#include "catan/saved_game.hpp"
#include "catan/script.hpp"

using namespace catan;
using namespace catan::text;

namespace {

struct Spoken {
    Game game;
    std::vector<std::string> names;
    [[nodiscard]] Notation notation() const { return {game, names}; }
};
Spoken five_players() {
    return {Game(make_board(Mode::Beginner, Shape::hexagon(3), 0),
                 usual_settings(5, Shape::hexagon(3))),
            {"Ann", "Ben", "Cy", "Dee", "Eve"}};
}

std::string complaints_about(const std::string& lines) {
    std::string all;
    ScriptOutput output;
    output.complain = [&](std::string_view line) { (all += line) += '\n'; };
    Script script({}, {}, output, "script");
    std::istringstream in(lines);
    script.run(in);
    return all;
}

SavedGame load(const std::string& lines) {
    std::istringstream in(lines);
    return load_game(in, "saved");
}

}  // namespace

TEST_CASE("a road that is no edge prints as one, and reads back as none") {
    const Spoken spoken = five_players();
    const std::string written = spoken.notation().write(BuildRoad{EdgeId::none()}, Seat(0));
    const std::vector<Word> words = split(written);
    Reader reader(words, written.size() + 1);
    REQUIRE(spoken.notation().read_command(reader, Seat(0)) == Command(BuildRoad{EdgeId::none()}));
}

TEST_CASE("no control character gets into a word, also none of those beyond ASCII") {
    REQUIRE_THROWS_AS(split("settle \x1b[2J"), TextError);
    REQUIRE_THROWS_AS(split("settle \x7f"), TextError);
    REQUIRE_THROWS_AS(split("settle \xc2\x80"), TextError);
    REQUIRE_THROWS_AS(split("settle \xc2\x9b"
                            "2J"),
                      TextError);
    REQUIRE(split("settle \xc2\xa0").size() == 2);
}

TEST_CASE("a message shows a line only where a terminal can be given it") {
    REQUIRE(complaints_about("settle\tx\n").find("    settle x\n") != std::string::npos);
    for (const char* const line : {"settle \x1b[2J",
                                   "settle \xc2\x9b"
                                   "2J",
                                   "settle \xff"}) {
        const std::string all = complaints_about(line);
        REQUIRE(all.find("script:1:8: ") == 0);
        REQUIRE(all.find('\n') == all.size() - 1);
    }
}

TEST_CASE("a game that only its faulty line begins is none") {
    const std::string header = "players Ann Ben\nboard beginner\norder first Ann\nchance seed 1\n";
    const SavedGame refused = load(header + "settle 99\n");
    REQUIRE_FALSE(refused.match);
    REQUIRE_FALSE(refused.fault.empty());
    REQUIRE(refused.confirmed_bytes == 0);
    const SavedGame begun = load(header + "start\nsettle 99\n");
    REQUIRE(begun.match);
    REQUIRE_FALSE(begun.fault.empty());
    REQUIRE(begun.confirmed_bytes == header.size() + 6);
}
