// Tests the options of a game at one terminal: curtain, open hands, the reminding clock, and input that Esc must not
// lose.
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <string>
#include <string_view>

#include "catan/tui/missed_moves.hpp"
#include "support/games.hpp"
#include "support/reading_keys.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// The lines of the curtain.
std::string told(const ScreenTable& t) {
    std::string lines;
    const auto box = t.play.dialog();
    REQUIRE(box);
    for (const kit::DialogLine& line : box->lines) lines += line.text + "\n";
    return lines;
}

const std::string to_bens_turn = sixth_turn() + "Ann: roll 4 6\n";

}  // namespace

TEST_CASE("a curtain tells what has happened since this person looked for the last time") {
    ScreenTable t(match_of(sixth_turn()));
    REQUIRE_FALSE(has(told(t), "Since you last looked"));
    t.press("⏎ 4 6⏎r⏎vknight⏎ee");
    REQUIRE(told(t) ==
            "Ben, it's your move.\nTurn 22 is yours.\nSince you last looked\nDice: Ann 10\n"
            "They paid: Ann 2, Ben 1\nBuilt: Ann a road\nCards: Ann bought one\n");
    t.press("⏎ 1 3⏎ee");
    // Cy has not looked since the beginning, and hears of both.
    REQUIRE(has(told(t), "Dice: Ann 10, Ben 4"));
    t.press("⏎ 1 2⏎ee⏎ 1 2⏎ee");
    // Ann's own roll is no news to her.
    REQUIRE(has(told(t), "Ann, it's your move."));
    REQUIRE(has(told(t), "Dice: Ben 4, Cy 3, Dee 3"));
}

TEST_CASE("R11 what was stolen is told when the curtain is lifted, and not before") {
    ScreenTable t(match_of(turn_of_dee()));
    // Dee rolls a seven, and robs Ann of a card.
    t.press("⏎ 3 4⏎");
    while (!t.state().in<MovingRobber>()) t.press(t.seen().viewer.exists() ? "l+b+w+g+o+⏎" : "⏎");
    t.press(":robber 11⏎");
    if (t.state().in<Stealing>() && !t.is_typing()) t.press(":steal Ann ⏎");
    INFO(t.plain());
    REQUIRE(t.is_typing());
    t.press("brick⏎");
    REQUIRE(has(t.said(), "steal Ann brick"));
    t.press("ee");
    REQUIRE(has(told(t), "Robber: Dee robbed Ann"));
    REQUIRE_FALSE(has(t.plain(), "brick from"));
    REQUIRE_FALSE(has(told(t), "brick"));
    t.press(" ");
    REQUIRE(t.line() == "Dee stole 1 brick from you. ");
}

TEST_CASE("what several turns took from a player is one sentence") {
    const std::vector<std::string> names{"Ada", "Bo", "Cy", "Dee"};
    const Seat ada(0);
    const Seat bo(1);
    const Seat dee(3);
    std::vector<SeenMove> all;
    const auto happen = [&all](const Event& event) { all.push_back({{}, {event}}); };
    const auto told = [&] { return losses(all, dee, names); };
    Bundle wool;
    wool[Resource::Wool] = 3;
    REQUIRE(told().empty());
    happen(CardStolen{ada, bo, Resource::Wool});
    REQUIRE(told().empty());
    happen(CardStolen{ada, dee, Resource::Lumber});
    REQUIRE(told() == "Ada stole 1 lumber from you.");
    happen(CardStolen{ada, dee, Resource::Grain});
    REQUIRE(told() == "Ada stole 1 lumber and 1 grain from you.");
    happen(CardsMoved{dee, bo, wool, Cause::Monopoly});
    REQUIRE(told() == "Ada stole 1 lumber and 1 grain from you, and Bo took 3 wool by monopoly.");
    happen(CardStolen{bo, dee, Resource::Ore});
    REQUIRE(told() ==
            "Ada stole 1 lumber and 1 grain from you, and Bo stole 1 ore and took 3 wool by "
            "monopoly.");
    all.erase(all.begin(), all.begin() + 3);
    all.pop_back();
    REQUIRE(told() == "Bo took 3 wool from you by monopoly.");
}

TEST_CASE("lists of what has happened end with and") {
    const std::vector<std::string> names{"Ada", "Bo"};
    const Seat ada(0);
    const Seat bo(1);
    Bundle cards;
    cards[Resource::Lumber] = cards[Resource::Wool] = cards[Resource::Ore] = 1;
    std::vector<SeenMove> all;
    for (const Command& command : {Command(Settle{IntersectionId(1)}), Command(BuildCity{}),
                                   Command(BuildRoad{}), Command(PlayKnight{})}) {
        all.push_back({{ada, command, {}}, {}});
    }
    all.push_back({{bo, BuildRoad{}, {}}, {CardsMoved{ada, bo, cards, Cause::PlayerTrade}}});
    REQUIRE(summary_of_missed(all, names) ==
            std::vector<std::string>{"Built: Ada a settlement, a city and a road; Bo a road",
                                     "Cards: Ada played a knight",
                                     "Trades: Ada gave Bo 1 lumber, 1 wool and 1 ore"});
}

TEST_CASE("with open hands nothing is covered") {
    ScreenTable t(match_of(sixth_turn()), without_colours(), {.open_hands = true});
    REQUIRE_FALSE(t.play.dialog());
    REQUIRE(t.seen().viewer == Seat(0));
    t.press(" 4 6⏎ee");
    REQUIRE(t.seen().viewer == Seat(1));
    REQUIRE(has(t.plain(), "Ben's hand"));
    t.press(" 3 4⏎");
    // Ann owes the first discard.
    REQUIRE(t.seen().viewer.exists());
    REQUIRE(t.play.dialog()->title.starts_with("Discard"));
}

TEST_CASE("the clock tells how long a turn takes, and only reminds") {
    using namespace std::chrono_literals;
    std::chrono::steady_clock::time_point now{};
    TableOptions options{.open_hands = true, .bell = true, .clock = 90s};
    options.now = [&now] { return now; };
    ScreenTable t(match_of(sixth_turn()), without_colours(), options);
    (void)t.play.takes_bell();
    REQUIRE(t.play.pace() == 1s);
    now += 75s;
    t.play.go_on_by_itself();
    REQUIRE(has(t.plain(), "1:15"));
    REQUIRE_FALSE(t.play.content(0).is_overtime);
    REQUIRE_FALSE(t.play.takes_bell());
    now += 20s;
    t.play.go_on_by_itself();
    REQUIRE(t.play.content(0).is_overtime);
    REQUIRE(t.play.takes_bell());
    t.play.go_on_by_itself();
    REQUIRE_FALSE(t.play.takes_bell());
    // A late player plays on, and the next turn starts at zero.
    t.press(" 4 6⏎ee");
    REQUIRE(has(t.plain(), "0:00"));
    REQUIRE(t.play.takes_bell());
    REQUIRE_FALSE(ScreenTable(match_of(sixth_turn())).play.pace());
}

TEST_CASE("no bell rings unless it was asked for") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎ 4 6⏎ee");
    REQUIRE_FALSE(t.play.takes_bell());
}

TEST_CASE("what is read in the middle of a decision goes away, and leaves it as it was") {
    for (const std::string_view dialog : {"tbb⇥g", "mb", "d", "d2l", "d3g"}) {
        for (const std::string& read : reading_keys_over_dialogs()) {
            INFO(dialog << " " << read);
            ScreenTable t(match_of(to_bens_turn));
            t.press("⏎");
            t.press(dialog);
            const std::string before = t.plain();
            t.press(read);
            REQUIRE(t.plain() != before);
            t.press("⎋");
            REQUIRE(t.plain() == before);
        }
    }
}

TEST_CASE("Esc loses nothing of what was counted, wherever it is pressed") {
    for (const std::string_view dialog : {"tbb⇥g2⇥ ", "tb⇥o"}) {
        ScreenTable t(match_of(to_bens_turn));
        t.press("⏎");
        t.press(dialog);
        const auto before = t.play.dialog();
        t.press("⎋");
        REQUIRE_FALSE(t.play.dialog());
        t.press("t");
        // But for the cursor it is the same.
        REQUIRE(t.play.dialog()->lines.size() == before->lines.size());
        t.press("⇥⇥⏎");
        REQUIRE(has(t.said(), "Ann: offer "));
    }
    ScreenTable seven(match_of(sixth_turn()));
    seven.press("⏎ 3 4⏎bb⎋");
    REQUIRE_FALSE(seven.play.dialog());
    seven.press("⏎");
    REQUIRE(seven.play.dialog()->title == "Discard 5 more");
    ScreenTable answer(match_of(to_bens_turn + "Ann: offer 2 brick for 1 grain to Ben\n"));
    answer.press("⏎co⎋⎋⏎c");
    // One ore is still counted, beside the grain that the offer asks for.
    answer.press("⏎");
    REQUIRE(answer.said() == "Ben: counter 1 grain 1 ore for 2 brick");
    ScreenTable plenty(match_of(sixth_turn()));
    plenty.press("⏎d2l⎋⎋d2");
    REQUIRE(plenty.play.dialog()->title == "Year of plenty: 1 of 2 taken");
}

TEST_CASE("Esc loses nothing of what was typed, and no other player finds it") {
    ScreenTable t(match_of(to_bens_turn));
    t.press("⏎:settle 3⎋");
    REQUIRE_FALSE(t.is_typing());
    // Another look does no harm either.
    t.press("L⎋");
    t.press(":");
    REQUIRE(t.line() == ":settle 3_ ");
    t.press("8⏎");
    REQUIRE(t.said() == "Ann: settle 38");
    // A sent draft is gone.
    t.press(":");
    REQUIRE(t.line() == ":_ ");
    t.press("bank⎋");
    FileActions files;
    files.save_as = [](const std::string& path) { return "saved as " + path; };
    t.play.use_files(files);
    t.press("qa/tmp/one⎋qa");
    REQUIRE(t.line() == "Save as: /tmp/one_ ");
    t.press("⎋:");
    REQUIRE(t.line() == ":bank_ ");
    t.press("⎋ee⏎:");
    REQUIRE(t.seen().viewer == Seat(1));
    REQUIRE(t.line() == ":_ ");
}

TEST_CASE("R11 what one person counted is nothing to the next") {
    ScreenTable t(match_of(to_bens_turn));
    t.press("⏎tbbb⎋ee⏎ 4 6⏎t");
    REQUIRE(t.seen().viewer == Seat(1));
    for (const kit::DialogLine& line : std::vector(t.play.dialog()->lines)) {
        REQUIRE_FALSE((has(line.text, " 3  of") || has(line.text, "[3] of")));
    }
}

TEST_CASE("R7.1 the key for cards is lit only while one can be played") {
    const auto is_lit = [](const ScreenTable& t) {
        for (const kit::KeyHint& hint : t.play.keys()) {
            if (hint.key == "d") return hint.is_possible;
        }
        return false;
    };
    ScreenTable t(match_of(to_bens_turn));
    t.press("⏎");
    REQUIRE(is_lit(t));
    t.press("d3g⏎");
    // One card a turn.
    REQUIRE_FALSE(is_lit(t));
    t.press("d");
    REQUIRE_FALSE(t.play.dialog());
    REQUIRE(has(t.line(), "(R7.1)"));
    ScreenTable ben(match_of(sixth_turn() + "Ann: roll 4 6\nAnn: end\nBen: roll 4 6\n"));
    ben.press("⏎");
    REQUIRE_FALSE(is_lit(ben));
}

TEST_CASE("what was counted waits while others are asked, and is gone when the turn ends") {
    ScreenTable t(match_of(to_bens_turn));
    // Ann has counted out an offer to all; meanwhile Ben alone is asked for something else.
    t.press("⏎tb5⎋tb5⇥g⇥ ↓ ⏎");
    REQUIRE(t.said() == "Ann: offer 5 brick for 1 grain to Dee");
    t.press("d⏎tb4⎋");
    REQUIRE(t.said() == "Dee: decline\nAnn: withdraw");
    t.press("t⇥w⏎ddd⏎");
    REQUIRE(t.said().starts_with("Ann: offer 4 brick for 1 wool"));
    t.press("tb6⎋ee");
    for (int i = 0; i < 3; ++i) t.press("⏎ 1 2⏎ee");
    t.press("⏎ 1 2⏎t⇥w⏎");
    // Nothing is given that was counted in the turn before.
    REQUIRE(t.play.dialog());
}

TEST_CASE("a card that was bought says what it does, to its buyer only") {
    ScreenTable t(match_of(to_bens_turn));
    t.press("⏎vknight⏎");
    REQUIRE(has(t.line(), "A knight: move the robber"));
    // Nothing of it is cut off at 80 columns.
    REQUIRE(has(t.plain(), "; from your next turn on."));
    t.press("ee");
    REQUIRE_FALSE(has(t.plain(), "knight:"));
}

TEST_CASE("a hand is shown whole at 80 columns, whatever it holds") {
    const Palette palette = game_palette(Depth::TrueColour);
    for (const int cards : {0, 1, 9, 19, 95}) {
        for (const int kinds : {0, 1, 3, 5}) {
            for (const int fresh : {0, 1}) {
                Sitting sitting(4);
                sitting.seen.viewer = Seat(3);
                PrivatePlayer own;
                own.hand.counts.fill(static_cast<std::int16_t>(cards));
                const CardCounts most{14, 2, 2, 2, 5};
                for (std::size_t kind = 0; kind < static_cast<std::size_t>(kinds); ++kind) {
                    own.cards[kind] = most[kind];
                    own.bought[kind] = static_cast<std::uint8_t>(fresh);
                }
                sitting.seen.own = own;
                for (const Palette& colours : {palette, game_palette(Depth::None)}) {
                    ftxui::Screen line =
                        on_screen(hand_line(sitting.about(colours, Glyphs::Unicode)), 80, 1);
                    const std::string text = row(line, 0);
                    INFO(text);
                    REQUIRE(text.find("…") == std::string::npos);
                }
            }
        }
    }
}

}  // namespace catan::tui
