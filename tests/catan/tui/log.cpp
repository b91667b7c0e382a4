// Tests the log: what each viewer reads, word for word.
#include "catan/tui/log.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "support/by_keys.hpp"
#include "support/games.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

using Told = std::vector<std::string>;

// The last lines as this seat reads them, or the public lines without a seat.
Told told_to(Seat seat, const std::string& game, std::size_t most, LogLook look = LogLook::Story) {
    table::Referee referee(match_of(game));
    const table::Chair& chair = seat.exists() ? referee.chair(seat) : referee.onlooker();
    Told lines;
    for (const LogLine& line : log_lines(chair, look, most)) {
        lines.push_back(kit::words_of(line.words));
    }
    return lines;
}
Told in_brief(const std::string& game, std::size_t most) {
    table::Referee referee(match_of(game));
    Told rows;
    for (const LogLine& line : log_lines(referee.onlooker(), LogLook::Story, most)) {
        for (const kit::Line& row : line.brief) rows.push_back(kit::words_of(row));
    }
    return rows;
}

const Seat no_seat = Seat::none();
const Seat ann(0);
const Seat ben(1);
const Seat cy(2);
const Seat dee(3);

// Ann's sixth turn so far.
std::string in_turn(const std::string& more) { return sixth_turn() + "Ann: roll 4 6\n" + more; }

}  // namespace

TEST_CASE("a roll and what it brings are one line, in which the reader is spoken to") {
    REQUIRE(told_to(no_seat, in_turn(""), 1) ==
            Told{"Ann rolls 10 (4+6): Ann gets 1 brick and 1 ore, and Ben gets 1 brick"});
    REQUIRE(told_to(ann, in_turn(""), 1) ==
            Told{"You roll 10 (4+6): you get 1 brick and 1 ore, and Ben gets 1 brick"});
    REQUIRE(told_to(ben, in_turn(""), 1) ==
            Told{"Ann rolls 10 (4+6): Ann gets 1 brick and 1 ore, and you get 1 brick"});
    REQUIRE(in_brief(in_turn(""), 1) ==
            Told{"Ann rolls 10 (4+6)", "  Ann +1 brick +1 ore", "  Ben +1 brick"});
    REQUIRE(told_to(no_seat, sixth_turn() + "Ann: roll 1 1\n", 1) ==
            Told{"Ann rolls 2 (1+1): Cy gets 1 wool"});
}

TEST_CASE(
    "R6 the robber's move and the theft are one line, and the card is named to those who know it") {
    const std::string game =
        sixth_turn() + "Ann: play knight\nAnn: robber 10\nAnn: steal Cy wool\n";
    REQUIRE(told_to(no_seat, game, 2) ==
            Told{"Ann plays a knight", "Ann moves the robber to wool 2 and steals a card from Cy"});
    REQUIRE(told_to(ann, game, 1) ==
            Told{"You move the robber to wool 2 and steal 1 wool from Cy"});
    REQUIRE(told_to(cy, game, 1) ==
            Told{"Ann moves the robber to wool 2 and steals 1 wool from you"});
    REQUIRE(told_to(dee, game, 1) == told_to(no_seat, game, 1));
    REQUIRE(in_brief(game, 1) == Told{"Ann robs Cy (wool 2)"});
    // Before it is known who is robbed.
    const std::string halfway = sixth_turn() + "Ann: play knight\nAnn: robber 10\n";
    REQUIRE(told_to(no_seat, halfway, 1) == Told{"Ann moves the robber to wool 2"});
}

TEST_CASE("R7 cards that are bought and played") {
    const std::string bought = in_turn("Ann: buy victory\n");
    REQUIRE(told_to(no_seat, bought, 1) == Told{"Ann buys a development card"});
    REQUIRE(told_to(ann, bought, 1) == Told{"You buy a development card: a victory card"});
    REQUIRE(told_to(no_seat, in_turn("Ann: play plenty ore ore\n"), 1) ==
            Told{"Ann plays plenty and takes 2 ore"});
    REQUIRE(told_to(ben, in_turn("Ann: play monopoly ore\n"), 1) ==
            Told{"Ann plays a monopoly on ore: 2 from you"});
}

TEST_CASE("R10 awards are told, and who has lost one") {
    const auto told = [](Seat from, Seat to) {
        table::Referee referee(match_of(sixth_turn()));
        const table::Chair& chair = referee.chair(ben);
        const SeenMove seen{{ann, PlayKnight{}, std::nullopt},
                            {AwardMoved{AwardMoved::Award::LargestArmy, from, to}}};
        const auto lines = log_lines(chair, {chair.viewer(), {&seen, 1}, LogLook::Story});
        return Told{kit::words_of(lines[1].words), kit::words_of(lines[1].brief.front())};
    };
    REQUIRE(told(no_seat, ann) == Told{"Ann has the largest army", "Largest army: Ann"});
    REQUIRE(told(ben, ann) == Told{"Ann takes the largest army from you", "Largest army: Ann"});
    REQUIRE(told(ben, no_seat) == Told{"You lose the largest army", "Largest army: nobody"});
}

TEST_CASE("R8 an offer is told with its answers, and once it is closed as what came of it") {
    const std::string offer = in_turn("Ann: offer 2 brick for 1 wool to Ben Cy\n");
    REQUIRE(told_to(no_seat, offer, 1) == Told{"Ann offers Ben and Cy 2 brick for 1 wool"});
    const std::string answered = offer + "Ben: decline\nCy: counter 1 wool for 3 brick\n";
    REQUIRE(told_to(cy, answered, 3) == Told{"Ann offers Ben and you 2 brick for 1 wool",
                                             "  Ben declines",
                                             "  You would give 1 wool for 3 brick"});
    REQUIRE(told_to(no_seat, answered + "Ann: trade Cy\n", 1) ==
            Told{"Ann gives Cy 3 brick for 1 wool"});
    REQUIRE(told_to(cy, answered + "Ann: trade Cy\n", 1) ==
            Told{"Ann gives you 3 brick for 1 wool"});
    REQUIRE(told_to(ann, answered + "Ann: withdraw\n", 1) ==
            Told{"You offer Ben and Cy 2 brick for 1 wool, then withdraw it"});
    REQUIRE(told_to(no_seat, offer + "Ben: decline\nCy: decline\nAnn: withdraw\n", 1) ==
            Told{"Ann offers Ben and Cy 2 brick for 1 wool; nobody wants it"});
    const std::string to_ben = in_turn("Ann: offer 2 brick for 1 wool to Ben\nBen: decline\n");
    REQUIRE(told_to(no_seat, to_ben + "Ann: withdraw\n", 1) ==
            Told{"Ann offers Ben 2 brick for 1 wool; Ben declines"});
    // If all players are asked, none is named.
    REQUIRE(told_to(no_seat, in_turn("Ann: offer 2 brick for 1 wool to Ben Cy Dee\n"), 1) ==
            Told{"Ann offers 2 brick for 1 wool"});
    REQUIRE(told_to(ann, in_turn("Ann: bank 4 brick for 1 ore\n"), 1) ==
            Told{"You give the bank 4 brick for 1 ore"});
}

TEST_CASE("with the numbers of the places the log is what was said, as it could be typed") {
    REQUIRE(told_to(no_seat, in_turn("Ann: settle 38\n"), 3, LogLook::Language) ==
            Told{"  Ann +1 brick +1 ore", "  Ben +1 brick", "Ann settle 38"});
    REQUIRE(told_to(no_seat, in_turn("Ann: settle 38\n"), 1) ==
            Told{"Ann builds a settlement (grain 12)"});
    ScreenTable t(match_of(in_turn("Ann: settle 38\n")));
    t.press("⏎");
    REQUIRE(kit::words_of(t.log(1).front().words).starts_with("You build a settlement"));
    t.press("#");
    REQUIRE(kit::words_of(t.log(1).front().words) == "Ann settle 38");
}

TEST_CASE("what is taken back has not happened, also in the log") {
    ScreenTable t(match_of(in_turn("")));
    t.press("⏎");
    const auto before = t.log(whole_log);
    t.press("s⏎");
    REQUIRE(t.log(whole_log) != before);
    t.press("u");
    REQUIRE(t.log(whole_log) == before);
}

TEST_CASE("the last lines of a log are those of the whole log, however many") {
    table::Referee referee(match_of(sixth_turn()));
    for (const LogLook look : {LogLook::Story, LogLook::Language}) {
        const auto whole = log_lines(referee.onlooker(), look);
        REQUIRE(whole.size() > 30);
        for (std::size_t most = 0; most <= whole.size() + 1; ++most) {
            const auto some = log_lines(referee.onlooker(), look, most);
            REQUIRE(some.size() == std::min(most, whole.size()));
            REQUIRE(std::ranges::equal(some, std::span(whole).last(some.size())));
        }
    }
}

}  // namespace catan::tui
