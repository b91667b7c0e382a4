// Tests saved games: read back, incomplete, damaged; and their files.
#include "catan/table/saved_game.hpp"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

#include "program/save_file.hpp"
#include "support/running.hpp"
#include "support/scratch_folder.hpp"

using namespace catan;

namespace {

std::string saved() {
    return run(two_players + "roll 3 5\nend\nroll 1 1\nend\nroll 1 2\n").recorded;
}

table::SavedGame load(const std::string& text) {
    std::istringstream in(text);
    return table::load_game(in, "saved");
}

}  // namespace

TEST_CASE("a saved game loads whole") {
    const table::SavedGame game = load(saved());
    REQUIRE(game.match);
    REQUIRE(game.fault.empty());
    REQUIRE(game.bytes == saved().size());
    REQUIRE(game.match->state().turn.number == 3);
    REQUIRE(game.confirmed_turn == 3);
}

TEST_CASE("a copy of a game tells who sat where as the saved game does") {
    const std::string original =
        run("players Ann Ben\nboard beginner\norder first Ann\nbot Ben hard\nchance seed 7\nstart\n"
            "bot Ann easy\nsettle 12\nroad 12-13\nbot Ben off\nbot Ann off\nsettle 25\n"
            "road 25-26\nauto easy 10\nbot Ben medium\n")
            .recorded;
    const table::SavedGame game = load(original);
    REQUIRE(game.match);
    REQUIRE(table::saved_text(*game.match) == original);
    const table::SavedGame again = load(table::saved_text(*game.match));
    REQUIRE(again.match);
    REQUIRE(again.match->table().bots == game.match->table().bots);
    REQUIRE(again.match->check() == game.match->check());
}

TEST_CASE("R12 a copy of a game in which something was taken back seats everybody in time") {
    const table::SavedGame game =
        load(run("players Ann Ben\nboard beginner\norder first Ann\nchance seed 7\nstart\n"
                 "settle 12\nroad 12-13\nsettle 25\nbot Ann easy\nBen: undo\nsettle 30\n")
                 .recorded);
    REQUIRE(game.match);
    const std::string copy = table::saved_text(*game.match);
    REQUIRE(copy.find("Ann: road 12-13\nbot Ann easy\nBen: settle 30\n") != std::string::npos);
    REQUIRE(load(copy).match->check() == game.match->check());
}

TEST_CASE("a torn last line is no part of the game") {
    const std::string whole = saved();
    for (std::size_t cut = 1; cut < 13; ++cut) {
        const table::SavedGame game = load(whole.substr(0, whole.size() - cut));
        REQUIRE(game.match);
        REQUIRE(game.fault.empty());
        REQUIRE(game.torn);
        REQUIRE(whole.substr(game.bytes).starts_with(*game.torn));
        REQUIRE_FALSE(game.match->state().turn.rolled());
    }
}

TEST_CASE("a damaged game is sound up to its last check that matches") {
    std::string text = saved();
    const std::size_t second = text.find("Ben: roll 1 1");
    text.replace(second, 13, "Ben: roll 5 5");
    const table::SavedGame game = load(text);
    REQUIRE(game.fault.size() == 3);
    REQUIRE(game.fault[0].starts_with("saved:"));
    REQUIRE(game.confirmed_turn == 2);
    REQUIRE(game.confirmed_bytes == second);
    std::istringstream in(text);
    const table::SavedGame cut = table::load_game(in, "saved", game.confirmed_bytes);
    REQUIRE(cut.fault.empty());
    REQUIRE(cut.match->state().turn.number == 2);
}

TEST_CASE("what is no saved game gives no match") {
    REQUIRE_FALSE(load("").match);
    REQUIRE_FALSE(load("hello\n").match);
    REQUIRE_FALSE(load("hello\n").fault.empty());
    REQUIRE_FALSE(load("catan 1\nplayers Ann Ben\n").match);
    REQUIRE_FALSE(load(std::string(200, '\0') + "\n").match);
}

TEST_CASE("a saved game says everything in its header, and a script does not") {
    REQUIRE(load(saved()).is_saved);
    // Also one that ends, is torn or damaged behind its header.
    const std::string header = saved().substr(0, saved().find("start\n") + 6);
    REQUIRE(load(header).is_saved);
    REQUIRE(load(header + "Ann: sett").is_saved);
    REQUIRE(load(header + "nonsense\n").is_saved);
    for (const std::string line : {"players ", "board ", "order ", "chance "}) {
        std::string text = saved();
        const std::size_t at = text.find('\n' + line) + 1;
        text.erase(at, text.find('\n', at) + 1 - at);
        CAPTURE(line);
        REQUIRE_FALSE(load(text).is_saved);
    }
    REQUIRE_FALSE(
        load("catan 1\nplayers Ann Ben\nboard beginner\norder first Ann\nsettle 12\n").is_saved);
    REQUIRE_FALSE(load("settle 12\n").is_saved);
    REQUIRE_FALSE(load("start\nof a list\n").is_saved);
    REQUIRE_FALSE(load("").is_saved);
}

TEST_CASE("a save file has every line that was added, and belongs to its owner only") {
    const ScratchFolder scratch;
    const auto path = scratch.folder / "game.catan";
    std::vector<std::string> complaints;
    const auto complain = [&](const std::string& text) { complaints.push_back(text); };
    {
        program::SaveFile file = program::SaveFile::create(path, complain);
        file.add("one");
        file.add("two\nthree");
        REQUIRE(content(path) == "one\ntwo\nthree\n");
        REQUIRE_THROWS_AS(program::SaveFile::create(path, complain), std::system_error);
        REQUIRE_THROWS_AS(program::SaveFile::open(path, complain), std::runtime_error);
        program::SaveFile moved = std::move(file);
        moved.add("four");
        REQUIRE(content(path) == "one\ntwo\nthree\nfour\n");
    }
    {
        program::SaveFile file = program::SaveFile::open(path, complain);
        file.cut(8);
        file.add("five");
        REQUIRE(content(path) == "one\ntwo\nfive\n");
    }
    REQUIRE(complaints.empty());
    REQUIRE_THROWS_AS(program::SaveFile::open(scratch.folder / "none", complain),
                      std::system_error);
    REQUIRE_THROWS_AS(program::SaveFile::create(scratch.folder / "none/game", complain),
                      std::system_error);
}
