// Tests the log lines made of a program's standard error: printable, short and few.
#include "net/error_lines.hpp"

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <string>
#include <vector>

using namespace tabletop::net;
using namespace std::chrono_literals;
using Words = std::vector<std::string>;

namespace {

constexpr ErrorLines::Clock::time_point begin{1h};

std::string many(std::size_t lines) {
    std::string text;
    for (std::size_t i = 0; i < lines; ++i) text += "x\n";
    return text;
}

}  // namespace

TEST_CASE("Lines are told when they are complete, and the last one at the end") {
    ErrorLines lines;
    CHECK(lines.add("one\ntw", begin) == Words{"one"});
    CHECK(lines.add("o\n\n\nthree", begin) == Words{"two"});
    CHECK(lines.finish() == Words{"three"});
    CHECK(lines.finish().empty());
}

TEST_CASE("Lines are printable, whatever is written") {
    ErrorLines lines;
    CHECK(lines.add("\x1b]0;title\x07\n", begin) == Words{"?]0;title?"});
    CHECK(lines.add("a\rb\r\n\tc\n", begin) == Words{"a?b", " c"});
    CHECK(lines.add("\xff\xc3\xa9 \xe2\x80\xae\n", begin) == Words{"?\xc3\xa9 ?"});
    CHECK(lines.add(std::string("\0\n", 2), begin) == Words{"?"});
}

TEST_CASE("Long lines are cut, and never inside a character") {
    ErrorLines lines;
    const std::string all(ErrorLines::longest_line, 'a');
    CHECK(lines.add(all + '\n', begin) == Words{all});
    CHECK(lines.add(all + all, begin).empty());
    CHECK(lines.add(all + '\n', begin) == Words{all + "..."});
    std::string wide;
    while (wide.size() < 2 * ErrorLines::longest_line) wide += "\xe2\x82\xac";
    const Words told = lines.add(wide + '\n', begin);
    REQUIRE(told.size() == 1);
    CHECK(told[0].find('?') == std::string::npos);
    CHECK(told[0].ends_with("\xe2\x82\xac..."));
}

TEST_CASE("Of too many lines some are left out, and how many is told") {
    ErrorLines lines;
    CHECK(lines.add(many(ErrorLines::most_at_once + 5), begin).size() == ErrorLines::most_at_once);
    CHECK(lines.add(many(2), begin + ErrorLines::until_next / 2).empty());
    CHECK(lines.add("y\nz\n", begin + ErrorLines::until_next) ==
          Words{"(7 lines left out here)", "y"});
    CHECK(lines.finish() == Words{"(1 line left out here)"});
}

TEST_CASE("After a while a program can write as many lines as at first") {
    ErrorLines lines;
    CHECK(lines.add(many(2 * ErrorLines::most_at_once), begin).size() == ErrorLines::most_at_once);
    const auto later = begin + ErrorLines::most_at_once * ErrorLines::until_next;
    CHECK(lines.add(many(ErrorLines::most_at_once), later).size() == ErrorLines::most_at_once + 1);
    CHECK(lines.add(many(1), later).empty());
}
