// Tests splitting bytes into lines.
#include "net/line_splitter.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

using tabletop::net::LineSplitter;

namespace {

std::vector<std::string> lines_of(LineSplitter& splitter) {
    std::vector<std::string> lines;
    while (auto line = splitter.next()) lines.push_back(*line);
    return lines;
}

std::string complaint_about(std::string_view bytes) {
    LineSplitter splitter(100);
    splitter.add(bytes);
    static_cast<void>(lines_of(splitter));
    return splitter.complaint().value_or("");
}

}  // namespace

TEST_CASE("Lines are the same however the bytes come") {
    const std::string text = "one\n\ntwo with \xc3\xa4\nthree\ttab\r\nfour\n and the beginning of";
    const std::vector<std::string> expected{"one", "", "two with \xc3\xa4", "three\ttab", "four"};
    for (std::size_t size = 1; size <= text.size(); ++size) {
        LineSplitter splitter(100);
        std::vector<std::string> lines;
        for (std::size_t at = 0; at < text.size(); at += size) {
            splitter.add(text.substr(at, size));
            for (const std::string& line : lines_of(splitter)) lines.push_back(line);
        }
        CHECK(lines == expected);
        CHECK_FALSE(splitter.complaint());
    }
}

TEST_CASE("A line may be as long as is allowed, and no longer") {
    CHECK(complaint_about(std::string(100, 'x') + "\n") == "");
    CHECK(complaint_about(std::string(100, 'x') + "\r\n") == "");
    CHECK(complaint_about(std::string(101, 'x') + "\n") == "a line was longer than 100 bytes");
    CHECK(complaint_about(std::string(102, 'x')) == "a line was longer than 100 bytes");
    CHECK(complaint_about("good\n" + std::string(5000, 'x')) == "a line was longer than 100 bytes");
}

TEST_CASE("What is no text is refused in words") {
    CHECK(complaint_about(std::string("a\0b\n", 4)) == "a line had control characters in it");
    CHECK(complaint_about("a\x1b[2J\n") == "a line had control characters in it");
    CHECK(complaint_about("a\rb\n") == "a line had control characters in it");
    CHECK(complaint_about("a\x7f\n") == "a line had control characters in it");
    CHECK(complaint_about("a\xc2\x9b\n") == "a line had control characters in it");
    CHECK(complaint_about("a\xff\n") == "a line was not valid UTF-8");
    CHECK(complaint_about("a\xc3\n") == "a line was not valid UTF-8");
    CHECK(complaint_about("a\xed\xa0\x80\n") == "a line was not valid UTF-8");
}

TEST_CASE("After a complaint there are no more lines") {
    LineSplitter splitter(100);
    splitter.add("one\n\x01\ntwo\n");
    CHECK(lines_of(splitter) == std::vector<std::string>{"one"});
    splitter.add("three\n");
    CHECK(lines_of(splitter).empty());
}
