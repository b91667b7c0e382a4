// Tests scripts that were written to break the program.
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "catan/core/generator.hpp"
#include "catan/language/notation.hpp"
#include "catan/table/saved_game.hpp"
#include "catan/table/script.hpp"

using namespace catan;
using namespace catan::language;
using namespace catan::table;
using namespace tabletop::text;

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

TEST_CASE("a part of a byte order mark before a text is no mark") {
    REQUIRE(complaints_about("\xef\xbb\xbf"
                             "board beginner x\n")
                .find("script:1:16: ") == 0);
    REQUIRE(complaints_about("\xef\xbbsettle 12\n").find("script:1:1: this is not valid UTF-8") ==
            0);
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

namespace {

// A state of five players, as it is written: turn 1, and Ann has rolled.
std::string some_state(const std::string& turn, const std::string& bank = "24",
                       const std::string& wool_of_ann = "0") {
    std::string text = turn + "bank lumber 24 brick 24 wool " + bank + " grain 24 ore 24\n";
    text += "deck 34\nrobber 0\nlongest-road none\nlargest-army none\n";
    for (const char* const name : {"Ann", "Ben", "Cy", "Dee", "Eve"}) {
        const std::string who(name);
        text += who + " points 0 public 0 lumber 0 brick 0 wool " +
                (who == "Ann" ? wool_of_ann : "0") +
                " grain 0 ore 0 knight 0 road-building 0 plenty 0 monopoly 0 victory 0 "
                "played 0 longest 0\n";
        text += "supply " + who + " roads 15 settlements 5 cities 4\nbuilt " + who + "\n";
    }
    return text + "winner none\n";
}

}  // namespace

TEST_CASE("a state that no game comes to is not read") {
    const Spoken spoken = five_players();
    const auto is_read = [&](const std::string& text) {
        try {
            const State state = spoken.notation().read_state(text);
            REQUIRE(spoken.notation().write(state) == text);
            return true;
        } catch (const TextError&) {
            return false;
        }
    };
    const std::string roll = "turn 1 Ann\nphase roll\nasked Ann\n";
    const std::string main = "turn 1 Ann\nphase main\nasked Ann\nrolled 3 5\n";
    REQUIRE(is_read(some_state(roll)));
    REQUIRE(is_read(some_state(main)));
    REQUIRE(is_read(some_state("turn 1 Dee\nphase paired\nasked Dee\nrolled 3 5\n")));

    REQUIRE_FALSE(is_read(some_state("turn 1 Ann\nphase main\nasked Ann\n")));
    REQUIRE_FALSE(is_read(some_state("turn 1 Ann\nphase main\nasked Ann\nrolled 0 5\n")));
    REQUIRE_FALSE(is_read(some_state(roll + "rolled 3 5\n")));
    REQUIRE_FALSE(is_read(some_state("turn 0 Ann\nphase main\nasked Ann\nrolled 3 5\n")));
    REQUIRE_FALSE(is_read(some_state("turn 0 Ben\nphase setup-settlement\nasked Ben\n")));
    REQUIRE_FALSE(
        is_read(some_state("turn 1 Ann\nphase roads\nasked Ann\nrolled 3 5\n"
                           "free-roads 2\nplayed-card yes\n")));
    REQUIRE_FALSE(is_read(some_state("turn 1 Ann\nphase robber\nasked Ann\nrolled 3 5\n")));
    REQUIRE(is_read(some_state("turn 1 Ann\nphase robber\nasked Ann\nrolled 3 4\n")));
    REQUIRE_FALSE(is_read(some_state("turn 1 Ann\nphase steal\nasked Ann\nrolled 3 4\n")));

    const std::string seven = "turn 1 Ann\nphase discard\nasked Ann\nrolled 3 4\n";
    REQUIRE(is_read(some_state(seven + "owes Ann 4\n", "15", "9")));
    REQUIRE_FALSE(is_read(some_state(seven + "owes Ann 5\n", "15", "9")));
    REQUIRE_FALSE(is_read(some_state(seven + "owes Ann 3\n", "17", "7")));

    const std::string trade = "turn 1 Ann\nphase trade\nasked Ann\nrolled 3 5\n";
    const std::string offer = "offer 1 wool for 1 ore to Ben\n";
    REQUIRE(is_read(some_state(trade + offer + "answer Ben decline\n", "23", "1")));
    REQUIRE_FALSE(is_read(some_state(trade + offer + "answer Ben decline\n")));
    REQUIRE_FALSE(is_read(some_state(trade + offer + "answer Ben accept\n", "23", "1")));
    REQUIRE_FALSE(is_read(some_state(trade, "23", "1")));
}
