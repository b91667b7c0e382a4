// Words of any script: case, near misses, names.
#include "catan/spelling.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace catan::text;

TEST_CASE("case does not count, in any script") {
    REQUIRE(same_word("Settle", "sETTLE"));
    REQUIRE(same_word("ZOË", "zoë"));
    REQUIRE(same_word("ΩΜΈΓΑ", "ωμέγα"));
    REQUIRE(same_word("Łukasz", "łUKASZ"));
    REQUIRE_FALSE(same_word("settle", "settl"));
    REQUIRE_FALSE(same_word("zoe", "zoë"));
    REQUIRE_FALSE(same_word("zo", "zoë"));
    REQUIRE(folded("ÄB\xff") == "äb\xff");
}

TEST_CASE("a near miss is recognised") {
    constexpr std::array<std::string_view, 3> known{"lumber", "wool", "ore"};
    REQUIRE(nearest("wol", known) == "wool");
    REQUIRE(nearest("LUMBR", known) == "lumber");
    REQUIRE_FALSE(nearest("xyz", known));
    REQUIRE_FALSE(nearest(std::string(1000, 'w'), known));
    REQUIRE(unknown("resource", "wol", known) == "unknown resource 'wol': wool?");
    REQUIRE(unknown("resource", "gold", known) ==
            "unknown resource 'gold'; there are lumber, wool, ore");
}

TEST_CASE("what is quoted is one line and not longer than a line should be") {
    REQUIRE(in_quotes("a\nb\x1b\xff") == "'a?b?\?'");
    REQUIRE(in_quotes(std::string(100, 'a')) == "'" + std::string(60, 'a') + "...'");
    REQUIRE(in_quotes("ë") == "'ë'");
}

TEST_CASE("names are letters of any script, then digits, - and _ as well") {
    for (const char* name :
         {"A", "Ann", "Zoë", "Ωμέγα", "Łukasz", "李雷", "a-b_c9", "abcdefghijkl", "ëëëëëëëëëëëë"}) {
        CAPTURE(name);
        REQUIRE_FALSE(name_fault(name));
    }
    for (const char* name : {"", "abcdefghijklm", "1a", "-a", "_a", "a b", "a:", "a.b", "roll",
                             "Roll", "WOOL", "settle", "none", "\xff", "a\xff", "a\x01", "😀"}) {
        CAPTURE(name);
        REQUIRE(name_fault(name));
    }
}
