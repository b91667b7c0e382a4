// What comes in from a terminal, or from whoever pretends to be one.
#include "tui/terminal_input.hpp"

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
