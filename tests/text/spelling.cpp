// Tests words of any script: case, near misses, names.
#include "tabletop/text/spelling.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <string_view>

using namespace tabletop::text;

namespace {

constexpr auto reserved = std::to_array<std::string_view>({"none", "roll", "settle", "wool"});

std::optional<std::string> name_fault(std::string_view name) {
    return tabletop::text::name_fault(name, reserved);
}
std::optional<std::string> new_name_fault(std::string_view name) {
    return tabletop::text::new_name_fault(name, reserved);
}

}  // namespace

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
    REQUIRE(unknown("resource", "wol", known) == "unknown resource 'wol'; did you mean wool?");
    REQUIRE(unknown("resource", "gold", known) ==
            "unknown resource 'gold'; use one of lumber, wool, ore");
}

TEST_CASE("what is quoted is one line and not longer than a line should be") {
    REQUIRE(in_quotes("a\nb\x1b\xff") == "'a?b?\?'");
    REQUIRE(in_quotes(std::string(100, 'a')) == "'" + std::string(60, 'a') + "...'");
    REQUIRE(in_quotes("ë") == "'ë'");
}

TEST_CASE("new names have plain letters only, so that no two look alike") {
    for (const char* name : {"A", "Ann", "Zoë", "Ωμέγα", "Łukasz", "李雷", "Жанна", "שרה", "عمر",
                             "ありす", "민준", "a-b_c9", "ëëëëëëëëëëëë"}) {
        CAPTURE(name);
        REQUIRE_FALSE(new_name_fault(name));
    }
    // Hangul fillers, digits of Arabic, of full width and of Devanagari, marks of Hebrew, Arabic, Latin, Devanagari.
    for (const char* name :
         {"Ann\u3164", "Ann\u115f", "Ann\u1160", "Ann\uffa0", "Ann\u0661", "Ann\uff11", "\u0967x",
          "ש\u05b8", "ع\u064b", "Anne\u0301", "Ann\u0345", "र\u0935\u093f"}) {
        CAPTURE(name);
        REQUIRE(new_name_fault(name));
        REQUIRE(new_name_fault(name)->find('\n') == std::string::npos);
    }
    // Whatever is no name is no new one.
    for (const char* name : {"", "abcdefghijklm", "1a", "roll", "\xff", "😀"}) {
        CAPTURE(name);
        REQUIRE(new_name_fault(name) == name_fault(name));
    }
    REQUIRE(new_name_fault("Ann\u3164")->find("U+3164") != std::string::npos);
}

TEST_CASE("saved games and scripts read the names that they always did") {
    for (const char* name : {"Ann\u3164", "Ann\u0661", "Ann\uff11", "र\u0935\u093f"}) {
        CAPTURE(name);
        REQUIRE_FALSE(name_fault(name));
    }
}

TEST_CASE("no new name has a character that cannot be seen") {
    // Soft hyphen, grapheme joiner, fillers, selectors, marks of direction, joiners, blanks, tags.
    for (const char* seen :
         {"\u00ad",    "\u034f",     "\u061c",     "\u115f",     "\u1160",     "\u17b4",
          "\u180b",    "\u180e",     "\u200b",     "\u200c",     "\u200d",     "\u200e",
          "\u200f",    "\u202e",     "\u2060",     "\u2066",     "\u206f",     "\u00a0",
          "\u2003",    "\u2800",     "\u3000",     "\u3164",     "\ufe0f",     "\ufeff",
          "\uffa0",    "\U00013441", "\U00013442", "\U0001d173", "\U000e0001", "\U000e0061",
          "\U000e0100"}) {
        for (const std::string& name : {std::string("Ann") + seen, "A" + std::string(seen) + "nn",
                                        seen + std::string("Ann"), std::string(seen)}) {
            CAPTURE(name);
            REQUIRE(new_name_fault(name));
            REQUIRE(new_name_fault(name)->find("that cannot be seen") != std::string::npos);
        }
    }
    REQUIRE(name_fault("Ann\u200b") ==
            "'Ann\u200b' has a character (U+200B) that cannot be seen; leave it out");
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
