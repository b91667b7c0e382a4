// Tests the keys of each move: each sequence gives the intended line of the language. The players use real dice, so
// outcomes are typed.
#include <fmt/format.h>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "support/games.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

// Ann looks; she rolls a ten.
constexpr std::string_view rolled = "⏎ 4 6⏎";

// The moves made by these keys in Ann's sixth turn, after its roll.
std::string after_the_roll(std::string_view written) {
    ScreenTable t(match_of(sixth_turn()));
    t.press(rolled);
    REQUIRE(t.said() == "Ann: roll 4 6");
    t.press(written);
    return t.said();
}
// And before it.
std::string before_the_roll(std::string_view written) {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎");
    t.press(written);
    return t.said();
}

}  // namespace

TEST_CASE("R3.1 Enter places what is chosen, the arrows choose") {
    ScreenTable t(match_of(first_settlement()));
    t.press("⏎⏎");
    REQUIRE(t.said() == "Ann: settle 3\nAnn: road 2-3");
    t.press("↑↓←→↓↓↓⏎");
    const std::string below = t.said();
    REQUIRE(below.starts_with("Ben: settle "));
    REQUIRE(below != "Ben: settle 3");
    t.press("u");
    REQUIRE(t.said() == "Ben: undo");
    t.press("⇥⇥⇤⏎");
    REQUIRE(t.said() != below);
    REQUIRE(t.state().in<SetupRoad>());
}

TEST_CASE("R3.1 a place can be typed by its number") {
    ScreenTable t(match_of(first_settlement()));
    t.press("14⏎13-14⏎");
    REQUIRE(t.said() == "Ann: settle 14\nAnn: road 13-14");
}

TEST_CASE("R4.1 space rolls, and the players type their dice") {
    REQUIRE(before_the_roll(" 2 3⏎") == "Ann: roll 2 3");
    // R9: what dice cannot show is told, and can be put right.
    REQUIRE(before_the_roll(" 0 9⏎").empty());
    REQUIRE(before_the_roll(" 0 9⏎⌫⌫⌫1 6⏎") == "Ann: roll 1 6");
    REQUIRE(before_the_roll(" ⎋").empty());
}

TEST_CASE("R9 the example beside a move that needs an outcome is of that move") {
    const auto told = [](ScreenTable& t, std::string_view written) {
        t.press(written);
        REQUIRE(t.is_typing());
        return t.prompt().rest;
    };
    // Asked at once, when the outcome is left out, and when the command is typed.
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎");
    REQUIRE(told(t, " ") == "What do the dice show? Such as: roll 3 5");
    REQUIRE(told(t, "⏎") == "What do the dice show? Such as: roll 3 5. (R9)");
    t.press("4 6⏎");
    REQUIRE(told(t, "v") == "Which card was drawn? Such as: buy knight");
    REQUIRE(told(t, "⏎") == "Which card was drawn? Such as: buy knight. (R9)");
    // Ben is robbed where he has built, at 18: at once if he is the only one there, or else he is chosen.
    const auto hexes = t.game().topology().hexes(IntersectionId(18));
    const HexId hex = hexes[0] == t.state().robber ? hexes[1] : hexes[0];
    t.press("⎋d1:\x15");
    t.press(fmt::format("robber {}⏎", hex.value));
    REQUIRE(t.state().in<Stealing>());
    if (!t.is_typing()) t.press("1");
    REQUIRE(t.prompt().asked == ":steal Ben _");
    REQUIRE(t.prompt().rest == "Which card? Such as: steal Ben ore");
    REQUIRE(told(t, "⏎") == "Which card? Such as: steal Ben ore. (R9)");
}

TEST_CASE("R4.1 e ends the turn, asking once more while something can be paid for") {
    REQUIRE(after_the_roll("e").empty());
    REQUIRE(after_the_roll("ee") == "Ann: end");
    REQUIRE(after_the_roll("e#e").empty());
    // With two bricks and a grain, and no place to build, nothing is asked.
    ScreenTable t(match_of(sixth_turn() + "Ann: roll 4 6\nAnn: end\n"));
    t.press("⏎ 6 6⏎");
    t.said();
    t.press("e");
    REQUIRE(t.said() == "Ben: end");
}

TEST_CASE("R4.4 a discard is counted out by letters or arrows, and said at once") {
    REQUIRE(before_the_roll(" 3 4⏎llbbbbw⏎") ==
            "Ann: roll 3 4\nAnn: discard 2 lumber 4 brick 1 wool");
    // The left arrow and Backspace take back, the right one adds.
    REQUIRE(before_the_roll(" 3 4⏎ll←⌫bbb←←↓→→→→↓→⌫→→oo⏎") ==
            "Ann: roll 3 4\nAnn: discard 1 brick 3 wool 2 grain 1 ore");
    // Digits set how many, and + takes all there is, up to what is owed.
    REQUIRE(before_the_roll(" 3 4⏎b5w2⏎") == "Ann: roll 3 4\nAnn: discard 5 brick 2 wool");
    REQUIRE(before_the_roll(" 3 4⏎b54w3⏎") == "Ann: roll 3 4\nAnn: discard 4 brick 3 wool");
    REQUIRE(before_the_roll(" 3 4⏎w+b+⏎") == "Ann: roll 3 4\nAnn: discard 4 brick 3 wool");
    // No more than what is owed, none that one has not, nothing before all are there.
    REQUIRE(before_the_roll(" 3 4⏎bbbbbbbbbb⏎") == "Ann: roll 3 4");
    REQUIRE(before_the_roll(" 3 4⏎lllllbbbbbwww⏎") ==
            "Ann: roll 3 4\nAnn: discard 2 lumber 5 brick");
    // Looking at the board in between costs nothing, not even what was counted.
    REQUIRE(before_the_roll(" 3 4⏎lll⎋#⏎bbbbb⏎") == "Ann: roll 3 4\nAnn: discard 2 lumber 5 brick");
}

TEST_CASE("R4.4 all who owe discard one after the other, behind curtains") {
    ScreenTable t(match_of(sixth_turn() + "Ann: roll 4 6\nAnn: end\nBen: roll 1 3\nBen: end\n"));
    t.press("⏎ 3 4⏎");
    REQUIRE(t.said() == "Cy: roll 3 4");
    // The one who rolled is the first.
    t.press("lbwg⏎");
    REQUIRE(t.said() == "Cy: discard 1 lumber 1 brick 1 wool 1 grain");
    REQUIRE(t.line() == "Ann, it's your move. Press Enter or space.");
    t.press("⏎bbbbbbbwo⏎");
    REQUIRE(t.said() == "Ann: discard 7 brick 1 wool 1 ore");
    REQUIRE(t.line() == "Cy, it's your move. Press Enter or space.");
    t.press("⏎");
    REQUIRE(t.state().in<MovingRobber>());
    REQUIRE(t.play.chosen());
}

TEST_CASE("R5 r, s and c build where the cursor is") {
    REQUIRE(after_the_roll("s⏎") == "Ann: settle 38");
    REQUIRE(after_the_roll("c⏎") == "Ann: city 10");
    REQUIRE(after_the_roll("c←⏎") == "Ann: city 14");
    REQUIRE(after_the_roll("r⏎") == "Ann: road 9-10");
    REQUIRE(after_the_roll("r→⏎u") == "Ann: road 28-29\nAnn: undo");
    REQUIRE(after_the_roll("r38-39⏎") == "Ann: road 38-39");
    REQUIRE(after_the_roll("r⎋⏎").empty());
    // Another kind of building, before the first was placed.
    REQUIRE(after_the_roll("rsc⏎") == "Ann: city 10");
}

TEST_CASE("R6 the robber goes where the cursor is, and one of several is robbed") {
    REQUIRE(before_the_roll("d14⏎1ore⏎") == "Ann: play knight\nAnn: robber 4\nAnn: steal Ben ore");
    REQUIRE(before_the_roll("d14⏎↓⏎grain⏎") ==
            "Ann: play knight\nAnn: robber 4\nAnn: steal Dee grain");
    // R6.2: with a single possible victim the prompt asks only for the drawn card.
    REQUIRE(before_the_roll("d118⏎grain⏎") ==
            "Ann: play knight\nAnn: robber 18\nAnn: steal Dee grain");
    // Without a possible victim there is no prompt.
    REQUIRE(before_the_roll("d1⏎ 4 6⏎") == "Ann: play knight\nAnn: robber 0\nAnn: roll 4 6");
    // R9: what the victim does not hold cannot have been drawn.
    REQUIRE(before_the_roll("d14⏎1wool⏎") == "Ann: play knight\nAnn: robber 4");
}

TEST_CASE("R6.2 players who can be robbed are listed with so many cards, or one card") {
    // Ben has got one lumber for his second settlement, Cy two cards for hers.
    ScreenTable t(
        match_of("players Ann Ben Cy\nboard beginner\norder first Ann\nchance scripted\n"
                 "settle 12\nroad 12-13\nsettle 6\nroad 6-23\nsettle 14\nroad 14-37\n"
                 "settle 29\nroad 10-29\nsettle 31\nroad 31-32\nsettle 16\nroad 16-39\n"
                 "roll 3 4\n"));
    t.press("⏎:robber 9⏎");
    const std::string seen = t.plain();
    REQUIRE(seen.find("Ben  1 card, 2 points") != std::string::npos);
}

TEST_CASE(
    "R6.2 the card that was drawn is asked for, too, when the robber was moved by a typed line") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎d1:robber 18⏎");
    REQUIRE(t.said() == "Ann: play knight\nAnn: robber 18");
    REQUIRE(t.is_typing());
    t.press("grain⏎");
    REQUIRE(t.said() == "Ann: steal Dee grain");
}

TEST_CASE("R7 v buys a card, d plays one") {
    REQUIRE(after_the_roll("vvictory⏎") == "Ann: buy victory");
    REQUIRE(after_the_roll("d2oo⏎") == "Ann: play plenty ore ore");
    REQUIRE(after_the_roll("d2lo↑↑↑↑←b⏎") == "Ann: play plenty brick ore");
    REQUIRE(after_the_roll("d↓⏎lb⏎") == "Ann: play plenty lumber brick");
    REQUIRE(after_the_roll("d2l⏎").empty());
    // Cards from opponents cannot be given back, so a letter only moves the cursor.
    REQUIRE(after_the_roll("d3g").empty());
    REQUIRE(after_the_roll("d3g⏎") == "Ann: play monopoly grain");
    REQUIRE(after_the_roll("d3↓↓⏎") == "Ann: play monopoly wool");
    REQUIRE(after_the_roll("d3⎋ d⎋").empty());
    // R7.1: one card a turn, and none that was bought in it.
    REQUIRE(after_the_roll("d3g⏎d2") == "Ann: play monopoly grain");
    REQUIRE(after_the_roll("vroad-building⏎d2") == "Ann: buy road-building");
    ScreenTable t(match_of(turn_of_dee()));
    t.press("⏎d1⏎⏎");
    REQUIRE(t.said() == "Dee: play road-building\nDee: road 15-16\nDee: road 4-15");
    REQUIRE(t.state().in<BeforeRoll>());
}

TEST_CASE("R8.1 m trades with the bank, once or several times") {
    REQUIRE(after_the_roll("mbo") == "Ann: bank 4 brick for 1 ore");
    REQUIRE(after_the_roll("m↓⏎↓↓↓↓⏎") == "Ann: bank 4 brick for 1 ore");
    REQUIRE(after_the_roll("mb→→→g") == "Ann: bank 4 brick for 1 grain");
    REQUIRE(after_the_roll("mlwgob⎋⎋m⎋").empty());
    // With the port of the settlement that was just built two lumber are enough.
    REQUIRE(after_the_roll("s38⏎d2ll⏎mlb") ==
            "Ann: settle 38\nAnn: play plenty lumber lumber\nAnn: bank 2 lumber for 1 brick");
    REQUIRE(after_the_roll("mb1o") == "Ann: bank 4 brick for 1 ore");
    REQUIRE(after_the_roll("s38⏎d3l⏎ml→→←→←←→w") ==
            "Ann: settle 38\nAnn: play monopoly lumber\nAnn: bank 2 lumber for 1 wool");
}

TEST_CASE("R8.2 t offers to all, or to some") {
    REQUIRE(after_the_roll("tbb⇥g⏎") == "Ann: offer 2 brick for 1 grain");
    REQUIRE(after_the_roll("tbb⇥g⇥↓ ⏎") == "Ann: offer 2 brick for 1 grain to Ben Dee");
    REQUIRE(after_the_roll("tbb⇥g⇥ ↓ ↓ ↓ ⏎") == "Ann: offer 2 brick for 1 grain to Ben");
    REQUIRE(after_the_roll("tbb⌫w⏎oo⌫g⏎") == "Ann: offer 1 brick 1 wool for 1 grain 1 ore");
    REQUIRE(after_the_roll("tb3⇥g12⏎") == "Ann: offer 3 brick for 12 grain");
    REQUIRE(after_the_roll("t↓→→→←⇥↑→⏎") == "Ann: offer 2 brick for 1 ore");
    REQUIRE(after_the_roll("tbb⇥g⎋").empty());
    // Refuses an offer without cards on one side, with a resource on both sides, or to no player.
    REQUIRE(after_the_roll("tb⏎⏎").empty());
    REQUIRE(after_the_roll("tb⇥b⏎").empty());
    REQUIRE(after_the_roll("tb⇥g⇥ ↓ ↓ ⏎").empty());
    // The choice is still there after a look at the board, until it is sent or the turn ends.
    REQUIRE(after_the_roll("tbb⇥g⇥ ⎋#t⏎") == "Ann: offer 2 brick for 1 grain to Cy Dee");
    REQUIRE(after_the_roll("tb6⇥g⎋r⏎r⏎t⏎") ==
            "Ann: road 9-10\nAnn: road 2-9\nAnn: offer 5 brick for 1 grain");
}

TEST_CASE("R8.2 everybody answers behind a curtain, and the offer is closed with one") {
    const std::string offer = "Ann: offer 2 brick for 1 grain\n";
    const std::string answers =
        offer + "Ben: counter 1 ore for 3 brick\nCy: accept\nDee: decline\n";
    // A counter begins as the offer is, seen from the other side.
    const std::string keys = "tbb⇥g⏎⏎cg0o⇥b3⏎⏎a⏎d⏎";
    REQUIRE(after_the_roll(keys + "1") == answers + "Ann: trade Ben");
    REQUIRE(after_the_roll(keys + "⏎") == answers + "Ann: trade Ben");
    REQUIRE(after_the_roll(keys + "2") == answers + "Ann: trade Cy");
    REQUIRE(after_the_roll(keys + "w") == answers + "Ann: withdraw");
    // Dee declined, so there is nothing to close with.
    REQUIRE(after_the_roll(keys + "↓↓⏎3") + "\n" == answers);
    // From the curtain an offer can be declined at once; a counter can be thought better of.
    // An offer that all decline is withdrawn at once, as a saved move, without a key.
    REQUIRE(after_the_roll("tbb⇥g⏎dd⏎co⎋d") ==
            offer + "Ben: decline\nCy: decline\nDee: decline\nAnn: withdraw");
    // And it can be accepted from there, too.
    REQUIRE(after_the_roll("tbb⇥g⏎ada⏎2") ==
            offer + "Ben: accept\nCy: decline\nDee: accept\nAnn: trade Dee");
    REQUIRE(after_the_roll("tbb⇥g⏎⏎c⏎") == offer + "Ben: counter 1 grain for 2 brick");
    // A player who is not asked cannot answer, and an offer must address a player. Ben has no lumber: he can decline.
    REQUIRE(after_the_roll("tw⇥l⇥ ↓ ↓ ⏎⏎a").empty());
    REQUIRE(after_the_roll("tw⇥l⇥↓ ↓ ⏎a") == "Ann: offer 1 wool for 1 lumber to Ben");
    REQUIRE(after_the_roll("tw⇥l⇥↓ ↓ ⏎ad") ==
            "Ann: offer 1 wool for 1 lumber to Ben\nBen: decline\nAnn: withdraw");
}

TEST_CASE("R4.5 the paired phase takes what it allows, and says what it does not") {
    ScreenTable t(match_of(six_players()));
    t.set_up();
    t.press(" 4 5⏎ee⏎");
    t.said();
    REQUIRE(t.state().turn.paired.exists());
    REQUIRE(t.seen().viewer == t.state().turn.paired);
    for (const std::string_view key : {"t", " "}) {
        t.press(key);
        CHECK(t.line().ends_with("(R4.5) "));
        CHECK(t.prompt().is_refusal);
    }
    t.press("mbl");
    REQUIRE(t.said() == "Dee: bank 4 brick for 1 lumber");
    t.press("r⏎");
    REQUIRE(t.said().starts_with("Dee: road "));
    t.press("e");
    REQUIRE(t.said() == "Dee: end");
    REQUIRE(t.line() == "Ben, it's your move. Press Enter or space.");
}

TEST_CASE("R12 u takes back a move from which no player has learnt") {
    REQUIRE(after_the_roll("s⏎u") == "Ann: settle 38\nAnn: undo");
    REQUIRE(after_the_roll("mbouu") == "Ann: bank 4 brick for 1 ore\nAnn: undo");
    REQUIRE(after_the_roll("u").empty());
    REQUIRE(after_the_roll(":undo⏎").empty());
    REQUIRE(after_the_roll("s⏎:undo⏎") == "Ann: settle 38\nAnn: undo");
}

TEST_CASE("R10.5 the last point ends the game, and shows so") {
    std::string lines = sixth_turn();
    lines.insert(lines.find("chance"), "set target 3\n");
    ScreenTable t(match_of(lines));
    t.press(rolled);
    t.said();
    t.press("s⏎");
    REQUIRE(t.said() == "Ann: settle 38");
    REQUIRE(t.state().in<GameOver>());
    REQUIRE(t.play.dialog());
    t.press("⎋");
    for (const std::string_view key : {" ", "e", "r", "u", "⏎"}) t.press(key);
    REQUIRE(t.said().empty());
}

}  // namespace catan::tui
