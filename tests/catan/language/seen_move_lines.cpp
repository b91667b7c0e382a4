// Tests moves as text: the command, then a line for each event; and texts that must be rejected.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "catan/core/generator.hpp"
#include "catan/core/history.hpp"
#include "catan/language/notation.hpp"
#include "support/position.hpp"

using namespace catan;

namespace {

const std::vector<std::string> names{"Ann", "Ben", "Cy", "Dee"};

const Game& game() {
    static const Game beginner(make_board(Mode::Beginner, Shape::hexagon(3), 0),
                               usual_settings(4, Shape::hexagon(3)));
    return beginner;
}
language::Notation notation() { return {game(), names}; }

// The text, which must read back as the same move.
std::string told(const SeenMove& seen) {
    std::string written = notation().write(seen);
    INFO(written);
    REQUIRE(notation().read_seen_move(written) == seen);
    return written;
}
std::string told(const Event& event) {
    const std::string written = told(SeenMove{{blue, EndTurn{}, std::nullopt}, {event}});
    const std::string said = "Ann: end\n";
    REQUIRE(written.starts_with(said));
    return written.substr(said.size());
}

std::string fault(const std::string& text) {
    try {
        const SeenMove read = notation().read_seen_move(text);
        FAIL("this is read as a seen move:\n" << notation().write(read));
    } catch (const text::TextError& error) {
        return error.what();
    }
    return {};
}
std::string event_fault(const std::string& event) { return fault("Ann: end\n  " + event + "\n"); }

}  // namespace

TEST_CASE("R9 what happened is what was said, its outcome, and what came of it") {
    const SeenMove roll{{blue, Roll{}, Dice{3, 5}},
                        {Shortage{Resource::Ore, 3, 0},
                         CardsMoved{no_seat, blue, wool(2) + grain(), Cause::Production},
                         CardsMoved{no_seat, red, wool(), Cause::Production}}};
    REQUIRE(told(roll) ==
            "Ann: roll 3 5\n"
            "  shortage ore paid 0 of 3\n"
            "  production 2 wool 1 grain from bank to Ann\n"
            "  production 1 wool from bank to Cy\n");
}

TEST_CASE("R11 a seen move leaves out what is hidden") {
    const Move steal{blue, Steal{orange}, StolenCard{Resource::Ore}};
    const Events stolen{CardStolen{blue, orange, Resource::Ore}};
    REQUIRE(told(seen_by(Viewer::of(orange), steal, stolen)) ==
            "Ann: steal Ben ore\n  stolen ore from Ben to Ann\n");
    REQUIRE(told(seen_by(Viewer::of(red), steal, stolen)) ==
            "Ann: steal Ben\n  stolen from Ben to Ann\n");
    const Move buy{blue, BuyCard{}, DrawnCard{Card::Knight}};
    const Events bought{CardsMoved{blue, no_seat, card_cost, Cause::Price},
                        CardBought{blue, Card::Knight}};
    REQUIRE(told(seen_by(Viewer::of(blue), buy, bought)) ==
            "Ann: buy knight\n  price 1 wool 1 grain 1 ore from Ann to bank\n"
            "  bought knight by Ann\n");
    REQUIRE(told(seen_by(Viewer::public_only(), buy, bought)) ==
            "Ann: buy\n  price 1 wool 1 grain 1 ore from Ann to bank\n  bought by Ann\n");
}

TEST_CASE("cards that move are told by why they do") {
    const auto moved = [](Seat from, Seat to, Cause cause) {
        return told(CardsMoved{from, to, wool(2), cause});
    };
    REQUIRE(moved(no_seat, blue, Cause::Setup) == "  setup 2 wool from bank to Ann\n");
    REQUIRE(moved(no_seat, blue, Cause::Production) == "  production 2 wool from bank to Ann\n");
    REQUIRE(moved(blue, no_seat, Cause::Discard) == "  discard 2 wool from Ann to bank\n");
    REQUIRE(moved(blue, no_seat, Cause::Price) == "  price 2 wool from Ann to bank\n");
    REQUIRE(moved(no_seat, blue, Cause::Plenty) == "  plenty 2 wool from bank to Ann\n");
    REQUIRE(moved(orange, blue, Cause::Monopoly) == "  monopoly 2 wool from Ben to Ann\n");
    REQUIRE(moved(blue, no_seat, Cause::BankTrade) == "  bank-trade 2 wool from Ann to bank\n");
    REQUIRE(moved(no_seat, blue, Cause::BankTrade) == "  bank-trade 2 wool from bank to Ann\n");
    REQUIRE(moved(blue, orange, Cause::PlayerTrade) == "  trade 2 wool from Ann to Ben\n");
}

TEST_CASE("each other event has a line of its own") {
    using Award = AwardMoved::Award;
    REQUIRE(told(Shortage{Resource::Wool, 5, 2}) == "  shortage wool paid 2 of 5\n");
    REQUIRE(told(RobberMoved{HexId(0), HexId(7)}) == "  robber from 0 to 7\n");
    REQUIRE(told(CardStolen{blue, red, Resource::Ore}) == "  stolen ore from Cy to Ann\n");
    REQUIRE(told(CardStolen{blue, red, std::nullopt}) == "  stolen from Cy to Ann\n");
    REQUIRE(told(CardBought{red, Card::RoadBuilding}) == "  bought road-building by Cy\n");
    REQUIRE(told(CardBought{red, std::nullopt}) == "  bought by Cy\n");
    REQUIRE(told(AwardMoved{Award::LongestRoad, no_seat, blue}) ==
            "  longest-road from none to Ann\n");
    REQUIRE(told(AwardMoved{Award::LongestRoad, blue, no_seat}) ==
            "  longest-road from Ann to none\n");
    REQUIRE(told(AwardMoved{Award::LargestArmy, blue, red}) == "  largest-army from Ann to Cy\n");
    REQUIRE(told(TurnBegan{12, white, false}) == "  turn 12 Dee\n");
    REQUIRE(told(TurnBegan{12, white, true}) == "  turn 12 Dee paired\n");
    REQUIRE(told(GameWon{white, 10}) == "  winner Dee 10\n");
}

TEST_CASE("what was said cannot be read, or cannot have been said") {
    REQUIRE(fault("") == "expected what was said, but the text is empty");
    REQUIRE(fault("  # nothing\n") == "expected what was said, but the text is empty");
    REQUIRE(fault("roll 3 5\n") == "line 1: expected a player and a colon, found 'roll'");
    REQUIRE(fault("Zed: roll 3 5\n").starts_with("line 1: unknown player 'Zed'"));
    REQUIRE(fault("Ann: undo\n").starts_with("line 1: unknown command 'undo'"));
    REQUIRE(fault("Ann: roll 3 5 1\n") == "line 1: expected the end of the line, found '1'");
    REQUIRE(fault("Ann: roll 3 7\n") == "line 1: a die has 1 to 6 eyes");
    const std::string no_place = "line 1: there is no such place on this board";
    REQUIRE(fault("Ann: settle 54\n") == no_place);
    REQUIRE(fault("Ann: city 4294967295\n") == no_place);
    REQUIRE(fault("Ann: road 0-30\n") == no_place);
    REQUIRE(fault("Ann: robber 19\n") == no_place);
}

TEST_CASE("an event cannot be read, or cannot be") {
    REQUIRE(event_fault("gift 1 wool").starts_with("line 2: unknown event 'gift'"));
    REQUIRE(event_fault("Ben: end").starts_with("line 2: unknown event 'Ben:'"));
    REQUIRE(event_fault("robber from 0 to 19") == "line 2: expected 0 to 18, found 19");
    REQUIRE(event_fault("robber from 0 to 1 2") ==
            "line 2: expected the end of the line, found '2'");
    REQUIRE(event_fault("turn 1000000001 Ann") ==
            "line 2: expected 0 to 1000000000, found 1000000001");
    REQUIRE(event_fault("winner Ann 10001") == "line 2: expected 0 to 10000, found 10001");
    REQUIRE(event_fault("production 0 wool from bank to Ann") ==
            "line 2: expected 1 to 10000 cards, found 0");
    REQUIRE(event_fault("shortage wool paid 2 of 2") == "line 2: less must be paid than is owed");
    REQUIRE(event_fault("stolen wool from Ben to Ben") == "line 2: nobody steals from themselves");
    REQUIRE(event_fault("longest-road from Ann to Ann") ==
            "line 2: nothing goes from one to the same");
    for (const char* const way :
         {"production 1 wool from Ben to Ann", "discard 1 wool from Ann to Ben",
          "monopoly 1 wool from bank to Ann", "trade 1 wool from Ann to bank",
          "bank-trade 1 wool from Ann to Ben"}) {
        REQUIRE(event_fault(way) == "line 2: these cards do not go that way");
    }
}

TEST_CASE("a seen move is read only as it is written") {
    REQUIRE(fault("Ann: offer 1 wool for 1 ore to Ben Cy Dee\n") ==
            "line 1: expected the end of the line, found 'to'");
    REQUIRE(event_fault("production 1 grain 2 wool from bank to Ann") ==
            "line 2: expected '2', found '1'");
    REQUIRE(event_fault("turn 07 Ann") == "line 2: expected '7', found '07'");
}
