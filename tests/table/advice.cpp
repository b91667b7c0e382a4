// Tests `advise` and `auto`: advice of bots for the player to move, printed or played.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>

#include <fmt/format.h>

#include "catan/table/script.hpp"
#include "support/running.hpp"

using namespace catan;
using table::Verdict;

namespace {

std::string after_setup(const std::string& lines) { return two_players + lines; }

// The output after the set-up.
std::string printed(const std::string& lines) {
    return run(after_setup(lines)).printed.substr(run(two_players).printed.size());
}

// The error messages of these lines, which follow the set-up, without the file's name.
std::string complaint(const std::string& lines) {
    const std::string all = first_complaint(after_setup(lines));
    return all.empty() ? all : all.substr(std::string("script:").size());
}

std::size_t count_lines(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

TEST_CASE("the words of bots are names as well") {
    const std::string lines = R"(players bot Advise AUTO bot-offers
bot bot easy
bot auto hard
bot bot-offers random
board beginner
order first Auto
chance seed 1
auto: settle 12
auto: road 12-13
bot-offers: settle 30
auto random
bot: settle 25
auto random
advise random
advise: settle 40
expect advise points 1
expect auto points 1
)";
    const Ran ran = run(lines);
    REQUIRE(ran.complaints.empty());
    REQUIRE(run(ran.recorded).recorded == ran.recorded);
}

TEST_CASE("advise prints the move that a bot would make, and plays nothing") {
    for (const bots::Level level : bots::all_levels) {
        const std::string advise = fmt::format("advise {}\n", bots::name(level));
        for (const std::string& before : {std::string(), std::string("roll 3 5\n")}) {
            const Ran plain = run(after_setup(before));
            const Ran asked = run(after_setup(before + advise), {.quiet = true});
            REQUIRE(asked.complaints.empty());
            REQUIRE(count_lines(asked.printed) == 1);
            REQUIRE(asked.printed.starts_with("Ann: "));
            REQUIRE(asked.recorded == plain.recorded);
            // It is a move that can be made as it stands.
            REQUIRE(run(after_setup(before + asked.printed)).complaints.empty());
            const std::string show = before + advise + "show state\n";
            REQUIRE(run(after_setup(show), {.quiet = true}).printed ==
                    asked.printed +
                        run(after_setup(before + "show state\n"), {.quiet = true}).printed);
        }
    }
}

TEST_CASE("advise takes nothing away: not the chance of the game, nor what can be taken back") {
    REQUIRE(run(after_setup("advise easy\nroll\nadvise hard\nend\nroll\n")).recorded ==
            run(after_setup("roll\nend\nroll\n")).recorded);
    REQUIRE(run("players Ann Ben\nchance seed 1\norder first Ann\nsettle 12\nadvise easy\nundo\n")
                .complaints.empty());
}

TEST_CASE("advise with a number prints the best moves, all of them legal") {
    for (const bots::Level level : bots::all_levels) {
        const std::string lines =
            run(after_setup(fmt::format("advise {} 3\n", bots::name(level))), {.quiet = true})
                .printed;
        REQUIRE(count_lines(lines) >= 1);
        REQUIRE(count_lines(lines) <= 3);
        std::istringstream in(lines);
        for (std::string line; std::getline(in, line);) {
            REQUIRE(run(after_setup(line)).complaints.empty());
        }
    }
}

TEST_CASE("auto makes the move that advise tells, and records no more than that") {
    const std::string advice = printed("advise random\n");
    const Ran ran = run(after_setup("auto random\n"));
    REQUIRE(ran.complaints.empty());
    REQUIRE(ran.recorded.substr(run(two_players).recorded.size())
                .starts_with(advice.substr(0, advice.size() - 1)));
    REQUIRE(printed("auto random\n") == printed(advice));
    REQUIRE(ran.recorded.find("auto") == std::string::npos);
    REQUIRE(run(ran.recorded).recorded == ran.recorded);
}

TEST_CASE("auto with a number makes up to so many moves, and stops at the end of the game") {
    const std::string one_by_one = printed("auto easy\nauto easy\nauto easy\nauto easy\n");
    REQUIRE(printed("auto easy 4\n") == one_by_one);
    const std::string lines = "players Ann Ben\nset target 3\nchance seed 1\n";
    std::string autos;
    for (int i = 0; i < 20; ++i) autos += "auto easy 1000\n";
    const Ran over = run(lines + autos);
    REQUIRE(over.verdict == Verdict::Refused);
    REQUIRE(over.printed.find(" wins with ") != std::string::npos);
    REQUIRE(over.complaints.find("refused by R10.5: the game is over\n") != std::string::npos);
}

TEST_CASE("R10.5 after the end no player is advised") {
    const std::string lines = run("players Ann Ben\nset target 3\nchance seed 1\nauto easy 1000\n"
                                  "auto easy 1000\n",
                                  {.keep_going = true})
                                  .recorded;
    for (const char* ask : {"advise hard", "advise hard 3", "auto hard", "auto hard 20"}) {
        const Ran ran = run(lines + ask, {.quiet = true});
        REQUIRE(ran.verdict == Verdict::Refused);
        REQUIRE(ran.printed.empty());
        REQUIRE(ran.complaints.find("refused by R10.5: the game is over\n") != std::string::npos);
    }
}

TEST_CASE("R9 under scripted chance auto makes moves that need no outcome, and no others") {
    const std::string lines = "players Ann Ben\nboard beginner\nchance scripted\nauto random 30\n";
    const Ran ran = run(lines);
    REQUIRE(ran.verdict == Verdict::Refused);
    REQUIRE(ran.complaints ==
            "script:4:1: refused by R9: chance is scripted, so this move must be written, with its "
            "outcome: Ann: roll\n    auto random 30\n    ^\n");
    const std::string recorded = ran.recorded.substr(ran.recorded.find("start\n") + 6);
    REQUIRE(count_lines(recorded) == 8);  // the set-up
    REQUIRE(run("players Ann Ben\nboard beginner\nchance scripted\nadvise random\n")
                .complaints.empty());
}

TEST_CASE("what is wrong with advise and auto is told, and where") {
    for (const char* word : {"advise", "auto"}) {
        const std::size_t width = std::string(word).size();
        const auto says = [&](const std::string& rest, std::size_t column,
                              const std::string& message) {
            REQUIRE(complaint(word + rest) == fmt::format("13:{}: {}", column, message));
        };
        says("", width + 1,
             "expected a level (random, easy, medium, hard), but the line ends here");
        says(" eazy", width + 2, "unknown level 'eazy'; did you mean easy?");
        says(" easy 0", width + 7, "the number of moves must be 1 to 1000, not 0");
        says(" easy 1001", width + 7, "the number of moves must be 1 to 1000, not 1001");
        says(" easy x", width + 7, "expected a number of moves, found 'x'");
        says(" easy 3 4", width + 9, "expected the end of the line, found '4'");
        REQUIRE(
            complaint(fmt::format("Ann: {} easy", word)) ==
            fmt::format("13:6: '{}' takes no name before it: it is for the player to move", word));
        REQUIRE(complaint(fmt::format("expect refused R5: {} easy", word))
                    .starts_with(fmt::format("13:20: unknown command '{}'", word)));
        REQUIRE(run(after_setup(word + std::string(" eazy"))).verdict == Verdict::NotUnderstood);
    }
}

TEST_CASE("the same seed of the bots gives the same advice") {
    const auto played = [](std::uint64_t seed) {
        return run(after_setup("auto random 100\n"), {.bots = {.seed = seed}}).recorded;
    };
    REQUIRE(played(5) == played(5));
    REQUIRE(played(5) != played(6));
    REQUIRE(played(0) == run(after_setup("auto random 100\n")).recorded);
}

TEST_CASE("R12 what was taken back is forgotten by bots as well") {
    const std::string begin = "players Ann Ben\nboard beginner\norder first Ann\nchance seed 1\n";
    for (const bots::Level level : bots::all_levels) {
        const std::string ask = fmt::format("advise {}\n", bots::name(level));
        const auto answer = [&](const std::string& lines) {
            return run(begin + lines + ask, {.quiet = true}).printed;
        };
        // Ann is asked at each moment, so the one who is asked has heard what was taken back.
        const std::string asked = ask + "settle 12\n" + ask;
        const std::string said = run(begin + asked, {.quiet = true}).printed;
        REQUIRE(run(begin + asked + "undo\n" + ask, {.quiet = true}).printed == said + answer(""));
        REQUIRE(run(begin + asked + "undo\nsettle 40\n" + ask, {.quiet = true}).printed ==
                said + answer("settle 40\n"));
    }
}
