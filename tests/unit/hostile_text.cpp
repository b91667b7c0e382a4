// Texts that somebody wrote to see what happens.
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>

#include "catan/script.hpp"
#include "catan/words.hpp"

using namespace catan::text;

namespace {

std::string complaints_about(const std::string& lines) {
    std::string all;
    ScriptOutput output;
    output.complain = [&](std::string_view line) { (all += line) += '\n'; };
    Script script({}, {}, output, "script");
    std::istringstream in(lines);
    script.run(in);
    return all;
}

}  // namespace

TEST_CASE("no control character gets into a word, also none of those beyond ASCII") {
    REQUIRE_THROWS_AS(split("settle \x1b[2J"), TextError);
    REQUIRE_THROWS_AS(split("settle \x7f"), TextError);
    REQUIRE_THROWS_AS(split("settle \xc2\x80"), TextError);
    REQUIRE_THROWS_AS(split("settle \xc2\x9b"
                            "2J"),
                      TextError);
    REQUIRE(split("settle \xc2\xa0").size() == 2);
}

TEST_CASE("a message shows a line only where a terminal can be given it") {
    REQUIRE(complaints_about("settle\tx\n").find("    settle x\n") != std::string::npos);
    for (const char* const line : {"settle \x1b[2J",
                                   "settle \xc2\x9b"
                                   "2J",
                                   "settle \xff"}) {
        const std::string all = complaints_about(line);
        REQUIRE(all.find("script:1:8: ") == 0);
        REQUIRE(all.find('\n') == all.size() - 1);
    }
}
