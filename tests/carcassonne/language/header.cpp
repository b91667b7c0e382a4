// Tests headers: their items, contradictions, and tables made of them.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>

#include "carcassonne/language/names.hpp"
#include "carcassonne/language/table.hpp"
#include "support/carcassonne_words.hpp"

using namespace carcassonne;
using language::Setup;

namespace {

Setup setup_of(const std::string& lines) {
    Setup setup;
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);) {
        Words words(line);
        REQUIRE(setup.read(words.reader));
    }
    return setup;
}
language::Table table_of(const std::string& lines) {
    return language::seat_everybody(setup_of(lines));
}

// What is wrong with the last of these lines: `9: two players are called Ann`.
std::string complaint(const std::string& lines) {
    Setup setup;
    std::istringstream in(lines);
    std::string found;
    for (std::string line; found.empty() && std::getline(in, line);) {
        found = complaint_of(line, [&](text::Reader& reader) {
            const bool is_header = setup.read(reader);
            REQUIRE(is_header);
        });
    }
    return found;
}
// What is wrong with the header as a whole.
std::string fault(const std::function<void()>& make) {
    try {
        make();
        return {};
    } catch (const text::TextError& error) {
        REQUIRE(error.column() == 0);
        return error.what();
    }
}
std::string fault(const std::string& lines) {
    return fault([&] { (void)table_of(lines); });
}

}  // namespace

TEST_CASE("K13 two to five players have different names that the language does not use") {
    REQUIRE(complaint("players Ann") ==
            "12: expected the names of 2 to 5 players, but the line ends here");
    REQUIRE(complaint("players Ann ann") == "13: two players are called ann");
    REQUIRE(complaint("players Zoë ZOË") == "13: two players are called ZOË");
    REQUIRE(complaint("players Ann cloister") ==
            "13: 'cloister' is a word of the language and cannot be a name");
    REQUIRE(complaint("players a b c d e f") == "19: at most 5 can play (K13)");
    REQUIRE(complaint("players Ann Ben\nplayers Ann Ben") == "9: the players are already set");
}

TEST_CASE("names are checked with the words of this game's language alone") {
    REQUIRE_FALSE(language::name_fault("wool"));
    REQUIRE_FALSE(language::new_name_fault("Settle"));
    REQUIRE(language::name_fault("Follower"));
    REQUIRE(language::new_name_fault("bag"));
    REQUIRE(language::new_name_fault("1st"));
}

TEST_CASE("the words that cannot be names are those of the page about the language") {
    std::ifstream page(CARCASSONNE_LANGUAGE_PAGE);
    std::size_t words = 0;
    bool is_listed = false;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("These words cannot be names")) is_listed = true;
        if (line.starts_with("Letters of tiles")) is_listed = false;
        if (!is_listed || !line.starts_with("    ")) continue;
        std::istringstream listed(line);
        for (std::string word; listed >> word; ++words) {
            INFO(word);
            REQUIRE(language::name_fault(word));
        }
    }
    REQUIRE(words == language::reserved_words().size());
    for (const std::string_view word : language::header_words) REQUIRE(language::name_fault(word));
    for (const std::string_view word : language::command_words) {
        REQUIRE(language::name_fault(word));
    }
}

TEST_CASE("K13 a seat without a name is called by its colour") {
    Setup setup;
    setup.players = 5;
    REQUIRE(language::seat_everybody(setup).names ==
            std::vector<std::string>{"red", "blue", "yellow", "green", "black"});
    setup.players = 6;
    REQUIRE(fault([&] { (void)language::seat_everybody(setup); }) ==
            "2 to 5 players can play, not 6 (K13)");
}

TEST_CASE("K13 the first player is named, or drawn from the seed, or has the first seat") {
    REQUIRE(table_of("players Ann Ben Cy").game.settings().first == Seat(0));
    REQUIRE(table_of("players Ann Ben Cy\norder first cy").game.settings().first == Seat(2));
    REQUIRE(fault("players Ann Ben\norder first Cy") ==
            "order first 'Cy': no player has that name");
    REQUIRE(complaint("order roll") == "7: expected shuffle or first, found 'roll'");
    REQUIRE(complaint("order shuffle\norder first Ann") == "7: the order is already set");
    REQUIRE(
        fault("order shuffle\nchance scripted") ==
        "with `chance scripted` the seats cannot be shuffled; write order first NAME instead of "
        "order shuffle (K14)");
    const Setup shuffled = setup_of("players Ann Ben Cy\norder shuffle\nchance seed 7");
    REQUIRE(language::opening_lines(shuffled, language::seat_everybody(shuffled)) ==
            std::vector<std::string>{"seats: Ben Ann Cy"});
    const Setup named = setup_of("players Ann Ben");
    REQUIRE(language::opening_lines(named, language::seat_everybody(named)).empty());
    std::vector<std::string> firsts;
    for (int seed = 0; seed < 20; ++seed) {
        auto table =
            table_of("players Ann Ben Cy\norder shuffle\nchance seed " + std::to_string(seed));
        REQUIRE(table.game.settings().first == Seat(0));
        firsts.push_back(table.names.front());
        std::ranges::sort(table.names);
        REQUIRE(table.names == std::vector<std::string>{"Ann", "Ben", "Cy"});
    }
    for (const char* name : {"Ann", "Ben", "Cy"}) REQUIRE(std::ranges::count(firsts, name) > 0);
}

TEST_CASE("K16 settings are known, and given once") {
    const auto settings =
        table_of("set start any\nset small-city 2\nset farmers off").game.settings();
    REQUIRE(settings.start == Start::AnyTile);
    REQUIRE(settings.small_city == 2);
    REQUIRE_FALSE(settings.farmers);
    REQUIRE(table_of("set start D\nset small-city 4\nset farmers on").game.settings() ==
            Settings{});
    REQUIRE(complaint("set farmer on") == "5: unknown setting 'farmer'; did you mean farmers?");
    REQUIRE(complaint("set small-city 3") == "16: expected 4 or 2, found '3'");
    REQUIRE(complaint("set farmers") == "12: expected on or off, but the line ends here");
    REQUIRE(complaint("set start d any") == "13: expected the end of the line, found 'any'");
    REQUIRE(complaint("set start d\nset start d") == "5: start is already set");
    for (const language::Setting setting : language::all_settings) {
        Settings changed;
        language::change(changed, setting, 1);
        REQUIRE(language::value(changed, setting) == 1);
        language::change(changed, setting, 0);
        REQUIRE(changed == Settings{});
    }
}

TEST_CASE("K14 chance comes from one place") {
    REQUIRE(complaint("chance seed 5\nchance scripted") ==
            "8: the source of chance is already set");
    REQUIRE(complaint("chance tiles") == "8: expected seed or scripted, found 'tiles'");
    REQUIRE(table_of("chance seed 5").seed == 5);
    REQUIRE(table_of("chance seed 5").notices.empty());
    REQUIRE(table_of("players Ann Ben").notices ==
            std::vector<std::string>{"no seed was given, so 0 is used"});
    REQUIRE(table_of("chance scripted").notices.empty());
}

TEST_CASE("bots have a level and sit at the table") {
    const auto table = table_of("players Ann Ben\nbot ben hard\nchance seed 1");
    REQUIRE(table.bots[1] == bots::Level::Hard);
    REQUIRE_FALSE(table.bots[0]);
    REQUIRE(language::bot_line(table, Seat(1)) == "bot Ben hard");
    REQUIRE(language::bot_line(table, Seat(0)) == "bot Ann off");
    REQUIRE(complaint("players Ann Ben\nbot Bem hard") ==
            "5: unknown player 'Bem'; did you mean Ben?");
    REQUIRE(complaint("bot Ben hard\nbot ben easy") == "5: ben is already a bot");
    REQUIRE(complaint("bot Ben") ==
            "8: expected a level (random, easy, medium, hard), but the line ends here");
    REQUIRE(fault("bot Ben hard") == "bot: unknown player 'Ben'; use one of red, blue");
    REQUIRE(
        fault("players Ann Ben\nbot Ben hard\nchance scripted") ==
        "bots cannot play with `chance scripted` or real tiles, because they cannot draw (K14)");
    const std::vector<std::string> taken{"bo"};
    REQUIRE(language::names_for_bots(2, taken) == std::vector<std::string>{"Ada", "Cleo"});
}

TEST_CASE("a header begins with the format's version") {
    REQUIRE(complaint("carcassonne 1").empty());
    REQUIRE(complaint("carcassonne 2") ==
            "1: this file has format version 2, but only version 1 is known; a newer carcassonne "
            "wrote it");
    REQUIRE(complaint("carcassonne 0") ==
            "1: this file has format version 0, but only version 1 is known");
    Setup setup;
    Words words("draw E");
    REQUIRE_FALSE(setup.read(words.reader));
    REQUIRE(words.reader.next_is("draw"));
}

TEST_CASE("the header of a saved game names what differs from the usual") {
    REQUIRE(
        language::header_text(table_of("players Ann Ben\nbot Ann easy\nchance seed 7")) ==
        "carcassonne 1\nplayers Ann Ben\norder first Ann\nbot Ann easy\nchance seed 7\nstart\n");
    const auto table = table_of(
        "players Ann Ben Cy\norder first Ben\nset start any\nset small-city 2\nset farmers "
        "off\nchance scripted");
    REQUIRE(language::is_whole(setup_of("players Ann Ben\norder first Ben\nchance scripted")));
    REQUIRE_FALSE(language::is_whole(setup_of("players Ann Ben\nchance scripted")));
    REQUIRE_FALSE(language::is_whole(setup_of("players Ann Ben\norder first Ben")));
    REQUIRE(language::header_text(table) ==
            "carcassonne 1\nplayers Ann Ben Cy\norder first Ben\nset start any\nset small-city "
            "2\nset farmers off\nchance scripted\nstart\n");
    REQUIRE(
        language::agreement_text(table.game, table.names) ==
        "players Ann Ben Cy\norder first Ben\nset start any\nset small-city 2\nset farmers off\n");
}

TEST_CASE("a command line fills in what a header leaves open and does not contradict it") {
    const auto filled = [](const std::string& header, const Setup& line) {
        Setup setup = setup_of(header);
        setup.fill_from(line, "the command line");
        return setup;
    };
    const auto no = [&](const std::string& header, const Setup& line) {
        return fault([&] { (void)filled(header, line); });
    };
    Setup line = setup_of("players Ann Ben\nset farmers off\norder first Ann\nbot Ben easy");
    const Setup setup = filled("set start any", line);
    REQUIRE(setup.names == line.names);
    REQUIRE(setup.settings[language::Setting::Farmers] == 1);
    REQUIRE(setup.settings[language::Setting::Start] == 1);
    REQUIRE(setup.bots == line.bots);
    REQUIRE(no("players Ann Cy", line) ==
            "the command line and the header disagree about the players");
    REQUIRE(no("set farmers on", line) ==
            "the command line and the header disagree about the farmers");
    REQUIRE(no("order shuffle", line) ==
            "the command line and the header disagree about the order");
    REQUIRE(no("order first Ben", line) ==
            "the command line and the header disagree about the first player");
    Setup seeded;
    seeded.seed = 3;
    seeded.seeded = true;
    REQUIRE(no("chance seed 4", seeded) ==
            "the command line and the header disagree about the seed");
    REQUIRE(no("chance scripted", seeded) ==
            "the command line and the header disagree about the source of chance");
    REQUIRE(filled("chance seed 3", seeded).seed == 3);
    seeded.seeded = false;
    REQUIRE(language::why_without_effect(seeded, filled("chance scripted", seeded),
                                         "the command line") ==
            "the command line gives a seed, but nothing is drawn in this game (K14)");
    REQUIRE(language::why_without_effect(seeded, filled("", seeded), "the command line").empty());
}
