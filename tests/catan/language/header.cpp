// Tests headers: their items, contradictions, and custom boards.
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>

#include <fmt/format.h>

#include "catan/core/first_rolls.hpp"
#include "catan/language/names.hpp"
#include "catan/language/notation.hpp"
#include "catan/language/table.hpp"
#include "catan/table/saved_game.hpp"
#include "support/running.hpp"

using namespace catan;

namespace {

// A spelled-out standard board, all lumber 5 but for its first lines.
std::string custom(const std::string& first_hexes, std::size_t from, const std::string& rest = {}) {
    std::string lines = "players Ann Ben\nboard custom hexagon 3\n" + first_hexes;
    for (std::size_t i = from; i < 19; ++i) lines += fmt::format("hex {} lumber 5\n", i);
    return lines + rest + "start\n";
}

// A header of these lines as a saved game has it, from the line `order` on.
std::string recorded_header(const std::string& lines) {
    const std::string recorded =
        run("players Ann Ben Cy\nboard beginner\nchance seed 1\n" + lines + "start\n").recorded;
    REQUIRE(!recorded.empty());
    return recorded.substr(recorded.find("order"));
}

}  // namespace

TEST_CASE("words of the language of Catan cannot be names, those of other games can") {
    for (const char* word : {"Roll", "largest-army", "catan", "accept", "yes"}) {
        CAPTURE(word);
        REQUIRE(language::name_fault(word));
        REQUIRE(language::new_name_fault(word));
    }
    for (const char* word : {"cloister", "follower", "carcassonne"}) {
        CAPTURE(word);
        REQUIRE_FALSE(language::name_fault(word));
        REQUIRE_FALSE(language::new_name_fault(word));
    }
}

TEST_CASE("R2.1 players have different names that the language does not use") {
    REQUIRE(first_complaint("players Ann") ==
            "script:1:12: expected the names of 2 to 8 players, but the line ends here");
    REQUIRE(first_complaint("players Ann ann") == "script:1:13: two players are called ann");
    REQUIRE(first_complaint("players Zoë ZOË") == "script:1:13: two players are called ZOË");
    REQUIRE(first_complaint("players Ann Ann\u200b") ==
            "script:1:13: 'Ann\u200b' has a character (U+200B) that cannot be seen; leave it out");
    REQUIRE(first_complaint("players Ann wool") ==
            "script:1:13: 'wool' is a word of the language and cannot be a name");
    REQUIRE(first_complaint("players a b c d e f g h i") ==
            "script:1:25: at most 8 can play (R2.1)");
    REQUIRE(first_complaint("players Ann Ben\nplayers Ann Ben") ==
            "script:2:9: the players are already set");
}

TEST_CASE("a seat without a name is called by its colour") {
    language::Setup three;
    three.players = 3;
    REQUIRE(run("show state", {.quiet = true}, three).printed.find("supply red") !=
            std::string::npos);
}

TEST_CASE("R1.2 R1.7 a board that is not there is refused") {
    REQUIRE(first_complaint("board random radius 2") ==
            "script:1:21: a radius must be 3 to 50, not 2 (R1.2)");
    REQUIRE(first_complaint("board random radius 51") ==
            "script:1:21: a radius must be 3 to 50, not 51 (R1.2)");
    REQUIRE(first_complaint("board square") ==
            "script:1:7: unknown board 'square'; use one of random, spiral, beginner, custom");
    REQUIRE(first_complaint("board spiral radius 4 seed 1\nstart") ==
            "script:1:7: there is no spiral board of radius 4 (R1.7)");
    REQUIRE(first_complaint("board beginner extended seed 1\nstart") ==
            "script:1:7: there is no beginner board of the extended shape (R1.7)");
    REQUIRE(first_complaint("board random extended radius 4") ==
            "script:1:23: the board's shape is already set");
}

TEST_CASE("R3.3 a board that does not seat everybody is refused") {
    REQUIRE(first_complaint("players a b c d e f g\nboard random radius 3 seed 1\nstart") ==
            "script:3:1: 7 players need 56 intersections, and this board has 54 (R3.3)");
}

TEST_CASE("R2.5 the first player is one of the table") {
    REQUIRE(first_complaint("players Ann Ben\norder first Cy\nchance seed 1\nstart") ==
            "script:4:1: order first 'Cy': no player has that name");
    REQUIRE(first_complaint("order last") ==
            "script:1:7: expected roll, shuffle or first, found 'last'");
    REQUIRE(first_complaint("chance scripted\norder roll\nstart") ==
            "script:3:1: with `chance scripted`, the header must say who begins: order first NAME "
            "(R9)");
}

TEST_CASE("R2.6 settings are known and within bounds") {
    REQUIRE(first_complaint("set targt 5") ==
            "script:1:5: unknown setting 'targt'; did you mean target?");
    REQUIRE(first_complaint("set target 2") ==
            "script:1:12: target must be 3 to 5000, not 2 (R2.6)");
    REQUIRE(first_complaint("set bank 10001") ==
            "script:1:10: bank must be 5 to 10000, not 10001 (R2.6)");
    REQUIRE(first_complaint("set offers 100") ==
            "script:1:12: offers must be 0 to 99, not 100 (R2.6)");
    REQUIRE(recorded_header("set offers 0\n").find("\nset offers 0\n") != std::string::npos);
    REQUIRE(recorded_header("").find("offers") == std::string::npos);
    REQUIRE(first_complaint("set paired maybe") ==
            "script:1:12: expected on or off, found 'maybe'");
    REQUIRE(first_complaint("set target 5\nset target 5") == "script:2:5: target is already set");
    for (const language::Setting setting : language::all_settings) {
        Settings settings;
        language::change(settings, setting, 1);
        REQUIRE(language::value(settings, setting) == 1);
        language::change(settings, setting, 0);
        REQUIRE(language::value(settings, setting) == 0);
    }
}

TEST_CASE("chance comes from one place") {
    REQUIRE(first_complaint("chance seed 5\nchance scripted") ==
            "script:2:8: the source of chance is already set");
    REQUIRE(first_complaint("chance dice") ==
            "script:1:8: expected seed or scripted, found 'dice'");
    REQUIRE(run("players Ann Ben\nstart").complaints ==
            "script:2:1: note: no seed was given, so 0 is used\n");
    REQUIRE(run("players Ann Ben\nboard random seed 1\nstart").complaints.empty());
}

TEST_CASE("one seed gives board, order and chance") {
    language::Setup setup;
    setup.seed = 42;
    const language::Table table = language::seat_everybody(setup);
    REQUIRE(table.game.board().layout == make_board(Mode::Random, Shape::hexagon(3), 42).layout);
    REQUIRE(table.game.settings().first == roll_for_first(4, 42).first);
    REQUIRE(table.seed == 42);
    setup.order = language::Order::Shuffle;
    const language::Table shuffled = language::seat_everybody(setup);
    const auto seats = shuffle_seats(4, 42);
    for (std::size_t i = 0; i < 4; ++i) REQUIRE(shuffled.names[i] == table.names[seats[i].value]);
    REQUIRE(shuffled.game.settings().first == Seat(0));
    REQUIRE(run("players Ann Ben\norder shuffle\nboard random seed 1\nstart")
                .printed.starts_with("seats: "));
}

TEST_CASE("header and command line must not contradict each other") {
    const auto complaint = [](const std::string& header, const language::Setup& command_line) {
        return run(header + "\nstart", {}, command_line).complaints;
    };
    language::Setup seed;
    seed.seed = 7;
    REQUIRE(complaint("board random seed 7", seed).empty());
    REQUIRE(complaint("board random seed 8", seed) ==
            "script:2:1: the command line and the header disagree about the seed\n");
    REQUIRE(complaint("chance seed 8", seed) ==
            "script:2:1: the command line and the header disagree about the seed\n");
    language::Setup players;
    players.players = 3;
    REQUIRE(complaint("players Ann Ben", players) ==
            "script:2:1: the command line and the header disagree about the number of players\n");
    language::Setup shape;
    shape.shape = Shape::hexagon(4);
    REQUIRE(complaint("board random radius 5", shape) ==
            "script:2:1: the command line and the header disagree about the board\n");
    language::Setup scripted;
    scripted.scripted = true;
    REQUIRE(complaint("chance seed 1", scripted) ==
            "script:2:1: the command line and the header disagree about the source of chance\n");
    language::Setup target;
    target.settings[language::Setting::Target] = 5;
    REQUIRE(complaint("set target 6", target) ==
            "script:2:1: the command line and the header disagree about the target\n");
}

TEST_CASE("a board that is spelled out is whole and can be played on") {
    REQUIRE(first_complaint(custom("hex 0 desert\n", 1)) ==
            "script:22:1: note: no seed was given, so 0 is used");
    REQUIRE(first_complaint(custom("hex 0 desert\n", 2)) ==
            "script:21:1: the custom board has no hex 1");
    REQUIRE(first_complaint(custom("hex 0 desert\nhex 0 desert\n", 1)) ==
            "script:4:5: hex 0 is listed twice");
    REQUIRE(first_complaint(custom("hex 19 desert\n", 0)) ==
            "script:3:5: the hexes of this board are 0 to 18, so there is no 19 (R1.1)");
    REQUIRE(first_complaint(custom("hex 0 desert 8\n", 1)) == "script:3:14: a desert has no token");
    REQUIRE(first_complaint(custom("hex 0 ore\n", 1)) ==
            "script:3:10: expected a token, but the line ends here");
    REQUIRE(first_complaint(custom("hex 0 ore 7\n", 1)) ==
            "script:3:11: a token must be 2 to 12, but not 7; found 7");
    REQUIRE(
        first_complaint(custom("hex 0 gold 8\n", 1)) ==
        "script:3:7: unknown terrain 'gold'; use one of lumber, brick, wool, grain, ore, desert");
    REQUIRE(first_complaint(custom({}, 0)) ==
            "script:22:1: the custom board has no desert, so it must say where the robber is");
    REQUIRE(first_complaint(custom({}, 0, "robber 3\nrobber 4\n")) ==
            "script:23:8: the robber is placed twice");
    REQUIRE(first_complaint(custom({}, 0, "robber 3\nport 0-1 3:1\n")) ==
            "script:23:6: this edge is not on the coast");
    REQUIRE(first_complaint(custom({}, 0, "robber 3\nport 0-9 3:1\n")) ==
            "script:23:6: no edge joins these two intersections (R1.1)");
    REQUIRE(first_complaint(custom({}, 0, "robber 3\nport 25-26 ore\nport 26-27 3:1\n")) ==
            "script:24:6: intersection 26 already has a port");
    REQUIRE(first_complaint(custom({}, 0, "robber 3\nport 25-26 4:1\n")) ==
            "script:23:12: unknown port '4:1'; did you mean 3:1?");
}

TEST_CASE("hexes and ports belong to a board that is spelled out") {
    REQUIRE(first_complaint("board beginner\nport 25-26 3:1") ==
            "script:2:1: 'port' describes a custom board: board custom");
}

TEST_CASE("R1.6 red neighbours on a board that is spelled out are noticed, not refused") {
    const Ran ran = run(custom("hex 0 ore 6\nhex 1 ore 8\n", 2, "robber 3\nchance seed 1\n"));
    REQUIRE(ran.verdict == table::Verdict::Fine);
    REQUIRE(ran.complaints ==
            "script:24:1: note: hexes 0 and 1 are neighbours and both have a 6 or 8 (R1.6)\n");
}

TEST_CASE("the format has a version") {
    REQUIRE(first_complaint("catan 2") ==
            "script:1:1: this file has format version 2, but only version 1 is known");
    REQUIRE(first_complaint("players Ann Ben\ncatan 1") ==
            "script:2:1: 'catan' can only be the first word of a file");
    REQUIRE(run("catan 1\nplayers Ann Ben\nchance seed 1\nstart").complaints.empty());
}

TEST_CASE("a header says who is a bot, and a saved game keeps it") {
    REQUIRE(recorded_header("") == "order first Ann\nchance seed 1\nstart\n");
    REQUIRE(recorded_header("set bot-offers on\n") == recorded_header(""));
    REQUIRE(recorded_header("bot cy HARD\nset bot-offers off\nbot Ann random\n") ==
            "order first Ann\nset bot-offers off\nbot Ann random\nbot Cy hard\nchance seed "
            "1\nstart\n");
    for (const bots::Level level : bots::all_levels) {
        const std::string line = fmt::format("bot Ann {}\n", bots::name(level));
        REQUIRE(recorded_header(line).find(line) != std::string::npos);
    }
}

TEST_CASE("a bot keeps its name when seats are shuffled") {
    for (int seed = 0; seed < 10; ++seed) {
        const std::string lines = fmt::format("board random seed {}\norder shuffle\n", seed);
        const std::string names = "players Ann Ben Cy Dee\nbot Cy easy\n";
        REQUIRE(run(names + lines).recorded.find("\nbot Cy easy\n") != std::string::npos);
    }
}

TEST_CASE("a header with bots reads back as the same") {
    const std::string recorded =
        run("players Ann Ben\nset bot-offers off\nbot Ben easy\nchance seed 1").recorded;
    REQUIRE(run(recorded).recorded == recorded);
    std::istringstream in(recorded);
    const table::SavedGame game = table::load_game(in, "saved");
    REQUIRE(game.fault.empty());
    REQUIRE(!game.match->table().bots[0]);
    REQUIRE(game.match->table().bots[1] == bots::Level::Easy);
    REQUIRE(!game.match->table().bot_offers);
}

TEST_CASE("a bot is a player, once, at a level that there is") {
    REQUIRE(first_complaint("players Ann Ben\nbot Be easy") ==
            "script:2:5: unknown player 'Be'; did you mean Ben?");
    REQUIRE(first_complaint("bot Be easy\nplayers Ann Ben\nchance seed 1\nstart") ==
            "script:4:1: bot: unknown player 'Be'; did you mean Ben?");
    REQUIRE(first_complaint("players Ann Ben\nbot Ben esy") ==
            "script:2:9: unknown level 'esy'; did you mean easy?");
    REQUIRE(first_complaint("players Ann Ben\nbot Ben") ==
            "script:2:8: expected a level (random, easy, medium, hard), but the line ends here");
    REQUIRE(first_complaint("bot") ==
            "script:1:4: expected the name of a player, and a level, but the line ends here");
    REQUIRE(first_complaint("bot Ben easy\nbot ben hard") == "script:2:5: ben is already a bot");
    REQUIRE(first_complaint("set bot-offers 0") == "script:1:16: expected on or off, found '0'");
    REQUIRE(first_complaint("set bot-offers on\nset bot-offers on") ==
            "script:2:5: bot-offers is already set");
    // After the first move it is no header line: another player takes the seat.
    REQUIRE(first_complaint(two_players + "bot Ben hard\nbot Ben off").empty());
    REQUIRE(first_complaint(two_players + "bot Be hard") ==
            "script:13:5: unknown player 'Be'; did you mean Ben?");
}

TEST_CASE("R9 with real dice there are no bots") {
    const std::string expected =
        "script:4:1: there can be no bots with `chance scripted` or real dice, because they cannot "
        "roll and draw (R9)";
    REQUIRE(first_complaint("players Ann Ben\nbot Ben easy\nchance scripted\nstart") == expected);
    REQUIRE(first_complaint("board beginner\nset bot-offers off\nchance scripted\nstart").empty());
}

TEST_CASE("header and command line agree about bots") {
    language::Setup command_line;
    command_line.bots = {{"Ben", bots::Level::Hard}};
    command_line.bot_offers = false;
    const std::string lines = "players Ann Ben\nchance seed 1\n";
    const std::string recorded = run(lines, {}, command_line).recorded;
    REQUIRE(recorded.find("set bot-offers off\nbot Ben hard\n") != std::string::npos);
    REQUIRE(run(lines + "bot Ben hard\n", {}, command_line).recorded == recorded);
    REQUIRE(run(lines + "bot Ben easy\nstart", {}, command_line).complaints ==
            "script:4:1: the command line and the header disagree about the bots\n");
    REQUIRE(run(lines + "set bot-offers on\nstart", {}, command_line).complaints ==
            "script:4:1: the command line and the header disagree about the offers of bots\n");
}
