// Refusals and events in sentences.
#include "catan/wording.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "table.hpp"

using namespace catan;

namespace {

const std::vector<std::string> names{"Ann", "Ben", "Cy", "Dee"};

std::string words(const Table& t, const Refusal& refusal) {
    return text::refusal_words({t.game, names}, t.state, refusal);
}

}  // namespace

TEST_CASE("every reason for a refusal has words of its own") {
    const Table t = before_roll();
    std::set<std::string> all;
    const auto last = static_cast<int>(Reason::NothingToTakeBack);
    for (int i = 0; i <= last; ++i) {
        Refusal refusal;
        refusal.reason = static_cast<Reason>(i);
        refusal.seat = Seat(1);
        refusal.intersection = IntersectionId(12);
        refusal.cards = ore(2);
        refusal.number = 3;
        const std::string sentence = words(t, refusal);
        CAPTURE(i, sentence);
        REQUIRE(sentence.size() > 10);
        REQUIRE(all.insert(sentence).second);
    }
}

TEST_CASE("a refusal tells the facts") {
    Table t = before_roll();
    t.settlement(orange, 40);
    Refusal refusal;
    refusal.reason = Reason::TooNear;
    refusal.seat = orange;
    refusal.intersection = IntersectionId(40);
    REQUIRE(words(t, refusal) == "Ben's settlement at 40 is too near");
    refusal.reason = Reason::CardsMissing;
    refusal.cards = ore(2) + wool(1);
    REQUIRE(words(t, refusal) == "it takes 1 more wool, 2 more ore");
    refusal.reason = Reason::WrongNumber;
    refusal.number = 1;
    REQUIRE(words(t, refusal) == "it must be 1 card");
    refusal.number = 4;
    REQUIRE(words(t, refusal) == "it must be 4 cards");
    refusal.reason = Reason::NotYourWord;
    REQUIRE(words(t, refusal) == "it is Ben's word");
}

TEST_CASE("an event that the command does not tell has words") {
    const Table t = before_roll();
    const text::Notation notation{t.game, names};
    const auto event = [&](const Event& one) { return text::event_words(notation, one); };
    REQUIRE(event(CardsMoved{Seat::none(), blue, ore(2) + wool(1), Cause::Production}) ==
            "Ann +1 wool +2 ore");
    REQUIRE(event(CardsMoved{orange, blue, wool(3), Cause::Monopoly}) == "Ben gives Ann 3 wool");
    REQUIRE(event(CardsMoved{blue, Seat::none(), wool(3), Cause::Price}).empty());
    REQUIRE(event(Shortage{Resource::Ore, 3, 0}) == "ore: bank short, nobody is paid");
    REQUIRE(event(Shortage{Resource::Ore, 3, 2}) == "ore: bank short, 2 paid of 3");
    REQUIRE(event(CardStolen{blue, orange, Resource::Ore}) == "Ann steals ore from Ben");
    REQUIRE(event(CardStolen{blue, orange, std::nullopt}) == "Ann steals a card from Ben");
    REQUIRE(event(AwardMoved{AwardMoved::Award::LongestRoad, Seat::none(), blue}) ==
            "longest road: Ann");
    REQUIRE(event(AwardMoved{AwardMoved::Award::LargestArmy, blue, orange}) ==
            "largest army: from Ann to Ben");
    REQUIRE(event(AwardMoved{AwardMoved::Award::LongestRoad, blue, Seat::none()}) ==
            "longest road: Ann loses it, nobody has it");
    REQUIRE(event(TurnBegan{3, orange, true}) == "turn 3, paired: Ben");
    REQUIRE(event(GameWon{orange, 10}) == "Ben wins with 10 points");
}
