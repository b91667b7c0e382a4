// Tests the sentences for refusals and events.
#include "catan/language/wording.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "support/position.hpp"

using namespace catan;

namespace {

const std::vector<std::string> names{"Ann", "Ben", "Cy", "Dee"};

// The words in a script, and those that this seat reads at the table.
std::string words(const TestPosition& t, const Refusal& refusal) {
    return language::refusal_words({t.game, names}, t.state, refusal);
}
std::string words_to(Seat reader, const TestPosition& t, const Refusal& refusal) {
    return language::refusal_words({t.game, names}, view(t.game, t.state, reader), refusal);
}

// With every fact that one of them might come with.
Refusal refusal_for(Reason reason) {
    Refusal refusal;
    refusal.reason = reason;
    refusal.seat = orange;
    refusal.intersection = IntersectionId(12);
    refusal.cards = ore(2);
    refusal.number = 3;
    return refusal;
}

}  // namespace

TEST_CASE("every reason for a refusal has words of its own") {
    const TestPosition t = before_roll();
    std::set<std::string> all;
    for (std::size_t i = 0; i < Refusal::reason_count; ++i) {
        const Refusal refusal = refusal_for(static_cast<Reason>(i));
        const std::string sentence = words(t, refusal);
        CAPTURE(i, sentence);
        REQUIRE(sentence.size() > 10);
        REQUIRE(all.insert(sentence).second);
    }
}

TEST_CASE(
    "a refusal is a sentence at the table, fits in a line with its rule, and ends without a stop") {
    constexpr std::size_t room = 80 - 1 - std::string_view(". (R10.5)").size();
    for (const bool is_paired : {false, true}) {
        TestPosition t = before_roll();
        if (is_paired) {
            t.state.phase = MainPhase{};
            t.state.turn.paired = blue;
        }
        for (std::size_t i = 0; i < Refusal::reason_count; ++i) {
            for (const Seat seat : {blue, orange}) {
                Refusal refusal = refusal_for(static_cast<Reason>(i));
                refusal.seat = seat;
                if (refusal.reason == Reason::CardsMissing) {
                    refusal.cards = lumber(1) + brick(1) + wool(1) + grain(1);
                }
                refusal.card = Card::RoadBuilding;
                const std::string sentence = words_to(blue, t, refusal);
                CAPTURE(i, sentence);
                REQUIRE(sentence.size() <= room);
                REQUIRE(('A' <= sentence.front() && sentence.front() <= 'Z'));
                REQUIRE(sentence.back() != '.');
                // The reader is the player to move.
                REQUIRE(sentence.find("Ann") == std::string::npos);
                const std::string named = words(t, refusal);
                CAPTURE(named);
                REQUIRE(named.find("you") == std::string::npos);
                REQUIRE((named.front() == 'A' || named.front() == 'B' || named.front() > 'Z'));
            }
        }
    }
}

TEST_CASE("R9 a missing outcome is asked for by an example of the same command") {
    TestPosition t = before_roll();
    Refusal missing;
    missing.reason = Reason::OutcomeMissing;
    const auto told = [&] { return words_to(t.asks(), t, missing); };
    REQUIRE(told() == "What do the dice show? Such as: roll 3 5");
    t.state.phase = MainPhase{};
    REQUIRE(told() == "Which card was drawn? Such as: buy knight");
    t.state.phase = Stealing{};
    missing.seat = orange;
    REQUIRE(told() == "Which card? Such as: steal Ben ore");
    REQUIRE(words(t, missing) == "chance is scripted, so the line must end with the outcome");
}

TEST_CASE("a name begins a sentence as it is written") {
    const TestPosition t = before_roll();
    const std::vector<std::string> small{"ann", "ben", "cy", "dee"};
    const View seen = view(t.game, t.state, blue);
    const auto told = [&](Reason reason) {
        return language::refusal_words({t.game, small}, seen, refusal_for(reason));
    };
    REQUIRE(told(Reason::Taken) == "ben has already built there");
    REQUIRE(told(Reason::NotYourWord) == "It's ben's move");
}

TEST_CASE("a refusal tells the facts, to the player or about them") {
    TestPosition t = before_roll();
    t.settlement(orange, 40);
    Refusal refusal;
    refusal.reason = Reason::TooNear;
    refusal.seat = orange;
    refusal.intersection = IntersectionId(40);
    REQUIRE(words(t, refusal) == "that's too close to Ben's settlement at 40");
    REQUIRE(words_to(orange, t, refusal) == "That's too close to your settlement at 40");
    refusal.reason = Reason::CardsMissing;
    refusal.cards = ore(2) + wool(1);
    REQUIRE(words(t, refusal) == "Ann needs 1 more wool and 2 more ore");
    REQUIRE(words_to(blue, t, refusal) == "You need 1 more wool and 2 more ore");
    REQUIRE(words_to(orange, t, refusal) == "Ann needs 1 more wool and 2 more ore");
    // Without a reader no player is addressed.
    REQUIRE(words_to(Seat::none(), t, refusal) == "Ann needs 1 more wool and 2 more ore");
    refusal.cards = brick(1) + wool(1) + ore(3);
    REQUIRE(words(t, refusal) == "Ann needs 1 more brick, 1 more wool and 3 more ore");
    refusal.reason = Reason::WrongNumber;
    refusal.number = 1;
    REQUIRE(words(t, refusal) == "Ann must choose exactly 1 card");
    refusal.number = 4;
    refusal.rule = {4, 4};
    REQUIRE(words_to(blue, t, refusal) == "You must discard exactly 4 cards");
    refusal.reason = Reason::NotYourWord;
    REQUIRE(words(t, refusal) == "it's Ben's move");
    refusal.reason = Reason::NotNow;
    refusal.seat = blue;
    REQUIRE(words(t, refusal) == "Ann must roll first");
    REQUIRE(words_to(blue, t, refusal) == "Roll first");
    REQUIRE(words_to(orange, t, refusal) == "Ann must roll first");
}

TEST_CASE("an event that the command does not tell has words") {
    const TestPosition t = before_roll();
    const language::Notation notation{t.game, names};
    const auto event = [&](const Event& one) { return language::event_words(notation, one); };
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

TEST_CASE("moves are said as people say them, with what stands at their place") {
    const TestPosition t = before_roll();
    const language::Notation notation{t.game, names};
    const auto words = [&](const Command& command) {
        return language::move_words(notation, command, blue);
    };
    CHECK(words(BuildCity{IntersectionId(24)}) == "city at 24");
    CHECK(words(Roll{}) == "roll the dice");
    CHECK(words(Steal{orange}) == "rob Ben");
    CHECK(words(EndTurn{}) == "end the turn");
    SeatSet to;
    to.insert(orange);
    CHECK(words(Offer{wool(), ore(), to}) == "offer 1 wool for 1 ore to Ben");
    for (std::size_t i = 0; i < t.game.topology().hexes(); ++i) {
        const HexId hex(i);
        const Board& board = t.game.board();
        const std::string place = language::hex_words(board, hex);
        CHECK(words(MoveRobber{hex}) == "robber to " + place);
        if (board.token(hex) == 0) {
            CHECK(place == "desert");
        } else {
            CHECK(place == fmt::format("{} {}", name(board.terrain(hex)), board.token(hex)));
        }
    }
}

TEST_CASE("R8.4 a player without an offer left is told how many there were") {
    TestPosition t = in_turn();
    Refusal refusal = because({8, 4}, Reason::NoOfferLeft, 20);
    REQUIRE(words(t, refusal) == "Ann has already made 20 offers this turn");
    REQUIRE(words_to(blue, t, refusal) ==
            "You have already made 20 offers this turn. Trade with the bank");
    refusal.number = 1;
    REQUIRE(words(t, refusal) == "Ann has already made 1 offer this turn");
    refusal.number = 0;
    REQUIRE(words_to(blue, t, refusal) == "In this game players trade with the bank only");
}
