// What comes in from a terminal, or from whoever pretends to be one.
#include "tui/terminal_input.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

using namespace catan::tui;

namespace {

std::string passed(std::string_view bytes) { return InputFilter().pass(bytes); }

}  // namespace

TEST_CASE("what a terminal sends is passed on as it is") {
    for (const std::string_view bytes :
         {"abc", "\x1b", "\x1b[A", "\x1bOP", "\x1b[1;2A", "\x1b[<0;80;24M", "\x1b[<35;12345;99999m",
          "\x1b[200~12345678901234567890\x1b[201~", "123456789012345678901234567890", "\xc3\xa9",
          "\x1b\x1b[B", "\x03\x1a\x1c\n"}) {
        CAPTURE(bytes);
        REQUIRE(passed(bytes) == bytes);
    }
}

TEST_CASE("no number reaches the parser of keys that it cannot hold") {
    REQUIRE(passed("\x1b[<0;99999999999;1M") == "\x1b[<0;99999;1M");
    REQUIRE(passed("\x1b[18446744073709551616~x") == "\x1b[18446~x");
    // Nor a sequence that never ends; what follows its end is text again.
    const std::string endless = "\x1b[" + std::string(1'000'000, ';');
    REQUIRE(passed(endless).size() < 100);
    REQUIRE(passed(endless + "Mabc").ends_with("Mabc"));
    // Also when it comes in pieces.
    InputFilter filter;
    std::string all;
    for (const char byte : std::string_view("\x1b[<0;99999999999;1M7777777")) {
        all += filter.pass(std::string_view(&byte, 1));
    }
    REQUIRE(all == "\x1b[<0;99999;1M7777777");
}

TEST_CASE(
    "no byte in the middle of a sequence lets a number through that the parser of keys cannot "
    "hold") {
    // For that parser all of these are one number: it ends a sequence with a letter and a number with a semicolon.
    for (const std::string_view between :
         {"[", "\n", "\x7f", "<", " ", ":", "?", "\xc3\xa9", "\x80"}) {
        CAPTURE(between);
        std::string bytes = "\x1b[<0;";
        for (int i = 0; i < 4; ++i) bytes += "999" + std::string(between);
        const std::string all = passed(bytes + "1M");
        const std::string number = all.substr(all.find(';') + 1);
        REQUIRE(std::ranges::count_if(number, [](char c) { return '0' <= c && c <= '9'; }) <= 5);
        REQUIRE(all.ends_with('M'));
    }
}

TEST_CASE("what is pressed a while after Esc and a bracket is a key again") {
    InputFilter filter;
    REQUIRE(filter.pass("\x1b") == "\x1b");
    REQUIRE(filter.pass("[", true) == "[");
    REQUIRE(filter.pass("1234567\n", true) == "1234567\n");
    // At once it is the rest of a sequence.
    REQUIRE(filter.pass("\x1b[") == "\x1b[");
    REQUIRE(filter.pass("1234567") == "12345");
}
