// Tests the texts that a game shows on request: help for the moment, rules, statistics, the result; and its file
// operations.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "catan/tui/statistics.hpp"
#include "support/by_keys.hpp"
#include "support/games.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// A finished game of two players.
std::vector<std::string> statistics_of(const table::Match& match) {
    table::Referee referee(match);
    return statistics(referee.onlooker());
}

table::Match won_match() {
    language::Setup setup = setup_of(2, 5);
    setup.settings[language::Setting::Target] = 4;
    table::Match match(language::seat_everybody(setup));
    RandomPlayers players(match.game(), 5, {.by_kind = true});
    while (!match.state().in<GameOver>()) {
        const auto command = std::get<Command>(players.next(match.state()));
        match.say(command, match.asked(), std::nullopt);
    }
    return match;
}

// Files that only remember what was asked of them.
struct Kept {
    std::vector<std::string> paths;
    int pictures = 0;
    std::string where = "/games/one.catan";  // nowhere, if it cannot be saved

    FileActions files() {
        return {[this] { return where; },
                [this](const std::string& path) {
                    paths.push_back(path);
                    return "A copy is saved as " + path;
                },
                [this] {
                    ++pictures;
                    return std::string("The picture is here");
                }};
    }
};

}  // namespace

TEST_CASE("help is about the moment, and different in each") {
    std::set<std::string> told;
    const auto help = [&told](ScreenTable& t) {
        t.press("?");
        REQUIRE(t.play.dialog());
        told.insert(t.play.dialog()->lines.front().text);
        t.press("⎋");
        REQUIRE_FALSE(t.play.dialog());
    };
    ScreenTable setting_up(match_of(first_settlement()));
    help(setting_up);
    setting_up.press("⏎");
    help(setting_up);
    ScreenTable t(match_of(sixth_turn()));
    t.press("?");
    REQUIRE(has(t.play.dialog()->lines.front().text, "Enter or space uncovers"));
    t.press("⎋⏎");
    help(t);
    t.press(" 4 6⏎");
    help(t);
    t.press("d1");
    help(t);
    ScreenTable dee(match_of(turn_of_dee()));
    dee.press("⏎ 4 6⏎d1");
    help(dee);
    REQUIRE(told.size() == 6);
}

TEST_CASE("R7.3 help speaks of a card before the roll only where one may be played") {
    const auto help = [](const std::string& game) {
        ScreenTable t(match_of(game));
        t.press("⏎?");
        std::string text;
        const auto box = t.play.dialog();
        for (const auto& line : box->lines) text += line.text + '\n';
        return text;
    };
    std::string late = sixth_turn();
    late.insert(late.find("chance"), "set late-cards on\n");
    REQUIRE(has(help(sixth_turn()), "Before that you may play one development card (R7.1)."));
    REQUIRE(has(help(late), "Your turn begins with the dice"));
    REQUIRE_FALSE(has(help(late), "Before that"));
}

TEST_CASE("help offers another game at the end only where the key is there") {
    const auto help = [](ScreenTable& t) {
        t.press("⎋?");
        return t.play.dialog()->lines.front().text;
    };
    ScreenTable together(won_match());
    REQUIRE(has(help(together), "Press n to play another"));
    ScreenTable apart(won_match());
    apart.session.seating().invite(Seat(1), false);
    REQUIRE(help(apart) == "The game is over.");
}

TEST_CASE("R opens the rules at the one that was named last, and a number goes to another") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎e");
    const std::string refusal = t.line();
    REQUIRE(t.prompt().is_refusal);
    const std::size_t begin = refusal.find("(R") + 1;
    const std::string rule = refusal.substr(begin, refusal.find(')', begin) - begin);
    const auto heading = [&t] {
        const kit::DialogBox look = *t.play.dialog();
        return std::ranges::find(look.lines, true, &kit::DialogLine::is_chosen)->text;
    };
    t.press("R");
    REQUIRE(heading().starts_with(rule + " "));
    t.press("5.3");
    REQUIRE(heading().starts_with("R5.3 "));
    t.press("↓12");
    REQUIRE(heading().starts_with("R12 "));
    // There is no R12.7; the 7 begins another number.
    t.press("7");
    REQUIRE(heading().starts_with("R7 "));
    t.press("⎋");
    REQUIRE_FALSE(t.play.dialog());
    REQUIRE(t.said().empty());
}

TEST_CASE("a page of the rules begins with the last row of the page before") {
    ScreenTable t(match_of(sixth_turn()));
    const auto rows = [&t] {
        std::istringstream drawn(t.plain());
        std::vector<std::string> all;
        for (std::string row; std::getline(drawn, row);) all.push_back(row);
        // Between the title, the foot and the borders.
        return std::vector<std::string>(all.begin() + 1, all.end() - 3);
    };
    for (const int height : {24, 40}) {
        t.resize(80, height);
        t.press("R");
        for (int i = 0; i < 3; ++i) {
            const std::vector<std::string> before = rows();
            t.happen(ftxui::Event::PageDown);
            REQUIRE(rows().front() == before.back());
        }
        t.press("⎋");
    }
}

TEST_CASE("only what the foot names closes what is read, and other letters do nothing") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎");
    for (const char door : std::string("?gLR")) {
        const std::string opened(1, door);
        for (const char closes : std::string("q\n\x1B")) {
            t.press(opened);
            const std::string title = t.play.dialog()->title;
            for (const char letter : std::string("/abcdefhijklmnoprstuvwxyz:#<>=+-")) {
                t.press(std::string(1, letter));
                REQUIRE(t.play.dialog());
                REQUIRE(t.play.dialog()->title == title);
            }
            t.happen(closes == 'q'    ? ftxui::Event::Character('q')
                     : closes == '\n' ? ftxui::Event::Return
                                      : ftxui::Event::Escape);
            REQUIRE_FALSE(t.play.dialog());
        }
    }
    REQUIRE(t.said().empty());
    // One text makes way for another.
    t.press("?L");
    REQUIRE(t.play.dialog()->title == "What has happened");
    t.press("Rg");
    REQUIRE(t.play.dialog()->title == "Statistics");
}

TEST_CASE("statistics say what was to be expected, and what came of it") {
    // Ann's settlements lie at 5 + 3 + 1 and at 3 + 3 + 4 pips; a 10 brings her two cards.
    const std::string setup = sixth_turn().substr(0, sixth_turn().find("Ann: roll"));
    const table::Match match = match_of(setup + "Ann: roll 4 6\n");
    const auto lines = statistics_of(match);
    REQUIRE(lines[0] == "1 roll, and how many were to be expected:");
    REQUIRE(lines[9] == "10   1   0.1  #");
    REQUIRE(lines[14] ==
            "Ann            0.5        2     0     0      0         0     0     0     0");
    const table::Match later = match_of(sixth_turn());
    const auto all = statistics_of(later);
    // Cy has stolen a card from Dee, and has given the bank 4 for 1 three times.
    REQUIRE(has(all[0], "20 rolls"));
    REQUIRE(all[16].ends_with(" 1      0         0    -6     0     0"));
    REQUIRE(all[17].ends_with(" 0      1         0    -3     0     0"));
}

TEST_CASE("R4.3 statistics count what the bank could not pay") {
    // In the second roll Ann is owed two ore and Ben one, and there is one.
    std::ifstream in(CATAN_GOLDEN_DIR "/transcripts/R4.3-shortage-several-owed.catan");
    const table::SavedGame game = table::load_game(in, "game");
    REQUIRE(game.match);
    const table::Match& match = *game.match;
    const auto lines = statistics_of(match);
    REQUIRE(lines[14] ==
            "Ann            1.2        2     2     0      0         0     0     0     0");
    REQUIRE(lines[15].substr(18, 15) == "        3     1");
}

TEST_CASE("R4.2, R4.3 what the dice owe is paid, or told as short; the robber's hex owes nothing") {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        table::Match match(language::seat_everybody(setup_of(4, seed)));
        RandomPlayers players(match.game(), seed, {.by_kind = true});
        int missing = 0;
        for (int i = 0; i < 600 && !match.state().in<GameOver>(); ++i) {
            const auto command = std::get<Command>(players.next(match.state()));
            const auto reply = match.say(command, match.asked(), std::nullopt);
            for (const Event& event : reply.events) {
                const auto* shortage = std::get_if<Shortage>(&event);
                if (shortage != nullptr) missing += shortage->owed - shortage->paid;
            }
        }
        int told = 0;
        const auto lines = statistics_of(match);
        for (std::size_t i = 14; i < 18; ++i) told += std::stoi(lines[i].substr(28, 5));
        REQUIRE(told == missing);
    }
}

TEST_CASE("R10.5 the end tells who has won, how each point was made, where the game is") {
    Kept kept;
    ScreenTable t(won_match());
    t.play.use_files(kept.files());
    t.press("⎋⏎");
    REQUIRE(t.play.dialog());
    const std::string screen = t.plain();
    REQUIRE(has(screen, " wins"));
    REQUIRE(has(screen, " settlements"));
    REQUIRE(has(screen, "The course of the points"));
    t.happen(ftxui::Event::End);
    const std::string end = t.plain();
    REQUIRE(has(end, "discarded"));
    REQUIRE(has(end, "/games/one.catan"));
    REQUIRE(has(end, "The seed was 5."));
    t.press("p");
    REQUIRE(kept.pictures == 1);
    REQUIRE(t.play.dialog()->lines.front().text == "The picture is here");
    t.press("⏎⏎n");
    REQUIRE(t.play.wants_to_leave());
    REQUIRE(t.play.wants_another());
}

TEST_CASE("another game and a picture are for the end only") {
    Kept kept;
    ScreenTable t(match_of(sixth_turn()));
    t.play.use_files(kept.files());
    t.press("np⏎np 4 6⏎np");
    REQUIRE_FALSE(t.play.wants_to_leave());
    REQUIRE(kept.pictures == 0);
}

TEST_CASE("a copy is saved under the name that is typed, and under none without one") {
    Kept kept;
    ScreenTable t(match_of(sixth_turn()));
    t.press("q");
    REQUIRE_FALSE(has(t.plain(), "Save a copy"));
    t.press("⎋");
    t.play.use_files(kept.files());
    t.press("qa");
    REQUIRE(t.line() == "Save as: _ ");
    t.press("/tmp/x y⇥.catan⏎");
    REQUIRE(kept.paths == std::vector<std::string>{"/tmp/x y.catan"});
    REQUIRE(t.play.dialog()->lines.front().text == "A copy is saved as /tmp/x y.catan");
    t.press("⎋qa⏎qa  ⏎qaabc⎋");
    REQUIRE(kept.paths.size() == 1);
    REQUIRE_FALSE(t.play.wants_to_leave());
    t.press("qq");
    REQUIRE(t.play.wants_to_leave());
    REQUIRE_FALSE(t.play.wants_another());
}

TEST_CASE("that the game cannot be saved stays on the screen, whole, until it is read") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎ 4 6⏎");
    const std::string trouble =
        "cannot write /home/somebody/with/a/long/name/.local/state/catan/2026-05-01-200000-Ann-Ben-"
        "Cy-Dee.catan: No space left on device; the game goes on, but is not saved";
    t.play.warn(trouble);
    t.play.warn("and another thing");
    const auto is_told = [&] {
        return has(t.plain(), "but is not") && has(t.plain(), "No space left on device");
    };
    REQUIRE(is_told());
    // Whatever else is pressed or clicked, it stays, and nothing is done.
    t.press("r q⎋:L?e");
    t.click({2, 2});
    t.click({40, 12});
    REQUIRE(is_told());
    REQUIRE(t.said() == "Ann: roll 4 6");
    t.press("⏎");
    REQUIRE_FALSE(is_told());
    REQUIRE(has(t.plain(), "and another thing"));
    t.press("⏎");
    REQUIRE_FALSE(t.play.dialog());
    t.press("r");
    REQUIRE(t.play.chosen());
    // Also when it comes in the middle of a command, as the disk tells it, and the curtain waits behind it.
    table::Match match = match_of(sixth_turn());
    TableScreen* listening = nullptr;
    table::Session session(std::move(match), {},
                           [&](std::string_view) { listening->warn("disk full"); });
    TableScreen play(session.participants());
    listening = &play;
    for (const ftxui::Event& event : keys("⏎ 4 6⏎")) play.key(event);
    REQUIRE(play.dialog()->lines.front().text == "disk full");
    REQUIRE(play.takes_all_keys());
}

TEST_CASE("a player who leaves is told whether the game is saved") {
    ScreenTable t(match_of(sixth_turn()));
    Kept kept;
    t.play.use_files(kept.files());
    t.press("⏎q");
    REQUIRE(has(t.plain(), "Leave; the game is saved"));
    t.press("⎋");
    kept.where.clear();
    t.press("q");
    REQUIRE(has(t.plain(), "Leave; the game is not saved"));
}

TEST_CASE("R11 after a return from the background nothing shows that was told before") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎c");
    REQUIRE(t.prompt().is_refusal);
    t.play.come_back();
    REQUIRE(t.line() == "Ann, it's your move. Press Enter or space.");
    // Nor do the rules open at what another was refused.
    t.press("R");
    const kit::DialogBox look = *t.play.dialog();
    REQUIRE(std::ranges::find(look.lines, true, &kit::DialogLine::is_chosen)->text ==
            look.lines.front().text);
}

TEST_CASE("R8.2 an offer that cannot be is refused in the dialog, by rule") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎ 4 6⏎");
    t.said();
    for (const std::string_view written : {"tb⇥b⏎", "tb⇥g123⏎", "t⇥g⏎"}) {
        INFO(written);
        t.press(written);
        REQUIRE(t.play.dialog());
        REQUIRE(has(t.plain(), ". (R8.2)"));
        t.press("⎋");
        REQUIRE_FALSE(t.prompt().is_refusal);
    }
    REQUIRE(t.said().empty());
}

TEST_CASE("R4.1 what cannot be traded or played now is refused under the rule that forbids it") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎");
    for (const std::string_view key : {"t", "m", "e"}) {
        t.press(key);
        REQUIRE(t.line() == "Roll first. (R4.1) ");
    }
}

TEST_CASE("Tab completes without regard to case, and tells what fits when there is more") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎ 4 6⏎:offer 2 b⇥");
    REQUIRE(t.prompt().asked == ":offer 2 b_");
    REQUIRE(t.prompt().rest == "brick Ben");
    t.press("r⇥");
    REQUIRE(t.prompt().asked == ":offer 2 brick _");
    t.press("⎋:");
    t.happen(ftxui::Event::Special("\x15"));
    t.press("buy kn⇥");
    REQUIRE(t.prompt().asked == ":buy knight _");
}

TEST_CASE("Escape steps back to where one came from") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎ 4 6⏎d3");
    REQUIRE(has(t.play.dialog()->title, "Monopoly"));
    t.press("⎋");
    REQUIRE(t.play.dialog()->title == "Which card?");
    t.press("⎋");
    REQUIRE_FALSE(t.play.dialog());
    t.press("tb⇥g⏎⏎c");
    REQUIRE(has(t.play.dialog()->title, "Instead of"));
    t.press("⎋");
    REQUIRE(has(t.play.dialog()->title, "Ann gives 1 brick for 1 grain"));
}

TEST_CASE("R11 a path can be typed behind a curtain, and no hand shows") {
    Kept kept;
    ScreenTable t(match_of(sixth_turn()));
    t.play.use_files(kept.files());
    t.press("qa");
    REQUIRE(t.is_typing());
    REQUIRE_FALSE(t.seen().own);
    REQUIRE_FALSE(has(t.plain(), "'s hand"));
    t.press("/tmp/x⏎");
    REQUIRE(t.play.dialog()->title == "A copy of the game");
    t.press("⎋");
    REQUIRE(has(t.plain(), "Ann, it's your move"));
}

}  // namespace catan::tui
