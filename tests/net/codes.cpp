// Tests codes: drawing, printing, parsing, and derived secrets.
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "net/code.hpp"

using tabletop::net::Code;
using tabletop::net::NotACode;

namespace {

template <class Bytes>
std::string hex(const Bytes& bytes) {
    std::string text;
    for (const unsigned char byte : bytes) {
        text += "0123456789abcdef"[byte / 16];
        text += "0123456789abcdef"[byte % 16];
    }
    return text;
}

std::string complaint(std::string_view text) {
    try {
        static_cast<void>(Code::read(text));
    } catch (const NotACode& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("A code that is written down is read back") {
    for (int i = 0; i < 1000; ++i) {
        const Code code = Code::draw();
        REQUIRE(code.text().size() == 19);
        REQUIRE(Code::read(code.text()) == code);
    }
    CHECK(Code::read("7K3M-92QF-X4TD-8W2H").text() == "7K3M-92QF-X4TD-8W2H");
    CHECK(Code::read("0000-0000-0000-0000").text() == "0000-0000-0000-0000");
    CHECK(Code::read("ZZZZ-ZZZZ-ZZZZ-ZZZZ").text() == "ZZZZ-ZZZZ-ZZZZ-ZZZZ");
}

TEST_CASE("No code is drawn twice, and each of its places is used") {
    std::set<std::string> seen;
    std::vector<std::set<char>> at_place(19);
    for (int i = 0; i < 2000; ++i) {
        const std::string text = Code::draw().text();
        seen.insert(text);
        for (std::size_t place = 0; place < text.size(); ++place)
            at_place[place].insert(text[place]);
    }
    CHECK(seen.size() == 2000);
    for (std::size_t place = 0; place < 19; ++place) {
        CHECK(at_place[place].size() == (place % 5 == 4 ? 1U : 32U));
    }
}

TEST_CASE("What somebody watches with is of the same code, and no code of a player") {
    const Code code = Code::read("7K3M-92QF-X4TD-8W2H");
    CHECK(code.for_watching() == code.for_watching());
    CHECK(code.for_watching() != code);
    CHECK(code.for_watching() != Code::draw().for_watching());
    CHECK(code.for_watching().identity() != code.identity());
    CHECK(code.for_watching().key() != code.key());
}

TEST_CASE("A code may be typed in many ways") {
    const Code code = Code::read("7K3M-92QF-X4TD-8W2H");
    CHECK(Code::read("7k3m92qfx4td8w2h") == code);
    CHECK(Code::read("  7K3M 92QF X4TD 8W2H\t") == code);
    CHECK(Code::read("7K-3M92-QFX4-TD8W-2H") == code);
    CHECK(Code::read("OoIi-LlAB-CDEF-GHJK") == Code::read("0011-11AB-CDEF-GHJK"));
}

TEST_CASE("What is no code is refused in words") {
    CHECK(complaint("7K3M-92QF-X4TD-8W2") ==
          "A code has 16 letters and digits, like 7K3M-92QF-X4TD-8W2H; here are 15.");
    CHECK(complaint("7K3M-92QF-X4TD-8W2HH") ==
          "A code has 16 letters and digits, like 7K3M-92QF-X4TD-8W2H; here are 17.");
    CHECK(complaint("") ==
          "A code has 16 letters and digits, like 7K3M-92QF-X4TD-8W2H; here are 0.");
    CHECK(complaint("7K3M-92QF-X4TD-8W2U") ==
          "No code has a 'U' in it. One looks like 7K3M-92QF-X4TD-8W2H.");
    CHECK(complaint("7K3M-92QF-X4TD-8W2\x1b") ==
          "A code has only letters, digits and hyphens. One looks like 7K3M-92QF-X4TD-8W2H.");
    CHECK(complaint("7K3M–92QF") ==
          "A code has only letters, digits and hyphens. One looks like 7K3M-92QF-X4TD-8W2H.");
}

TEST_CASE("Key and identity of a code are always the same, and tell nothing of each other") {
    const Code code = Code::read("7K3M-92QF-X4TD-8W2H");
    CHECK(hex(code.key()) == "51ae4798b8f7340074ad8665d422b8913b2b6a92019b3c8dbd641d23f5f05607");
    CHECK(hex(code.identity()) == "cd5bb562a5135827b13ed70595aedbae");
    const Code other = Code::read("7K3M-92QF-X4TD-8W2J");
    CHECK(hex(code.key()) != hex(other.key()));
    CHECK(hex(code.identity()) != hex(other.identity()));
    CHECK(hex(code.key()).find(hex(code.identity())) == std::string::npos);
}
