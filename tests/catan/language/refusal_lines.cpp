// Tests refusals as words of the language, as sent to other machines.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "catan/language/notation.hpp"
#include "support/position.hpp"
#include "tabletop/text/words.hpp"

using namespace catan;
using Reason = Refusal::Reason;

namespace {

Refusal read_back(const language::Notation& notation, const std::string& line) {
    const auto words = text::split(line);
    text::Reader reader(words, line.size() + 1);
    Refusal read = notation.read_refusal(reader);
    reader.finish();
    return read;
}

}  // namespace

TEST_CASE("R4.6 every refusal reads back with its rule and its facts") {
    const TestPosition t = in_turn(4);
    const std::vector<std::string> names{"Ann", "Ben", "Cy", "Dee"};
    const language::Notation notation{t.game, names};
    for (std::size_t i = 0; i < Refusal::reason_count; ++i) {
        Refusal refusal;
        refusal.rule = {static_cast<std::uint8_t>(i % 12 + 1), static_cast<std::uint8_t>(i % 7)};
        refusal.reason = static_cast<Reason>(i);
        if (i % 2 == 1) refusal.seat = Seat(2);
        if (i % 3 == 1) refusal.intersection = IntersectionId(17);
        if (i % 4 == 1) refusal.cards[Resource::Wool] = 3;
        if (i % 5 == 1) refusal.number = 4;
        if (i % 6 == 1) refusal.card = Card::Plenty;
        const std::string line = notation.write(refusal);
        CAPTURE(line);
        REQUIRE(read_back(notation, line) == refusal);
    }
}

TEST_CASE("R4.6 a refusal in words") {
    const TestPosition t = in_turn(3);
    const std::vector<std::string> names{"Ann", "Ben", "Cy"};
    const language::Notation notation{t.game, names};
    Refusal refusal;
    refusal.rule = {5, 1};
    refusal.reason = Reason::CardsMissing;
    refusal.cards[Resource::Wool] = 1;
    REQUIRE(notation.write(refusal) == "R5.1 cards-missing cards 1 wool");
    refusal.rule = {9, 0};
    refusal.reason = Reason::NotYourWord;
    refusal.seat = Seat(1);
    refusal.cards = {};
    REQUIRE(notation.write(refusal) == "R9 not-your-word seat Ben");
    for (const std::string bad :
         {"", "R", "5.1 taken", "R5.x taken", "R999.1 taken", "R5.1 wrong", "R5.1 taken seat Zed",
          "R5.1 too-near at 54", "R5.1 wrong-number number 10001",
          "R5.1 taken seat Ben seat Ben"}) {
        CAPTURE(bad);
        REQUIRE_THROWS_AS(read_back(notation, bad), text::TextError);
    }
}
