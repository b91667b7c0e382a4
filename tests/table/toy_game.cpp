// Plays a game that is not Catan at the table: it has secrets, chance, and a rule of its own for taking back.
#include "support/toy_game.hpp"

#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "table/session.hpp"
#include "tabletop/table/playback.hpp"
#include "tabletop/table/referee.hpp"
#include "tabletop/table/saved_game.hpp"
#include "tabletop/table/script.hpp"

using namespace tabletop;

namespace {

using Match = table::Match<toy::Language>;
using Referee = table::Referee<toy::Language>;
using Chair = table::Chair<toy::Types>;
using Session = table::Session<toy::Language>;

const std::string beginning = "players Ann Ben\nchance scripted\nstart\n";

struct ToyRun {
    table::Verdict verdict;
    std::string output;
    std::string errors;
    std::string saved;
};

ToyRun run(const std::string& lines, bool verify = false) {
    ToyRun result{};
    const auto to = [](std::string& text) {
        return [&text](std::string_view line) { text += std::string(line) + "\n"; };
    };
    table::ScriptOutput output{to(result.output), to(result.errors), to(result.saved)};
    table::Script<toy::Language> script(toy::Setup{}, {.verify = verify}, output, "toy");
    std::istringstream in(lines);
    result.verdict = script.run(in);
    return result;
}

Match played(const std::string& lines) {
    std::istringstream in(lines);
    auto game = table::load_game<toy::Language>(in, "toy");
    REQUIRE(game.match);
    REQUIRE(game.fault.empty());
    return *game.match;
}

toy::Table table_of_two(bool scripted = true) {
    toy::Table table;
    table.names = {"Ann", "Ben"};
    table.seed = 7;
    table.scripted = scripted;
    return table;
}

std::optional<toy::Refusal> say(Chair& chair, const toy::Command& command,
                                std::optional<toy::Outcome> outcome = {}) {
    std::optional<toy::Refusal> refusal;
    chair.say(chair.position(), command, outcome,
              [&](const Chair::Result& result) { refusal = result.refusal; });
    return refusal;
}

}  // namespace

TEST_CASE("A script plays any game, and says what happens", "[table][toy]") {
    const ToyRun ran = run(beginning + "draw 4\nshow-card\nBen: draw 2\nkeep\nexpect Ann 5\n");
    CHECK(ran.verdict == table::Verdict::Fine);
    CHECK(ran.errors.empty());
    CHECK(ran.output == "Ann: draw 4\nAnn: show-card\n  Ann shows a 4\nBen: draw 2\nBen: keep\n");
    CHECK(ran.saved.starts_with("toy 1\nplayers Ann Ben\nchance scripted\nAnn: draw 4\n"));
}

TEST_CASE("A refusal names the rule of the game", "[table][toy]") {
    CHECK(run(beginning + "keep\n").errors.starts_with("toy:4:1: refused by T1: not now"));
    CHECK(run(beginning + "draw\n").errors.starts_with("toy:4:1: refused by T2: which card?"));
    CHECK(run(beginning + "expect refused T1: Ben: draw 2\n").verdict == table::Verdict::Fine);
}

TEST_CASE("The game decides who takes back, also while another player is to move", "[table][toy]") {
    const std::string kept = beginning + "draw 4\nkeep\n";
    SECTION("the player who kept a card, until the next one draws") {
        const ToyRun ran =
            run(kept + "expect refused T3: Ben: undo\nAnn: undo\nexpect Ann 0\nkeep\n");
        CHECK(ran.verdict == table::Verdict::Fine);
        CHECK(run(kept + "draw 1\nexpect refused T3: Ann: undo\n").verdict == table::Verdict::Fine);
    }
    SECTION("`undo` without a name means that player") {
        const ToyRun ran = run(kept + "undo\nexpect Ann 0\nundo\n");
        CHECK(ran.output.ends_with("Ann: undo\n  taken back: Ann: keep\n"));
        CHECK(ran.errors.starts_with("toy:8:1: refused by T3"));
    }
    SECTION("a card that all have seen stays") {
        CHECK(run(beginning + "draw 4\nshow-card\nexpect refused T3: undo\n").verdict ==
              table::Verdict::Fine);
    }
}

TEST_CASE("A chair shows only what its viewer may know", "[table][toy]") {
    Referee referee{Match(table_of_two())};
    Chair& ann = referee.chair(Seat(0));
    Chair& ben = referee.chair(Seat(1));
    REQUIRE_FALSE(say(ann, toy::Draw{}, toy::Card{4}));
    CHECK(ann.view().held == 4);
    CHECK_FALSE(ben.view().held);
    CHECK(ann.history().back().move.outcome == toy::Card{4});
    CHECK_FALSE(ben.history().back().move.outcome);
    CHECK_FALSE(referee.onlooker().history().back().move.outcome);
}

TEST_CASE("A chair judges its moves from its view", "[table][toy]") {
    Referee referee{Match(table_of_two())};
    Chair& ann = referee.chair(Seat(0));
    Chair& ben = referee.chair(Seat(1));
    CHECK(ann.legal().size() == 1);
    CHECK(ben.legal().empty());
    CHECK(ben.why_not(toy::Draw{})->reason == toy::Refusal::Reason::NotYourTurn);
    REQUIRE_FALSE(say(ann, toy::Draw{}, toy::Card{2}));
    CHECK(ann.legal().size() == 2);
    REQUIRE_FALSE(say(ann, toy::Keep{}));
    CHECK(ben.why_not_take_back());
    CHECK_FALSE(ann.why_not_take_back());
    ann.take_back(ann.position(), [](const Chair::Result& result) { CHECK(result.is_done()); });
    CHECK(ben.view().player == Seat(0));
}

TEST_CASE("A saved game is loaded as it was, with its checks", "[table][toy]") {
    const Match match = played(
        "toy 1\nplayers Ann Ben\nbot Ben easy\nchance seed 3\nstart\n"
        "auto random 8\n");
    REQUIRE(match.history().size() == 8);
    const std::string text = table::saved_text(match);
    CHECK(text.find("\ncheck ") != std::string::npos);
    const Match again = played(text);
    CHECK(again.state() == match.state());
    CHECK(again.check() == match.check());
    CHECK(table::saved_text(again) == text);
    CHECK(run(text, true).verdict == table::Verdict::Fine);
}

TEST_CASE("A saved game ends before a line that fails, also after some moves of it",
          "[table][toy]") {
    std::istringstream in(beginning + "draw 4\nauto random 3\n");
    const auto game = table::load_game<toy::Language>(in, "toy");
    REQUIRE(game.match);
    CHECK(game.fault.size() == 3);
    CHECK(game.bytes == beginning.size() + std::string("draw 4\n").size());
    CHECK(game.match->history().size() == 1);
    CHECK(game.match->state().phase == toy::Phase::Deciding);
}

TEST_CASE("Bots play any game to its end", "[table][toy]") {
    toy::Table table = table_of_two(false);
    table.bots = {bots::Level::Hard, bots::Level::Random};
    std::string record;
    Session session(Match(table), {}, [&](std::string_view line) { record += line; });
    session.participants().bots().set_pace(table::Pace::AtOnce);
    session.participants().begin();
    int moves = 0;
    while (session.participants().bots().move()) ++moves;
    CHECK(session.match().is_over());
    CHECK(moves == 11);  // the last one is forced
    CHECK(session.match().history().size() == 12);
    CHECK(record.find("check") != std::string::npos);

    SECTION("and the playback of the game shows every position, all open") {
        table::Playback<toy::Types, toy::Language> playback(session.match(), false);
        CHECK(playback.viewer().sees_all());
        playback.go_to(playback.step_of_turn(3));
        CHECK(playback.view().turn == 3);
        CHECK(playback.why_not(toy::Draw{}));
        playback.go_to(playback.steps());
        CHECK(toy::Types::is_over(playback.view()));
    }
}

TEST_CASE("A forced move is made when all have heard", "[table][toy]") {
    toy::Table table = table_of_two();
    Session session(Match(table), {});
    session.participants().begin();
    for (std::size_t turn = 0; turn < 6; ++turn) {
        Chair& chair = session.referee().chair(Seat(turn % 2));
        REQUIRE_FALSE(say(chair, toy::Draw{}, toy::Card{3}));
        if (turn < 5) REQUIRE_FALSE(say(chair, toy::Keep{}));
    }
    CHECK(session.match().is_over());
    CHECK(session.match().history().back().command == toy::Command(toy::Show{}));
}
