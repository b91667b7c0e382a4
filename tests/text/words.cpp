// Tests splitting lines into words with columns, the reader of words, and invalid lines.
#include "tabletop/text/words.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tabletop/game/ids.hpp"
#include "text/header_lines.hpp"
#include "text/line_by_line.hpp"
#include "text/player_words.hpp"
#include "text/sections.hpp"

using namespace tabletop::text;
using tabletop::Seat;
using tabletop::SeatSet;
using namespace std::string_literals;

namespace {

using Placed = std::pair<std::string, std::size_t>;

std::vector<Placed> placed(std::string_view line) {
    std::vector<Placed> words;
    for (const Word& word : split(line)) words.emplace_back(word.text, word.column);
    return words;
}

// `column: message`
std::string fault(std::string_view line) {
    try {
        (void)split(line);
    } catch (const TextError& error) {
        return std::to_string(error.column()) + ": " + error.what();
    }
    return "none";
}

}  // namespace

TEST_CASE("words stand where they stand, in characters") {
    REQUIRE(placed("settle 12") == std::vector<Placed>{{"settle", 1}, {"12", 8}});
    REQUIRE(placed("  a\t b  ") == std::vector<Placed>{{"a", 3}, {"b", 6}});
    REQUIRE(placed("Zoë: roll") == std::vector<Placed>{{"Zoë:", 1}, {"roll", 6}});
    REQUIRE(placed("") == std::vector<Placed>{});
    REQUIRE(placed("roll\r") == std::vector<Placed>{{"roll", 1}});
}

TEST_CASE("a comment ends a line") {
    REQUIRE(placed("# nothing").empty());
    REQUIRE(placed("roll#now") == std::vector<Placed>{{"roll", 1}});
    REQUIRE(placed("roll # now") == std::vector<Placed>{{"roll", 1}});
}

TEST_CASE("the colon behind a name ends a word, the one of a port does not") {
    REQUIRE(placed("Ann:roll") == std::vector<Placed>{{"Ann:", 1}, {"roll", 5}});
    REQUIRE(placed("port 1-2 3:1") == std::vector<Placed>{{"port", 1}, {"1-2", 6}, {"3:1", 10}});
    REQUIRE(placed("expect refused R5.4: roll").size() == 4);
}

TEST_CASE("what is no text is told with its place") {
    REQUIRE(fault("roll \xff") == "6: this is not valid UTF-8");
    REQUIRE(fault("\xc3") == "1: this is not valid UTF-8");
    REQUIRE(fault("\xc0\x80") == "1: this is not valid UTF-8");
    REQUIRE(fault("a\xed\xa0\x80") == "2: this is not valid UTF-8");
    REQUIRE(fault("\xf4\x90\x80\x80") == "1: this is not valid UTF-8");
    REQUIRE(fault("ro\0ll"s) == "3: there is a NUL byte in this line");
    REQUIRE(fault("roll \x1b[31m") == "6: there is a control character (code 27) in this line");
    REQUIRE(fault(std::string(longest_line, 'a')) == "none");
    REQUIRE(fault(std::string(longest_line + 1, 'a')) == "1: this line has more than 65536 bytes");
}

TEST_CASE("numbers are digits and fit") {
    REQUIRE(number_in("0") == 0);
    REQUIRE(number_in("18446744073709551615") == 18446744073709551615U);
    for (const char* word : {"", "-1", "+1", "1.5", "0x3", "3x", "18446744073709551616"}) {
        CAPTURE(word);
        REQUIRE_FALSE(number_in(word));
    }
    REQUIRE(pair_in("12-13") == std::pair<std::uint64_t, std::uint64_t>(12, 13));
    for (const char* word : {"12", "-", "12-", "-13", "a-b", "1-2-3"}) {
        CAPTURE(word);
        REQUIRE_FALSE(pair_in(word));
    }
}

TEST_CASE("a reader says what it expected, what it found and where") {
    const std::vector<Word> words = split("settle here");
    const auto message = [&](auto&& read) {
        Reader reader(words, 12);
        try {
            read(reader);
        } catch (const TextError& error) {
            return std::to_string(error.column()) + ": " + error.what();
        }
        return "none"s;
    };
    REQUIRE(message([](Reader& reader) { reader.take_number("a number"); }) ==
            "1: expected a number, found 'settle'");
    REQUIRE(message([](Reader& reader) {
                reader.take({});
                reader.finish();
            }) == "8: expected the end of the line, found 'here'");
    REQUIRE(message([](Reader& reader) {
                reader.take({});
                reader.take({});
                reader.take("a hex");
            }) == "12: expected a hex, but the line ends here");
    REQUIRE(message([](Reader& reader) {
                const std::vector<std::string_view> known{"settler", "road"};
                reader.take_one_of("command", known);
            }) == "1: unknown command 'settle'; did you mean settler?");
    REQUIRE(message([](Reader& reader) { reader.take_word("SETTLE"); }) == "none");
}

TEST_CASE("a text is its lines, and a line its words") {
    using Words = std::vector<std::string_view>;
    REQUIRE(lines_of("turn 4 Ben\nbag A 2\n") ==
            std::vector<Words>{{"turn", "4", "Ben"}, {"bag", "A", "2"}});
    REQUIRE(lines_of("one\n\ntwo") == std::vector<Words>{{"one"}, {}, {"two"}});
    REQUIRE(lines_of("").empty());
}

TEST_CASE("a player is called by a name in any case, and free names are those of no player") {
    const std::vector<std::string> names{"Ann", "Zoë"};
    REQUIRE(player_called(names, "ZOË") == std::size_t{1});
    REQUIRE_FALSE(player_called(names, "Ben"));
    REQUIRE(unknown_player("Amn", names) == "unknown player 'Amn'; did you mean Ann?");
    const std::vector<std::string_view> known{"ann", "Bo", "Cleo"};
    REQUIRE(free_names(1, known, names) == std::vector<std::string>{"Bo"});
    REQUIRE(free_names(9, known, names) == std::vector<std::string>{"Bo", "Cleo"});
}

TEST_CASE("names in a line are seats, and a colon marks the speaker of a move") {
    const std::vector<std::string> names{"Ann", "Zoë"};
    const auto with = [&](std::string_view line, const auto& read) {
        const std::vector<Word> words = split(line);
        Reader reader(words, line.size() + 1);
        return read(reader);
    };
    const auto seat = [&](Reader& reader) { return read_seat(reader, names); };
    const auto speaker = [&](Reader& reader) { return read_speaker(reader, names); };
    REQUIRE(with("zoë", seat) == Seat(1));
    REQUIRE_THROWS_WITH(with("Amn", seat), "unknown player 'Amn'; did you mean Ann?");
    REQUIRE_THROWS_WITH(with("", seat), "expected a player, but the line ends here");
    REQUIRE(with("ANN: roll", speaker) == Seat(0));
    REQUIRE_FALSE(with("Ann roll", speaker));
    REQUIRE_THROWS_WITH(with("Amn: roll", speaker), "unknown player 'Amn'; did you mean Ann?");
    SeatSet both;
    both.insert(Seat(1));
    REQUIRE(names_of(both, names) == "Zoë");
    both.insert(Seat(0));
    REQUIRE(names_of(both, names) == "Ann Zoë");
}

TEST_CASE("a rule is a section of the page, with the sections below it") {
    constexpr std::string_view page =
        "# The rules\n\n## R1 One\n\ntext\n\n### R1.1 Below\n\nmore\n\n\n## R2 Two\n\nlast\n";
    REQUIRE(section_of(page, 'R', "r1") == "## R1 One\n\ntext\n\n### R1.1 Below\n\nmore\n");
    REQUIRE(section_of(page, 'R', "R1.1") == "### R1.1 Below\n\nmore\n");
    REQUIRE(section_of(page, 'R', "R2") == "## R2 Two\n\nlast\n");
    for (const char* number : {"", "R3", "1", "K1"}) REQUIRE_FALSE(section_of(page, 'R', number));
}
