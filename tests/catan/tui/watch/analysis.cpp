// Tests the findings of an analysis as a page and in a dialog: they fit, the numbers add up, and missing parts are
// named.
#include "catan/tui/watch/analysis.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <charconv>
#include <ftxui/dom/elements.hpp>
#include <string>
#include <vector>

#include "kit/dialog_box.hpp"
#include "support/drawn.hpp"
#include "support/found.hpp"
#include "support/golden.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

const Paint in_colours{};
const Paint in_letters{kit::Glyphs::Unicode, true};
const Paint in_ascii{kit::Glyphs::Ascii, true};

// A game with its findings, at a table of so many.
struct Case {
    Case(std::size_t players, std::size_t moments)
        : table(language::seat_everybody(setup_of(players, 7))),
          findings(lab::findings_of(players, moments)),
          names(table.names) {}

    [[nodiscard]] tui::watch::Analysis analysis() const {
        return {findings, {table.game, names}, {}, {}};
    }

    language::Table table;
    lab::Findings findings;
    std::vector<std::string> names;
};

std::string words_of(const std::vector<kit::Line>& lines) {
    std::string words;
    for (const kit::Line& line : lines) words += kit::words_of(line) + "\n";
    return words;
}

bool says(const std::vector<kit::Line>& lines, std::string_view words) {
    // Whatever was broken into rows.
    std::string said = words_of(lines);
    for (std::size_t i = 0; i < said.size(); ++i) {
        if (said[i] == '\n') said[i] = ' ';
        if (i > 0 && said[i] == ' ' && said[i - 1] == ' ') said.erase(i--, 1);
    }
    UNSCOPED_INFO(said);
    return said.find(words) != std::string::npos;
}

// All numbers of a line that have a decimal, in tenths.
std::vector<int> tenths_of(const std::string& words) {
    std::vector<int> found;
    for (auto at = words.find('.'); at != std::string::npos; at = words.find('.', at + 1)) {
        const auto begin = words.find_last_of(' ', at) + 1;
        int whole = 0;
        std::from_chars(words.data() + begin, words.data() + at, whole);
        found.push_back(10 * whole + (words[at + 1] - '0'));
    }
    return found;
}

// The dialog in the window of a game.
std::string dialog(const tui::watch::Analysis& analysis, int width, int height, std::size_t first,
                   kit::Glyphs glyphs) {
    const Palette palette = palette_of(Depth::None);
    kit::DialogBox box{"What happened", {}, "arrows  Esc back", true, {}};
    for (const kit::Line& line : tui::watch::analysis_dialog(analysis, {glyphs, true})) {
        box.lines.push_back(kit::in_ink(line));
    }
    box.top = {first, 0};
    auto screen =
        ftxui::Screen::Create(ftxui::Dimension::Fixed(width), ftxui::Dimension::Fixed(height));
    ftxui::Render(screen, kit::dialog_box(box, palette, glyphs, width, height));
    return kit::plain_text(screen);
}

}  // namespace

TEST_CASE("an analysis fits, however many played and whatever they are called") {
    for (const auto& names_of : {lab::short_names, lab::long_names, lab::wide_names}) {
        for (std::size_t players = 2; players <= most_players; ++players) {
            Case some(players, 30);
            some.names = names_of(players);
            some.findings.misses[0].why = std::string(300, 'w');
            for (lab::SeatLuck& seat : some.findings.luck.seats) {
                seat.cards = {999, 999.9, 100};
                for (lab::LuckMeasure& kind : seat.kinds) kind = {999, 999.9, 100};
            }
            for (const Paint& paint : {in_colours, in_letters, in_ascii}) {
                for (const int width : {74, 80, 120}) {
                    for (const kit::Line& line :
                         tui::watch::analysis_page(some.analysis(), width, paint)) {
                        CAPTURE(players, width, kit::words_of(line));
                        REQUIRE(kit::width_of(kit::spelled(line, paint.glyphs)) <= width);
                    }
                }
                // Beside the cursor of a dialog in the least window.
                for (const kit::Line& line : tui::watch::analysis_dialog(some.analysis(), paint)) {
                    CAPTURE(players, kit::words_of(line));
                    REQUIRE(kit::width_of(kit::spelled(line, paint.glyphs)) <= 80 - 4 - 2);
                }
            }
        }
    }
}

TEST_CASE("the chances of a row add up to 100.0 as they stand there") {
    for (std::size_t players = 2; players <= most_players; ++players) {
        const Case some(players, 60);
        const auto lines = tui::watch::analysis_numbers(some.analysis(), 80, in_colours);
        REQUIRE(lines.size() == 2 + 60);
        for (std::size_t i = 2; i < lines.size(); ++i) {
            const std::string row = kit::words_of(lines[i]);
            const std::vector<int> numbers = tenths_of(row);
            CAPTURE(row);
            // Behind the chances: how far they may be away, unless it is certain.
            const lab::Standing& standing = some.findings.course[i - 2];
            const bool is_certain = standing.moment.is_end;
            REQUIRE(numbers.size() == players + (is_certain ? 0 : 1));
            int sum = 0;
            for (std::size_t k = 0; k < players; ++k) sum += numbers[k];
            REQUIRE(sum == 1000);
            if (is_certain) continue;
            std::uint32_t widest = 0;
            for (const lab::Share& share : standing.shares) {
                widest = std::max(widest, share.high - share.low);
            }
            REQUIRE(numbers.back() == static_cast<int>((widest + 19) / 20));
        }
    }
}

TEST_CASE("a row of numbers says turn, player and dice, and the likeliest winner stands out") {
    const Case some(4, 60);
    const auto lines = tui::watch::analysis_numbers(some.analysis(), 80, in_colours);
    REQUIRE(kit::words_of(lines[2]).starts_with("set-up "));
    const lab::Moment& moment = some.findings.course[5].moment;
    REQUIRE(kit::words_of(lines[7]).starts_with(
        fmt::format("     5  A Ann  {}+{} ", moment.dice->first, moment.dice->second)));
    REQUIRE(kit::words_of(lines.back()).starts_with("   end  D Dee "));
    const lab::Standing& standing = some.findings.course[5];
    std::size_t first = 0;
    for (std::size_t i = 1; i < 4; ++i) {
        if (standing.shares[i].chance > standing.shares[first].chance) first = i;
    }
    std::size_t bold = 0;
    for (std::size_t i = 4; i < lines[7].size(); ++i) {
        if (!lines[7][i].bold) continue;
        ++bold;
        REQUIRE(lines[7][i].ink == seat_ink(Seat(first)));
    }
    REQUIRE(bold == 1);
}

TEST_CASE("the heading says who won, or how far it is, and how well the chances are known") {
    Case some(3, 20);
    const auto heading = [&] { return tui::watch::analysis_heading(some.analysis(), 80); };
    CHECK(says(heading(), "★ Cy won in turn 18"));
    CHECK(says(heading(), "the mean of 128 games that bots played on"));
    CHECK(says(heading(), "to within 4.4 %"));
    CHECK_FALSE(says(heading(), "Stopped"));
    some.findings.course.resize(15);
    CHECK(says(heading(), "Stopped: 15 of 20 moments have been looked at."));
    CHECK_FALSE(says(heading(), "won"));
    some.findings.moments = 15;
    CHECK(says(heading(), "Turn 14; nobody has won yet"));
    CHECK_FALSE(says(heading(), "Stopped"));
    some.findings.course.resize(1);
    some.findings.moments = 1;
    CHECK(says(heading(), "The set-up is over; nobody has won yet"));
    some.findings.course.front().moment.is_end = true;
    CHECK(says(heading(), "The set-up is not finished"));
    some.findings.course.clear();
    CHECK(says(heading(), "The chances to win have not been looked at."));
    tui::watch::Analysis noted = some.analysis();
    noted.notes = {"As Ann may know it."};
    CHECK(says(tui::watch::analysis_heading(noted, 80), "As Ann may know it."));
}

TEST_CASE("nothing is called stopped while more is being found out") {
    Case some(3, 20);
    some.findings.course.resize(15);
    some.findings.has_judged = false;
    some.findings.has_luck = false;
    some.findings.misses.clear();
    tui::watch::Analysis analysis = some.analysis();
    analysis.goes_on = true;
    CHECK(says(tui::watch::analysis_heading(analysis, 80),
               "So far 15 of 20 moments have been looked at."));
    CHECK(says(tui::watch::analysis_decisions(analysis, 80), "They are being looked at."));
    CHECK(says(tui::watch::analysis_luck(analysis, 80, in_colours), "is still being found out"));
    some.findings.course.clear();
    CHECK_FALSE(says(tui::watch::analysis_heading(analysis, 80), "have not been looked at"));
}

TEST_CASE("the last row of a game that goes on says where it stands") {
    Case some(3, 20);
    lab::Standing& last = some.findings.course.back();
    REQUIRE(last.moment.is_end);
    last.shares = some.findings.course.front().shares;
    const auto row = [&] {
        return kit::words_of(tui::watch::analysis_numbers(some.analysis(), 80, in_colours).back());
    };
    CHECK(row().starts_with("   now  "));
    last.moment.dice = Dice{2, 4};
    CHECK(row().starts_with(fmt::format("{:>6}  ", last.moment.turn)));
}

TEST_CASE("a decision is told with what was better, why, and what it cost") {
    Case some(3, 20);
    const auto told = [&] { return tui::watch::analysis_decisions(some.analysis(), 80); };
    CHECK(says(told(),
               "Turn 2 B Ben: end the turn better: city at 24 "
               "\"Doubles your 11 pips there; nobody can take them from you.\" "
               "cost: 6.2 % (3.1 to 9.3)"));
    CHECK(says(told(), "Set-up A Ann: settlement at 3 better: settlement at 12 cost: 2.4 %"));
    CHECK_FALSE(says(told(), "Stopped"));
    some.findings.has_judged = false;
    CHECK(says(told(), "Stopped: some decisions have not been looked at."));
    some.findings.misses.clear();
    CHECK(says(told(), "They have not been looked at."));
    some.findings.has_judged = true;
    CHECK(says(told(), "None of them cost anything"));
}

TEST_CASE("luck is told for everybody, with what was to be expected") {
    Case some(3, 20);
    lab::SeatLuck& seat = some.findings.luck.seats[0];
    seat.cards = {61, 55.25, 83};
    seat.kinds[index(Resource::Wool)] = {12, 10.4, 70};
    seat.sevens = {4, 5.2, 31};
    seat.victories = {};
    some.findings.luck.sums[8] = {15, 9.5, 97};
    some.findings.luck.sums[6] = {2, 9.5, 3};
    some.findings.luck.sums[5] = {8, 7.6, 55};
    const auto told = tui::watch::analysis_luck(some.analysis(), 80, in_colours);
    CHECK(says(told, " 12 10.4 "));
    CHECK(says(told, " 61 55.2 83 of 100"));
    CHECK(says(told, "A Ann 4 5.2 31 "));
    // No victory card was bought, or the cards are hidden.
    CHECK(says(told, " · B Ben "));
    CHECK(says(told, "9.5 more than in 97 of 100"));
    CHECK(says(told, "9.5 fewer than in 97 of 100"));
    CHECK(says(told, "7.6 about as often as expected"));
    some.findings.luck = {};
    CHECK(says(tui::watch::analysis_luck(some.analysis(), 80, in_colours),
               "The dice have not been rolled yet."));
}

TEST_CASE("a page ends with what is read first, a dialog begins with it, and both have all parts") {
    const Case some(4, 20);
    const auto place = [](const std::vector<kit::Line>& lines, std::string_view heading) {
        const std::string words = words_of(lines);
        const auto at = words.find(heading);
        REQUIRE(at != std::string::npos);
        return at;
    };
    const auto page = tui::watch::analysis_page(some.analysis(), 80, in_colours);
    CHECK(place(page, "The chances to win in percent") < place(page, "The course of the chances"));
    CHECK(place(page, "The course of the chances") < place(page, "The decisions that mattered"));
    CHECK(place(page, "The decisions that mattered") < place(page, "Luck\n"));
    CHECK(place(page, "Luck\n") < place(page, "The dice: "));
    const auto dialog = tui::watch::analysis_dialog(some.analysis(), in_colours);
    CHECK(place(dialog, "The course of the chances") <
          place(dialog, "The decisions that mattered"));
    CHECK(place(dialog, "Luck\n") < place(dialog, "The chances to win in percent"));
}

TEST_CASE("an analysis looks as it should") {
    const Palette plain = palette_of(Depth::None);
    const Case four(4, 40);
    for (const int width : {80, 120}) {
        check_golden(fmt::format("analysis-{}", width),
                     kit::lines_text(tui::watch::analysis_page(four.analysis(), width, in_letters),
                                     plain, kit::Glyphs::Unicode));
    }
    Case eight(8, 90);
    eight.names = lab::long_names(8);
    eight.findings.course.resize(60);
    check_golden("analysis-8-ascii",
                 kit::lines_text(tui::watch::analysis_page(eight.analysis(), 80, in_ascii), plain,
                                 kit::Glyphs::Ascii));
    tui::watch::Analysis there = four.analysis();
    there.here = 13;
    check_golden("analysis-dialog-80x24", dialog(there, 80, 24, 0, kit::Glyphs::Unicode));
    check_golden("analysis-dialog-120x40", dialog(there, 120, 40, 30, kit::Glyphs::Unicode));
    check_golden("analysis-dialog-ascii", dialog(there, 80, 24, 0, kit::Glyphs::Ascii));
}

}  // namespace catan::tui
