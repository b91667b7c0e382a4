// R11: tests the parts of a move that each viewer sees, and the recording of a game.
#include "catan/core/history.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

const Outcome victory = DrawnCard{Card::Victory};
const Outcome stolen_wool = StolenCard{Resource::Wool};

Move without_outcome(const Move& move) { return {move.seat, move.command, std::nullopt}; }

}  // namespace

TEST_CASE("a viewer is one seat, a watcher without a seat, or sees all hands") {
    REQUIRE(Viewer::of(blue).is(blue));
    REQUIRE_FALSE(Viewer::of(blue).is(orange));
    REQUIRE_FALSE(Viewer::of(blue).sees_all());
    REQUIRE(Viewer::of(no_seat) == Viewer::public_only());
    REQUIRE_FALSE(Viewer::public_only().is(no_seat));
    REQUIRE_FALSE(Viewer::public_only().sees_cards_of(no_seat));
    REQUIRE_FALSE(Viewer::all().is(blue));
    REQUIRE(Viewer::all().sees_cards_of(blue));
    REQUIRE(Viewer::all() != Viewer::public_only());
}

TEST_CASE(
    "R11 dice are for everybody, a drawn card for the buyer, a stolen one for the two concerned") {
    const Move rolled{blue, Roll{}, Dice{3, 4}};
    const Move bought{blue, BuyCard{}, victory};
    const Move robbed{blue, Steal{orange}, stolen_wool};
    for (const Seat viewer : {blue, orange, red, no_seat}) {
        CAPTURE(viewer);
        const Viewer as_seat = Viewer::of(viewer);
        REQUIRE(seen_by(as_seat, rolled) == rolled);
        REQUIRE(seen_by(as_seat, bought) == (viewer == blue ? bought : without_outcome(bought)));
        const bool is_concerned = viewer == blue || viewer == orange;
        REQUIRE(seen_by(as_seat, robbed) == (is_concerned ? robbed : without_outcome(robbed)));
    }
    for (const Move& move : {rolled, bought, robbed}) {
        REQUIRE(seen_by(Viewer::all(), move) == move);
    }
}

TEST_CASE(
    "R11 events keep the stolen card and the bought card from those whom they do not concern") {
    const Event stolen = CardStolen{blue, orange, Resource::Ore};
    REQUIRE(seen_by(Viewer::of(blue), stolen) == stolen);
    REQUIRE(seen_by(Viewer::of(orange), stolen) == stolen);
    REQUIRE(seen_by(Viewer::all(), stolen) == stolen);
    const Event bought = CardBought{red, Card::Victory};
    REQUIRE(seen_by(Viewer::of(red), bought) == bought);
    REQUIRE(seen_by(Viewer::all(), bought) == bought);
    for (const Seat viewer : {white, no_seat}) {
        const Viewer as_seat = Viewer::of(viewer);
        REQUIRE(seen_by(as_seat, stolen) == Event(CardStolen{blue, orange, std::nullopt}));
        REQUIRE(seen_by(as_seat, bought) == Event(CardBought{red, std::nullopt}));
    }
    REQUIRE(seen_by(Viewer::of(blue), bought) == Event(CardBought{red, std::nullopt}));
    REQUIRE(seen_by(Viewer::of(red), stolen) == Event(CardStolen{blue, orange, std::nullopt}));
}

TEST_CASE("R11 production, trades, discards, monopolies and awards are public events") {
    const Events all{CardsMoved{no_seat, blue, ore(2), Cause::Production},
                     CardsMoved{blue, orange, ore(2), Cause::PlayerTrade},
                     CardsMoved{blue, no_seat, ore(2), Cause::Discard},
                     CardsMoved{orange, blue, ore(2), Cause::Monopoly},
                     CardsMoved{blue, no_seat, ore(4), Cause::BankTrade},
                     Shortage{Resource::Ore, 3, 0},
                     RobberMoved{HexId(0), HexId(5)},
                     AwardMoved{AwardMoved::Award::LargestArmy, no_seat, blue},
                     TurnBegan{3, red, false},
                     GameWon{blue, 10}};
    for (const Event& event : all) {
        for (const Seat viewer : {blue, orange, white, no_seat}) {
            REQUIRE(seen_by(Viewer::of(viewer), event) == event);
        }
    }
}

TEST_CASE("R11 R4.5 a card drawn in a paired phase is the paired player's secret") {
    TestPosition t = in_turn(6);
    t.say(EndTurn{});
    t.give(white, card_cost);
    const Seat speaker = t.asks();
    t.buy(Card::Victory);
    const Move move{speaker, BuyCard{}, victory};
    REQUIRE(seen_by(Viewer::of(white), move, t.events) == SeenMove{move, t.events});
    for (const Seat viewer : {blue, orange, no_seat}) {
        REQUIRE(seen_by(Viewer::of(viewer), move, t.events) ==
                SeenMove{without_outcome(move), {CardBought{white, std::nullopt}}});
    }
}

TEST_CASE("R11 a recording tells each move with its events, as a viewer saw it") {
    const Move bought{blue, BuyCard{}, victory};
    const Move ended{blue, EndTurn{}, std::nullopt};
    const Move offered{orange, Offer{wool(), ore(), seats({blue})}, std::nullopt};
    const Event paid = CardsMoved{blue, no_seat, card_cost, Cause::Price};
    Recording recording;
    REQUIRE(recording.empty());
    recording.add(bought, Events{paid, CardBought{blue, Card::Victory}});
    recording.add(offered, {});
    recording.add(ended, Events{TurnBegan{2, orange, false}});
    REQUIRE(recording.size() == 3);
    REQUIRE(std::vector<Move>(recording.moves().begin(), recording.moves().end()) ==
            std::vector{bought, offered, ended});
    REQUIRE(recording[0].move == bought);
    REQUIRE(recording[0].events.size() == 2);
    REQUIRE(recording[1].events.empty());
    REQUIRE(recording.back().move == ended);
    REQUIRE(recording.back().events.front() == Event(TurnBegan{2, orange, false}));

    const SeenMove seen{without_outcome(bought), {paid, CardBought{blue, std::nullopt}}};
    REQUIRE(recording.seen(0, Viewer::of(orange)) == seen);
    REQUIRE(recording.seen(0, Viewer::public_only()) == seen);
    const SeenMove open{bought, {paid, CardBought{blue, Card::Victory}}};
    REQUIRE(recording.seen(0, Viewer::of(blue)) == open);
    REQUIRE(recording.seen(0, Viewer::all()) == open);
}

TEST_CASE("R12 what is taken back is in no recording") {
    const Move ended{blue, EndTurn{}, std::nullopt};
    const Move offered{blue, Offer{wool(), ore(), seats({orange})}, std::nullopt};
    const Events began{TurnBegan{2, orange, false}};
    Recording without;
    without.add(offered, {});
    Recording recording = without;
    recording.add(ended, began);
    REQUIRE(recording != without);
    recording.take_back();
    REQUIRE(recording == without);
    recording.take_back();
    REQUIRE(recording.empty());
    REQUIRE(recording == Recording());
    recording.add(ended, began);
    REQUIRE(recording.seen(0, Viewer::public_only()) == SeenMove{ended, began});
}
