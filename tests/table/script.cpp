// Tests scripts: output, expectations, refusals, and where they continue.
#include "catan/table/script.hpp"

#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <sstream>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

#include "support/running.hpp"
#include "tabletop/text/words.hpp"
#include "text/line_source.hpp"

using namespace catan;
using table::Verdict;

namespace {

std::string after_setup(const std::string& lines) { return two_players + lines; }

// The error messages of these lines, which follow the set-up, without the file's name.
std::string complaint(const std::string& lines) {
    const std::string all = first_complaint(after_setup(lines));
    return all.empty() ? all : all.substr(std::string("script:").size());
}

std::string printed(const std::string& lines) {
    const std::string all = run(after_setup(lines)).printed;
    const std::string setup = run(two_players).printed;
    REQUIRE(all.starts_with(setup));
    return all.substr(setup.size());
}

// A stream whose lines come one at a time, when they are asked for. Tells when that is.
class LinesOnDemand : public std::streambuf {
public:
    LinesOnDemand(std::vector<std::string> lines, std::function<void()> listener)
        : lines_(std::move(lines)), listener_(std::move(listener)) {}

protected:
    int_type underflow() override {
        listener_();
        if (next_ == lines_.size()) return traits_type::eof();
        std::string& line = lines_[next_++];
        setg(line.data(), line.data(), line.data() + line.size());
        return traits_type::to_int_type(line.front());
    }

private:
    std::vector<std::string> lines_;
    std::size_t next_ = 0;
    std::function<void()> listener_;
};

}  // namespace

TEST_CASE("each command is printed, then what came of it") {
    REQUIRE(printed("roll 3 5\nend\n") == R"(Ann: roll 3 5
  Ben +1 ore
Ann: end
  turn 2: Ben
)");
    REQUIRE(run(after_setup("roll 3 5\n"), {.quiet = true}).printed.empty());
}

TEST_CASE("a refused command ends a script, unless it is to keep going") {
    const std::string lines = after_setup("end\nroll 3 5\n");
    const Ran stopped = run(lines);
    REQUIRE(stopped.verdict == Verdict::Refused);
    REQUIRE(stopped.printed.find("roll") == std::string::npos);
    const Ran gone_on = run(lines, {.keep_going = true});
    REQUIRE(gone_on.verdict == Verdict::Refused);
    REQUIRE(gone_on.printed.find("roll 3 5") != std::string::npos);
    REQUIRE(stopped.complaints ==
            R"(script:13:1: refused by R4.1: Ann must roll first
    end
    ^
)");
}

TEST_CASE("a line that cannot be read ends a script, unless it is to keep going") {
    const std::string lines = after_setup("rol\nroll 3 5\n");
    REQUIRE(run(lines).verdict == Verdict::NotUnderstood);
    REQUIRE(run(lines).printed.find("roll") == std::string::npos);
    REQUIRE(run(lines, {.keep_going = true}).printed.find("roll 3 5") != std::string::npos);
    REQUIRE(run("playrs Ann Ben\nroll\n", {.keep_going = true}).printed.empty());
}

TEST_CASE("a failed expectation says what was found, and the script goes on") {
    const Ran ran = run(after_setup("expect Ann points 3\nroll 3 5\n"));
    REQUIRE(ran.verdict == Verdict::Refused);
    REQUIRE(ran.printed.find("roll 3 5") != std::string::npos);
    REQUIRE(ran.complaints == R"(script:13:8: expected Ann points 3, found points 2
    expect Ann points 3
           ^
)");
}

TEST_CASE("expectations are lines of the state in part") {
    for (const char* met : {"Ann points 2 grain 1",
                            "ann POINTS 2",
                            "Ann longest 1 victory 0",
                            "bank ore 19 wool 19",
                            "deck 25",
                            "robber 0",
                            "turn 1 Ann",
                            "turn 1",
                            "phase roll",
                            "asked Ann",
                            "longest-road none",
                            "largest-army none",
                            "winner none",
                            "rolled none",
                            "owes Ben none",
                            "owes Ben 0",
                            "played-card no",
                            "bought knight 0",
                            "played Ben knight 0",
                            "offer none",
                            "supply Ann roads 13 settlements 3 cities 4",
                            "built Ann roads 12-13",
                            "built Ann roads 41-40 13-12 settlements 40",
                            "built Ann roads 12-13 SETTLEMENTS 12",
                            "built Ben settlements 30 25"}) {
        INFO(met);
        CHECK(complaint(std::string("expect ") + met + "\n").empty());
    }
    for (const char* unmet : {"Ann points 3",
                              "Ann points 2 grain 0",
                              "bank ore 18",
                              "deck 24",
                              "robber 1",
                              "turn 2",
                              "turn 1 Ben",
                              "phase main",
                              "asked Ben",
                              "longest-road Ann",
                              "winner Ann",
                              "rolled 3 5",
                              "owes Ben 4",
                              "played-card yes",
                              "bought knight 1",
                              "offer 1 wool",
                              "free-roads 1",
                              "supply Ann roads 12",
                              "built Ann roads 12-11",
                              "built Ann cities 12",
                              "built Ann roads 12-13 13-14",
                              "turn 1 Ann Ben"}) {
        INFO(unmet);
        CHECK(complaint(std::string("expect ") + unmet + "\n").starts_with("13:8: expected "));
    }
}

TEST_CASE("an expectation that cannot be understood is told so") {
    REQUIRE(complaint("expect\n") ==
            "13:7: expected a line of the state, or the beginning of one, but the line ends here");
    REQUIRE(complaint("expect Anm points 3\n") == "13:8: unknown subject 'Anm'; did you mean Ann?");
    REQUIRE(complaint("expect Ann pints 3\n") ==
            "13:12: unknown key 'pints'; did you mean points?");
    REQUIRE(complaint("expect Ann points\n") ==
            "13:18: expected the number of points, but the line ends here");
    REQUIRE(complaint("expect built Ann roads\n") ==
            "13:23: expected what is built there, but the line ends here");
    REQUIRE(complaint("expect refused 5.4: roll\n") ==
            "13:16: expected a rule and a colon, such as R5.4:, found '5.4:'");
}

TEST_CASE("an expected refusal is met by its rule or its section, and by nothing else") {
    REQUIRE(complaint("expect refused R4.1: end\n").empty());
    REQUIRE(complaint("expect refused R4: end\n").empty());
    REQUIRE(complaint("expect refused r4.1: Ann: end\n").empty());
    REQUIRE(complaint("expect refused R4.1: Ben: roll\n").empty());
    REQUIRE(complaint("expect refused R12: undo\n").empty());
    REQUIRE(complaint("expect refused R5.4: end\n") ==
            "13:16: expected a refusal by R5.4, but this is refused by R4.1: Ann must roll first");
    REQUIRE(complaint("expect refused R4.1: roll\n") ==
            "13:16: expected a refusal by R4.1, but this is legal");
    REQUIRE(complaint("expect refused R9: roll 7 7\n").empty());
    REQUIRE(complaint("expect refused R9: roll 3 5\n") ==
            "13:16: expected a refusal by R9, but this is legal");
}

TEST_CASE("R4.6 a line may name its speaker") {
    REQUIRE(complaint("Ann: roll 1 1\n").empty());
    REQUIRE(complaint("ANN: roll 1 1\n").empty());
    REQUIRE(complaint("Ben: roll 1 1\n") == "13:6: refused by R4.1: it's Ann's move");
    REQUIRE(complaint("Bem: roll\n") == "13:1: unknown player 'Bem'; did you mean Ben?");
}

TEST_CASE("what is written wrong is told with its column") {
    REQUIRE(complaint("setle 3\n") == "13:1: unknown command 'setle'; did you mean settle?");
    REQUIRE(complaint("expct Ann points 2\n") ==
            "13:1: unknown command 'expct'; did you mean expect?");
    REQUIRE(complaint("Ann:\n") == "13:5: expected a command, but the line ends here");
    REQUIRE(first_complaint("playrs Ann Ben") ==
            "script:1:1: unknown word 'playrs'; did you mean players?");
    REQUIRE(complaint("road 12\n") == "13:6: expected an edge such as 12-13, found '12'");
    REQUIRE(complaint("settle\n") == "13:7: expected an intersection, but the line ends here");
    REQUIRE(complaint("settle -1\n") == "13:8: expected an intersection, found '-1'");
    REQUIRE(complaint("bank 4 wol for 1 ore\n") ==
            "13:8: unknown resource 'wol'; did you mean wool?");
    REQUIRE(complaint("bank 4 wool to 1 ore\n") == "13:13: expected 'for', found 'to'");
    REQUIRE(complaint("bank 0 wool for 1 ore\n") == "13:6: expected 1 to 10000 cards, found 0");
    REQUIRE(complaint("offer 1 wool 2 wool for 1 ore\n") == "13:14: wool is listed twice");
    REQUIRE(complaint("play kight\n") ==
            "13:6: unknown development card 'kight'; did you mean knight?");
    REQUIRE(complaint("roll 3\n") == "13:7: expected a die, 1 to 6, but the line ends here");
    REQUIRE(complaint("roll 3 5 5\n") == "13:10: expected the end of the line, found '5'");
    REQUIRE(complaint("offer 1 wool for 1 ore to Ben ben\n") == "13:31: Ben is listed twice");
    REQUIRE(complaint("steal Bem\n") == "13:7: unknown player 'Bem'; did you mean Ben?");
    REQUIRE(complaint("players Ann Ben\n") ==
            "13:1: 'players' belongs in the header, before the first move");
    REQUIRE(complaint("check 123\n") ==
            "13:7: expected a check of 16 hexadecimal digits, found '123'");
    REQUIRE(complaint("show dice\n") == "13:6: expected board, state or score, found 'dice'");
}

TEST_CASE("R1.1 an id that does not exist is refused by its rule") {
    const std::string start = "players Ann Ben\nboard beginner\norder first Ann\nchance seed 1\n";
    REQUIRE(first_complaint(start + "settle 54") ==
            "script:5:1: refused by R1.1: the intersections of this board are 0 to 53");
    REQUIRE(first_complaint(start + "settle 99999999999") ==
            "script:5:1: refused by R1.1: the intersections of this board are 0 to 53");
    REQUIRE(first_complaint(start + "settle 12\nroad 12-40") ==
            "script:6:1: refused by R1.1: no edge joins these two intersections");
}

TEST_CASE("an edge may be written from either end") {
    REQUIRE(run("players Ann Ben\nboard beginner\norder first Ann\nsettle 12\nroad 13-12\n")
                .printed.find("Ann: road 12-13\n") != std::string::npos);
}

TEST_CASE("R9 under scripted chance every outcome is written") {
    const std::string start =
        "players Ann Ben\nboard beginner\norder first Ann\nchance scripted\nsettle 12\nroad 12-13\n"
        "settle 25\nroad 25-26\nsettle 30\nroad 30-31\nsettle 40\nroad 40-41\n";
    REQUIRE(run(start + "roll 3 5").verdict == Verdict::Fine);
    REQUIRE(first_complaint(start + "roll") ==
            "script:13:1: refused by R9: chance is scripted, so the line must end with "
            "the outcome");
    REQUIRE(first_complaint(start + "roll 7 7") ==
            "script:13:1: refused by R9: a die shows 1 to 6");
    REQUIRE(first_complaint(start + "roll 34") == "script:13:6: put a blank between the dice: 3 4");
    REQUIRE(run(start + "roll 3 5", {.verify = true}).verdict == Verdict::NotUnderstood);
}

TEST_CASE("verifying demands that the seed gives the written outcomes") {
    const Ran drawn = run(after_setup("roll\n"));
    const std::string line = drawn.printed.substr(drawn.printed.rfind("Ann: roll"));
    const std::string dice = line.substr(10, 3);
    REQUIRE(run(after_setup("roll " + dice + "\n"), {.verify = true}).complaints.empty());
    const std::string other = dice == "1 1" ? "1 2" : "1 1";
    REQUIRE(run(after_setup("roll " + other + "\n"), {.verify = true}).verdict == Verdict::Refused);
    REQUIRE(complaint("roll " + other + "\n").empty());
}

TEST_CASE("a check that does not match is reported") {
    const Ran ran = run(after_setup("check 0123456789abcdef\nroll 1 1\n"));
    REQUIRE(ran.verdict == Verdict::Refused);
    REQUIRE(ran.complaints.starts_with(
        "script:13:7: the game does not match this check; here it would be "));
    REQUIRE(ran.printed.find("roll 1 1") != std::string::npos);
    const std::string here = ran.complaints.substr(ran.complaints.find("it would be ") + 12, 16);
    REQUIRE(complaint("check " + here + "\n").empty());
}

TEST_CASE("R12 undo is printed with what it takes back") {
    const std::string lines = "players Ann Ben\nboard beginner\norder first Ann\nsettle 12\nundo\n";
    REQUIRE(run(lines).printed == "Ann: settle 12\nAnn: undo\n  taken back: Ann: settle 12\n");
    REQUIRE(complaint("roll 3 5\nundo\n") ==
            "14:1: refused by R12: there is nothing left to take back");
    REQUIRE(
        first_complaint("players Ann Ben\nboard beginner\norder first Ann\nchance seed 1\nsettle "
                        "12\nBen: undo\n") == "script:6:6: refused by R12: it's Ann's move");
    REQUIRE(complaint("undo\n") == "13:1: refused by R12: there is nothing left to take back");
}

TEST_CASE("what is recorded begins with the header and has a check at the end of each turn") {
    const Ran ran = run(after_setup("roll 3 5\nend\n"));
    REQUIRE(ran.recorded.starts_with("catan 1\nplayers Ann Ben\nboard custom hexagon 3\nhex 0 "));
    REQUIRE(ran.recorded.find("\norder first Ann\nchance seed 7\nstart\nAnn: settle 12\n") !=
            std::string::npos);
    REQUIRE(ran.recorded.find("\nAnn: roll 3 5\nAnn: end\ncheck ") != std::string::npos);
    REQUIRE(run(ran.recorded).complaints.empty());
}

TEST_CASE("carriage returns at the ends of lines do no harm") {
    std::string lines = after_setup("roll 3 5\nend\n");
    const std::string plain = run(lines).printed;
    for (std::size_t at = 0; (at = lines.find('\n', at)) != std::string::npos; at += 2) {
        lines.insert(at, "\r");
    }
    REQUIRE(run(lines).printed == plain);
}

TEST_CASE("lines are handed out whole, and those that are too long are cut once") {
    std::istringstream in("a\n\n" + std::string(3 * text::longest_line, 'x') + "\nb\nc");
    text::LineSource lines(in, "script");
    std::string line;
    REQUIRE((lines.next(line) && line == "a" && lines.ended()));
    REQUIRE((lines.next(line) && line.empty() && lines.ended()));
    REQUIRE((lines.next(line) && line.size() == text::longest_line + 1));
    REQUIRE((lines.next(line) && line == "b" && lines.ended()));
    REQUIRE((lines.next(line) && line == "c" && !lines.ended()));
    REQUIRE_FALSE(lines.next(line));
}

TEST_CASE("a byte order mark is no part of the text") {
    REQUIRE(run("\xef\xbb\xbfplayers Ann Ben\nchance seed 1\nstart\n").complaints.empty());
    REQUIRE(run("\xef\xbb").verdict == Verdict::Fine);
}

TEST_CASE("a header alone is looked at as well") {
    REQUIRE(run("players Ann Ben\nboard beginner radius 4\n").verdict == Verdict::NotUnderstood);
    REQUIRE(run("").verdict == Verdict::Fine);
    REQUIRE(run("# nothing\n\n").complaints.empty());
}

TEST_CASE("what was printed is out before more is read that is not there yet") {
    std::vector<std::string> unseen;
    std::vector<std::string> log;
    table::ScriptOutput output;
    output.print = [&](std::string_view line) { unseen.emplace_back(line); };
    output.flush = [&] {
        log.insert(log.end(), unseen.begin(), unseen.end());
        unseen.clear();
    };
    LinesOnDemand slow({"players Ann Ben\nboard beginner\norder first Ann\nchance seed 1\n",
                        "settle 12\nroad 12-13\nset", "tle 25\n", "show score\n"},
                       [&] {
                           REQUIRE(unseen.empty());
                           log.emplace_back("asks");
                       });
    std::istream in(&slow);
    table::Script script({}, {}, output, "script");
    REQUIRE(script.run(in) == Verdict::Fine);
    REQUIRE(log == std::vector<std::string>{"asks", "asks", "Ann: settle 12", "Ann: road 12-13",
                                            "asks", "Ben: settle 25", "asks",
                                            "Ann 1: 1 settlement\nBen 1: 1 settlement", "asks"});
}

TEST_CASE("a stream that has its bytes is read without a pause") {
    std::size_t pauses = 0;
    std::istringstream in(std::string(100'000, '\n'));
    text::LineSource lines(in, "script", [&] { ++pauses; });
    std::size_t read = 0;
    for (std::string line; lines.next(line);) ++read;
    REQUIRE(read == 100'000);
    REQUIRE(pauses == 1);  // at the end
}
