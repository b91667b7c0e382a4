// Tests wrapping of inked text.
#include "kit/spans.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "catan/core/random.hpp"

using namespace tabletop::kit;

namespace {

const Ink sky = custom_ink(0);

std::vector<std::string> words_of_rows(const std::vector<Line>& rows) {
    std::vector<std::string> words;
    for (const Line& row : rows) words.push_back(words_of(row));
    return words;
}

}  // namespace

TEST_CASE("a line is wrapped between words, and each keeps its ink") {
    const Line line{{"Ben", sky, Ink::Night, true}, {" gives "}, {"Hannah", sky}, {" 2 ore"}};
    const std::vector<Line> rows = wrapped(line, 12);
    REQUIRE(rows == std::vector<Line>{
                        {{"Ben", sky, Ink::Night, true}, {" gives"}},
                        {{"  "}, {"Hannah", sky}, {" 2"}},
                        {{"  "}, {"ore"}},
                    });
}

TEST_CASE("what is wrapped in ink says the same in each row as without") {
    catan::Random random(3, catan::Domain::Order);
    const std::vector<std::string> parts{"a",   "word", " ",  "  ", "longer-word",
                                         "ß中", "→ ",   "x ", ""};
    for (int round = 0; round < 2000; ++round) {
        Line line;
        for (std::uint32_t i = 1 + random.below(8); i > 0; --i) {
            line.push_back({parts[random.below(static_cast<std::uint32_t>(parts.size()))],
                            random.below(2) == 0 ? sky : Ink::Words});
        }
        const int width = 1 + static_cast<int>(random.below(16));
        const int indent = static_cast<int>(random.below(3));
        CAPTURE(words_of(line), width, indent);
        REQUIRE(words_of_rows(wrapped(line, width, indent)) ==
                wrapped(words_of(line), width, indent));
    }
}
