// R11: what of a thing that happened is told to whom; and how everything that happened is kept.
#include "catan/core/history.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

const Outcome victory = DrawnCard{Card::Victory};
const Outcome stolen_wool = StolenCard{Resource::Wool};

Said without_outcome(const Said& said) { return {said.speaker, said.command, std::nullopt}; }

}  // namespace

TEST_CASE("eyes are those of one seat, of nobody, or of everybody") {
    REQUIRE(Eyes::of(blue).are_of(blue));
    REQUIRE_FALSE(Eyes::of(blue).are_of(orange));
    REQUIRE_FALSE(Eyes::of(blue).sees_all());
    REQUIRE(Eyes::of(nobody) == Eyes::nobody());
    REQUIRE_FALSE(Eyes::nobody().are_of(nobody));
    REQUIRE_FALSE(Eyes::nobody().see_cards_of(nobody));
    REQUIRE_FALSE(Eyes::everybody().are_of(blue));
    REQUIRE(Eyes::everybody().see_cards_of(blue));
    REQUIRE(Eyes::everybody() != Eyes::nobody());
}

TEST_CASE(
    "R11 dice are for everybody, a drawn card for the buyer, a stolen one for the two concerned") {
    const Said rolled{blue, Roll{}, Dice{3, 4}};
    const Said bought{blue, BuyCard{}, victory};
    const Said robbed{blue, Steal{orange}, stolen_wool};
    for (const Seat viewer : {blue, orange, red, nobody}) {
        CAPTURE(viewer);
        const Eyes eyes = Eyes::of(viewer);
        REQUIRE(seen_by(eyes, rolled) == rolled);
        REQUIRE(seen_by(eyes, bought) == (viewer == blue ? bought : without_outcome(bought)));
        const bool is_concerned = viewer == blue || viewer == orange;
        REQUIRE(seen_by(eyes, robbed) == (is_concerned ? robbed : without_outcome(robbed)));
    }
    for (const Said& said : {rolled, bought, robbed}) {
        REQUIRE(seen_by(Eyes::everybody(), said) == said);
    }
}

TEST_CASE(
    "R11 events keep the stolen card and the bought card from those whom they do not concern") {
    const Event stolen = CardStolen{blue, orange, Resource::Ore};
    REQUIRE(seen_by(Eyes::of(blue), stolen) == stolen);
    REQUIRE(seen_by(Eyes::of(orange), stolen) == stolen);
    REQUIRE(seen_by(Eyes::everybody(), stolen) == stolen);
    const Event bought = CardBought{red, Card::Victory};
    REQUIRE(seen_by(Eyes::of(red), bought) == bought);
    REQUIRE(seen_by(Eyes::everybody(), bought) == bought);
    for (const Seat viewer : {white, nobody}) {
        const Eyes eyes = Eyes::of(viewer);
        REQUIRE(seen_by(eyes, stolen) == Event(CardStolen{blue, orange, std::nullopt}));
        REQUIRE(seen_by(eyes, bought) == Event(CardBought{red, std::nullopt}));
    }
    REQUIRE(seen_by(Eyes::of(blue), bought) == Event(CardBought{red, std::nullopt}));
    REQUIRE(seen_by(Eyes::of(red), stolen) == Event(CardStolen{blue, orange, std::nullopt}));
}

TEST_CASE("R11 production, trades, discards, monopolies and awards are public events") {
    const Events all{CardsMoved{nobody, blue, ore(2), Cause::Production},
                     CardsMoved{blue, orange, ore(2), Cause::PlayerTrade},
                     CardsMoved{blue, nobody, ore(2), Cause::Discard},
                     CardsMoved{orange, blue, ore(2), Cause::Monopoly},
                     CardsMoved{blue, nobody, ore(4), Cause::BankTrade},
                     Shortage{Resource::Ore, 3, 0},
                     RobberMoved{HexId(0), HexId(5)},
                     AwardMoved{AwardMoved::Award::LargestArmy, nobody, blue},
                     TurnBegan{3, red, false},
                     GameWon{blue, 10}};
    for (const Event& event : all) {
        for (const Seat viewer : {blue, orange, white, nobody}) {
            REQUIRE(seen_by(Eyes::of(viewer), event) == event);
        }
    }
}

TEST_CASE("R11 R4.5 a card drawn in a paired phase is the paired player's secret") {
    Table t = in_turn(6);
    t.say(EndTurn{});
    t.give(white, card_cost);
    const Seat speaker = t.asks();
    t.buy(Card::Victory);
    const Said said{speaker, BuyCard{}, victory};
    REQUIRE(seen_by(Eyes::of(white), said, t.events) == Happening{said, t.events});
    for (const Seat viewer : {blue, orange, nobody}) {
        REQUIRE(seen_by(Eyes::of(viewer), said, t.events) ==
                Happening{without_outcome(said), {CardBought{white, std::nullopt}}});
    }
}

TEST_CASE("R11 a recording tells each entry with what came of it, as somebody saw it") {
    const Said bought{blue, BuyCard{}, victory};
    const Said ended{blue, EndTurn{}, std::nullopt};
    const Said offered{orange, Offer{wool(), ore(), seats({blue})}, std::nullopt};
    const Event paid = CardsMoved{blue, nobody, card_cost, Cause::Price};
    Recording recording;
    REQUIRE(recording.empty());
    recording.add(bought, Events{paid, CardBought{blue, Card::Victory}});
    recording.add(offered, {});
    recording.add(ended, Events{TurnBegan{2, orange, false}});
    REQUIRE(recording.size() == 3);
    REQUIRE(std::vector<Said>(recording.said().begin(), recording.said().end()) ==
            std::vector{bought, offered, ended});
    REQUIRE(recording[0].said == bought);
    REQUIRE(recording[0].events.size() == 2);
    REQUIRE(recording[1].events.empty());
    REQUIRE(recording.back().said == ended);
    REQUIRE(recording.back().events.front() == Event(TurnBegan{2, orange, false}));

    const Happening seen{without_outcome(bought), {paid, CardBought{blue, std::nullopt}}};
    REQUIRE(recording.seen(0, Eyes::of(orange)) == seen);
    REQUIRE(recording.seen(0, Eyes::nobody()) == seen);
    const Happening open{bought, {paid, CardBought{blue, Card::Victory}}};
    REQUIRE(recording.seen(0, Eyes::of(blue)) == open);
    REQUIRE(recording.seen(0, Eyes::everybody()) == open);
}

TEST_CASE("R12 what is taken back is in no recording") {
    const Said ended{blue, EndTurn{}, std::nullopt};
    const Said offered{blue, Offer{wool(), ore(), seats({orange})}, std::nullopt};
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
    REQUIRE(recording.seen(0, Eyes::nobody()) == Happening{ended, began});
}
