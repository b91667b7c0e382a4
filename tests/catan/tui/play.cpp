// Tests a game at the table by keys: prompts, refusals, and the viewer of the screen.
#include "catan/tui/table_screen.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "support/games.hpp"
#include "support/reading_keys.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {

TEST_CASE("keys end as commands of the game") {
    ScreenTable t(setup_of(4, 7));
    t.set_up();
    REQUIRE(t.state().in<BeforeRoll>());
    t.press(" ");
    REQUIRE(t.state().turn.rolled());
    REQUIRE(t.saved.find("Ann: roll ") != std::string::npos);
}

TEST_CASE("what is not possible says why, by rule, and changes nothing") {
    ScreenTable t(setup_of(4, 7));
    t.set_up();
    const State before = t.state();
    for (const char key : std::string("rscve")) {
        t.press(std::string(1, key));
        INFO(key);
        REQUIRE(t.prompt().is_refusal);
        REQUIRE(t.line().find(". (R") != std::string::npos);
    }
    REQUIRE(t.state() == before);
}

TEST_CASE("before the roll d is offered only to those who can play a card") {
    const auto asked = [](const std::string& game) {
        ScreenTable t(match_of(game));
        t.press("⏎");
        REQUIRE(t.state().in<BeforeRoll>());
        return t.line();
    };
    REQUIRE(asked(sixth_turn()) == "Roll the dice: press space, or d to play a card first");
    // A victory card is never played.
    std::string victory = sixth_turn();
    for (const std::string_view card : {"knight", "monopoly", "plenty"}) {
        const std::string bought = "Ann: buy " + std::string(card);
        victory.replace(victory.find(bought), bought.size(), "Ann: buy victory");
    }
    REQUIRE(asked(victory) == "Roll the dice: press space");
}

TEST_CASE("another person's eyes come only behind a curtain") {
    ScreenTable t(setup_of(4, 7));
    t.set_up();
    const Seat first = t.seen().viewer;
    t.press(" ");
    while (!t.state().in<MainPhase>()) t.press("⏎");
    t.press("ee");
    REQUIRE(t.state().turn.player != first);
    REQUIRE_FALSE(t.seen().viewer.exists());
    REQUIRE_FALSE(t.seen().own);
    REQUIRE(t.line() == "Ben, it's your move. Press Enter or space.");
    t.press("⏎");
    REQUIRE(t.seen().viewer == t.state().turn.player);
}

TEST_CASE("the prompt takes the language, and no outcome") {
    ScreenTable t(setup_of(4, 7));
    t.set_up();
    t.press(":roll 3 5⏎");
    REQUIRE_FALSE(t.state().turn.rolled());
    REQUIRE(t.is_typing());
    REQUIRE(t.prompt().is_refusal);
    t.press("⎋:");
    t.happen(ftxui::Event::Special("\x15"));
    t.press("rol");
    t.press("⇥");
    t.press("⏎");
    REQUIRE(t.state().turn.rolled());
    REQUIRE_FALSE(t.is_typing());
}

TEST_CASE("with real dice the players type what they rolled") {
    language::Setup setup = setup_of(4, 7);
    setup.scripted = true;
    ScreenTable t(setup);
    t.set_up();
    t.press(" 3 5⏎");
    REQUIRE(t.state().turn.dice == Dice{3, 5});
}

TEST_CASE("R12 u takes back, and the saved game knows") {
    ScreenTable t(setup_of(4, 7));
    t.press("⏎");
    REQUIRE(t.state().in<SetupRoad>());
    t.press("u");
    REQUIRE(t.state().in<SetupSettlement>());
    REQUIRE(t.saved.ends_with("Ann: undo\n"));
    t.press("u");
    REQUIRE(t.prompt().is_refusal);
}

TEST_CASE("a game that is resumed begins behind a curtain, with its log and its statistics") {
    ScreenTable t(match_of(sixth_turn() + "Ann: roll 4 6\n"));
    REQUIRE_FALSE(t.seen().own);
    REQUIRE(t.line() == "Ann, it's your move. Press Enter or space.");
    const auto log = t.log(1000);
    REQUIRE(kit::words_of(log.front().words) ==
            "Ann builds a settlement (brick 6, ore 10, grain 12)");
    REQUIRE(kit::words_of(log.back().words) ==
            "Ann rolls 10 (4+6): Ann gets 1 brick and 1 ore, and Ben gets 1 brick");
    t.press("⏎");
    REQUIRE(t.state().in<MainPhase>());
    REQUIRE(t.seen().viewer == Seat(0));
    // Coming back from the background is no different, and whatever was begun is left.
    t.press("s:settle");
    t.play.come_back();
    REQUIRE_FALSE(t.seen().own);
    t.press("⏎");
    REQUIRE_FALSE(t.is_typing());
    REQUIRE_FALSE(t.play.chosen());
    REQUIRE(t.said().empty());
}

TEST_CASE("R11 behind a curtain only what is public is told, and only an offer can be declined") {
    ScreenTable t(match_of(sixth_turn() + "Ann: roll 4 6\nAnn: offer 2 brick for 1 grain to Cy\n"));
    REQUIRE_FALSE(t.seen().viewer.exists());
    const State before = t.state();
    t.press("rscvmteu:1c");
    REQUIRE(t.state() == before);
    REQUIRE_FALSE(t.seen().viewer.exists());
    REQUIRE_FALSE(t.is_typing());
    std::vector<std::string> doors = reading_keys();
    doors.emplace_back("q");
    for (const std::string& key : doors) {
        t.press(key);
        REQUIRE(t.plain().find("'s hand") == std::string::npos);
        t.press("⎋");
    }
    t.press("d");
    REQUIRE(t.said() == "Cy: decline\nAnn: withdraw");
    ScreenTable other(match_of(sixth_turn()));
    other.press("d");
    REQUIRE(other.said().empty());
}

}  // namespace catan::tui
