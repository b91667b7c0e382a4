// R8: trades with the bank and between players.
#include <catch2/catch_test_macros.hpp>

#include "support/position.hpp"

using namespace catan;

namespace {

// Blue may offer wool; every other player has cards, too.
TestPosition market(Change change = nullptr) {
    TestPosition t = in_turn(4, change);
    t.give(blue, wool(2) + brick());
    t.give(orange, ore(2) + grain());
    t.give(red, ore());
    t.give(white, grain(2));
    return t;
}

const SeatSet everybody = seats({orange, red, white});

}  // namespace

TEST_CASE("R8.1 without a port the bank wants four of a kind for one of another") {
    TestPosition t = in_turn();
    t.give(blue, wool(5));
    t.say(TradeWithBank{Resource::Wool, Resource::Ore, 4, 1});
    REQUIRE(t.hand(blue) == wool() + ore());
    REQUIRE(t.state.bank == Bundle{{19, 19, 18, 19, 18}});
    REQUIRE(t.events == Events{CardsMoved{blue, no_seat, wool(4), Cause::BankTrade},
                               CardsMoved{no_seat, blue, ore(), Cause::BankTrade}});
}

TEST_CASE("R8.1 with a 3:1 port the bank wants three of any kind") {
    TestPosition t = in_turn();
    t.settlement(blue, 35);
    t.give(blue, wool(7));
    for (const std::int16_t given : {std::int16_t{2}, std::int16_t{4}}) {
        REQUIRE(t.no(TradeWithBank{Resource::Wool, Resource::Ore, given, 1}) ==
                because({8, 1}, Reason::WrongRatio, 3));
    }
    t.say(TradeWithBank{Resource::Wool, Resource::Ore, 3, 1});
    REQUIRE(t.hand(blue) == wool(4) + ore());
}

TEST_CASE(
    "R8.1 with a resource's port the bank wants two of that one, and as before of the others") {
    TestPosition t = in_turn();
    t.settlement(blue, 33);  // grain
    t.give(blue, grain(4) + wool(4));
    REQUIRE(t.no(TradeWithBank{Resource::Grain, Resource::Ore, 4, 1}) ==
            because({8, 1}, Reason::WrongRatio, 2));
    REQUIRE(t.no(TradeWithBank{Resource::Wool, Resource::Ore, 2, 1}) ==
            because({8, 1}, Reason::WrongRatio, 4));
    t.say(TradeWithBank{Resource::Grain, Resource::Ore, 2, 1});
    t.say(TradeWithBank{Resource::Wool, Resource::Ore, 4, 1});
    REQUIRE(t.hand(blue) == grain(2) + ore(2));
}

TEST_CASE("R8.1 of several ports the best counts, and a port is its owner's alone") {
    TestPosition t = in_turn();
    t.city(blue, 32);        // grain
    t.settlement(blue, 35);  // 3:1
    t.give(blue, grain(2) + wool(3));
    t.say(TradeWithBank{Resource::Grain, Resource::Ore, 2, 1});
    t.say(TradeWithBank{Resource::Wool, Resource::Ore, 3, 1});
    t.give(orange, wool(4));
    t.in_turn(orange);
    REQUIRE(t.no(TradeWithBank{Resource::Wool, Resource::Ore, 3, 1}) ==
            because({8, 1}, Reason::WrongRatio, 4));
}

TEST_CASE("R8.1 a port counts from the moment one settles there") {
    TestPosition t = in_turn();
    t.road(blue, {32, 33});
    t.give(blue, settlement_cost + grain(2));
    REQUIRE(t.no(TradeWithBank{Resource::Grain, Resource::Ore, 2, 1}) ==
            because({8, 1}, Reason::WrongRatio, 4));
    t.say(settle(33));
    t.say(TradeWithBank{Resource::Grain, Resource::Ore, 2, 1});
}

TEST_CASE("R8.1 whole multiples are traded at once") {
    TestPosition t = in_turn();
    t.settlement(blue, 33);
    t.give(blue, grain(6) + wool(12));
    t.say(TradeWithBank{Resource::Grain, Resource::Ore, 6, 3});
    t.say(TradeWithBank{Resource::Wool, Resource::Brick, 8, 2});
    REQUIRE(t.hand(blue) == wool(4) + ore(3) + brick(2));
    REQUIRE(t.no(TradeWithBank{Resource::Ore, Resource::Wool, 3, 2}) ==
            because({8, 1}, Reason::WrongRatio, 4));
}

TEST_CASE("R8.1 one kind is not traded for itself, nor something for nothing") {
    TestPosition t = in_turn();
    t.give(blue, wool(8));
    REQUIRE(t.no(TradeWithBank{Resource::Wool, Resource::Wool, 4, 1}) ==
            because({8, 1}, Reason::SameResource));
    using Pair = std::pair<std::int16_t, std::int16_t>;
    for (const Pair& counts : {Pair{0, 0}, Pair{4, 0}, Pair{0, 1}, Pair{-4, -1}}) {
        REQUIRE(t.no(TradeWithBank{Resource::Wool, Resource::Ore, counts.first, counts.second}) ==
                because({8, 1}, Reason::NothingGiven));
    }
}

TEST_CASE("R8.1 both sides must have the cards") {
    TestPosition t = in_turn();
    t.give(blue, wool(7));
    t.leave_in_bank(Resource::Ore, 1, red);
    t.leave_in_bank(Resource::Brick, 0, red);
    REQUIRE(t.no(TradeWithBank{Resource::Lumber, Resource::Wool, 4, 1}) ==
            because({8, 1}, Reason::CardsMissing, lumber(4)));
    REQUIRE(t.no(TradeWithBank{Resource::Wool, Resource::Ore, 8, 2}) ==
            because({8, 1}, Reason::CardsMissing, wool()));
    REQUIRE(t.no(TradeWithBank{Resource::Wool, Resource::Brick, 4, 1}) ==
            because({8, 1}, Reason::BankIsShort, brick()));
    t.give(blue, wool());
    REQUIRE(t.no(TradeWithBank{Resource::Wool, Resource::Ore, 8, 2}) ==
            because({8, 1}, Reason::BankIsShort, ore()));
    t.say(TradeWithBank{Resource::Wool, Resource::Ore, 4, 1});
}

TEST_CASE("R8.2 an offer is accepted and closed, and the cards change hands") {
    TestPosition t = market();
    t.say(Offer{wool(2), ore(), seats({orange})});
    REQUIRE(t.state.in<Answering>());
    REQUIRE(t.asks() == orange);
    t.say(Accept{});
    REQUIRE(t.state.in<ClosingTrade>());
    REQUIRE(t.asks() == blue);
    t.say(CloseTrade{orange});
    REQUIRE(t.hand(blue) == brick() + ore());
    REQUIRE(t.hand(orange) == wool(2) + ore() + grain());
    REQUIRE(t.events == Events{CardsMoved{blue, orange, wool(2), Cause::PlayerTrade},
                               CardsMoved{orange, blue, ore(), Cause::PlayerTrade}});
    REQUIRE(t.state.in<MainPhase>());
    REQUIRE(t.asks() == blue);
}

TEST_CASE("R8.2 the asked seats answer in order after the offerer, and only they") {
    TestPosition t(4);
    t.in_turn(red);
    t.give(red, wool());
    t.say(Offer{wool(), ore(), seats({blue, orange, white})});
    std::vector<Seat> order;
    while (t.state.in<Answering>()) {
        order.push_back(t.asks());
        t.say(Decline{});
    }
    REQUIRE(order == std::vector<Seat>{white, blue, orange});
    REQUIRE(t.asks() == red);
    t.say(Withdraw{});
    t.say(Offer{wool(), ore(), seats({orange, white})});
    REQUIRE(t.asks() == white);
    t.say(Decline{});
    REQUIRE(t.asks() == orange);
    t.say(Decline{});
    REQUIRE(t.state.in<ClosingTrade>());
}

TEST_CASE("R8.2 the offerer picks one of several accepters") {
    TestPosition t = market();
    t.say(Offer{wool(), ore(), everybody});
    t.say(Accept{});
    t.say(Accept{});
    t.say(Decline{});
    REQUIRE(t.listed<CloseTrade>() == std::vector<CloseTrade>{{orange}, {red}});
    t.say(CloseTrade{red});
    REQUIRE(t.hand(red) == wool());
    REQUIRE(t.hand(orange) == ore(2) + grain());
    REQUIRE(t.hand(blue) == wool() + brick() + ore());
}

TEST_CASE("R8.2 the offerer takes one counter, whose first bundle its speaker gives") {
    TestPosition t = market();
    t.say(Offer{wool(), ore(), everybody});
    t.say(Counter{ore(), wool() + brick()});
    t.say(Accept{});
    t.say(Counter{grain(), wool(2)});
    REQUIRE(t.listed<CloseTrade>() == std::vector<CloseTrade>{{orange}, {red}, {white}});
    t.say(CloseTrade{orange});
    REQUIRE(t.hand(blue) == wool() + ore());
    REQUIRE(t.hand(orange) == ore() + grain() + wool() + brick());
    REQUIRE(t.hand(red) == ore());
    REQUIRE(t.hand(white) == grain(2));
}

TEST_CASE("R8.2 a counter is not taken by who lacks what it asks for") {
    TestPosition t = market();
    t.say(Offer{wool(), ore(), seats({orange})});
    t.say(Counter{ore(), wool(3) + lumber()});
    REQUIRE(t.no(CloseTrade{orange}) == because({8, 2}, Reason::CardsMissing, wool() + lumber()));
    t.say(Withdraw{});
}

TEST_CASE("R8.3 an offer, its answers and its withdrawal change nothing") {
    TestPosition t = market();
    const State before = t.state;
    t.say(Offer{wool(), ore(), everybody});
    REQUIRE(t.events.empty());
    t.say(Accept{});
    t.say(Counter{ore(), brick()});
    t.say(Decline{});
    REQUIRE(t.events.empty());
    t.say(Withdraw{});
    REQUIRE(t.state == before);
    REQUIRE(hash(t.state) == hash(before));
}

TEST_CASE("R8.2 when all have declined the offerer still withdraws") {
    TestPosition t = market();
    t.say(Offer{wool(), ore(), seats({red})});
    t.say(Decline{});
    REQUIRE(t.state.in<ClosingTrade>());
    REQUIRE(legal(t.game, t.state) == std::vector<Command>{Withdraw{}});
    REQUIRE(t.no(EndTurn{}) == because({8, 2}, Reason::NotNow, blue));
}

TEST_CASE("R8.2 an offer gives something and asks for something, and no resource on both sides") {
    TestPosition t = market();
    REQUIRE(t.no(Offer{no_cards, ore(), everybody}) == because({8, 2}, Reason::NothingGiven));
    REQUIRE(t.no(Offer{wool(), no_cards, everybody}) == because({8, 2}, Reason::NothingGiven));
    REQUIRE(t.no(Offer{wool(2) + ore(-1), ore(), everybody}) ==
            because({8, 2}, Reason::NothingGiven));
    REQUIRE(t.no(Offer{wool(), ore(2) + grain(-1), everybody}) ==
            because({8, 2}, Reason::NothingGiven));
    REQUIRE(t.no(Offer{wool(), wool() + ore(), everybody}) ==
            because({8, 2}, Reason::ResourceOnBothSides));
}

TEST_CASE("R8.2 a counter gives something and asks for something, and no resource on both sides") {
    TestPosition t = market();
    t.say(Offer{wool(), ore(), everybody});
    REQUIRE(t.no(Counter{no_cards, wool()}) == because({8, 2}, Reason::NothingGiven));
    REQUIRE(t.no(Counter{ore(), no_cards}) == because({8, 2}, Reason::NothingGiven));
    REQUIRE(t.no(Counter{ore() + grain(), wool() + grain()}) ==
            because({8, 2}, Reason::ResourceOnBothSides));
}

TEST_CASE("R8.2 who offers, counters or accepts must hold what they would give") {
    TestPosition t = market();
    REQUIRE(t.no(Offer{wool(3) + lumber(), ore(), everybody}) ==
            because({8, 2}, Reason::CardsMissing, wool() + lumber()));
    t.say(Offer{wool(), ore(2), everybody});
    REQUIRE(t.no(Counter{ore(3), wool()}) == because({8, 2}, Reason::CardsMissing, ore()));
    t.say(Accept{});
    REQUIRE(t.asks() == red);
    REQUIRE(t.no(Accept{}) == because({8, 2}, Reason::CardsMissing, ore()));
    t.say(Counter{ore(), wool()});
    REQUIRE(t.no(Accept{}) == because({8, 2}, Reason::CardsMissing, ore(2)));
    t.say(Decline{});
}

TEST_CASE("R8.2 an offer may ask for cards that no player holds") {
    TestPosition t = market();
    t.say(Offer{wool(), lumber(3), everybody});
    REQUIRE(legal(t.game, t.state) == std::vector<Command>{Decline{}});
}

TEST_CASE("R8.2 an offer goes to others at the table") {
    TestPosition t = market();
    REQUIRE(t.no(Offer{wool(), ore(), seats({blue, orange})}) ==
            because({8, 2}, Reason::AskedThemselves));
    REQUIRE(t.no(Offer{wool(), ore(), {}}) == because({8, 2}, Reason::NobodyAsked));
    REQUIRE(t.no(Offer{wool(), ore(), seats({orange, green})}) ==
            because({8, 2}, Reason::NoSuchSeat));
}

TEST_CASE("R8.2 a trade is closed with a player who accepted or countered") {
    TestPosition t = market();
    t.say(Offer{wool(), ore(), seats({orange, red})});
    t.say(Accept{});
    t.say(Decline{});
    REQUIRE(t.no(CloseTrade{red}) == because({8, 2}, Reason::NoDeal, red));
    REQUIRE(t.no(CloseTrade{white}) == because({8, 2}, Reason::NoDeal, white));  // was not asked
    REQUIRE(t.no(CloseTrade{blue}) == because({8, 2}, Reason::NoDeal, blue));
    REQUIRE(t.no(CloseTrade{green}) == because({8, 2}, Reason::NoSuchSeat));
    REQUIRE(t.no(CloseTrade{}) == because({8, 2}, Reason::NoSuchSeat));
    t.say(CloseTrade{orange});
}

TEST_CASE("R8.2 only the turn player trades, with players and with the bank") {
    TestPosition t = market();
    t.give(orange, wool(4));
    REQUIRE(t.no(Offer{ore(), wool(), seats({blue})}, orange) ==
            because({4, 1}, Reason::NotYourWord, blue));
    REQUIRE(t.no(TradeWithBank{Resource::Wool, Resource::Ore, 4, 1}, orange) ==
            because({4, 1}, Reason::NotYourWord, blue));
}

TEST_CASE("R8.2 answers come from who is asked, and a close from the offerer") {
    TestPosition t = market();
    t.say(Offer{wool(), ore(), seats({orange, red})});
    for (const Seat other : {blue, red, white}) {
        REQUIRE(t.no(Accept{}, other) == because({8, 2}, Reason::NotYourWord, orange));
        REQUIRE(t.no(Decline{}, other) == because({8, 2}, Reason::NotYourWord, orange));
    }
    // The offer stands until all have answered.
    REQUIRE(t.no(Withdraw{}, blue) == because({8, 2}, Reason::NotNow, orange));
    t.say(Accept{});
    t.say(Accept{});
    REQUIRE(t.no(CloseTrade{orange}, orange) == because({8, 2}, Reason::NotYourWord, blue));
    REQUIRE(t.no(Accept{}, orange) == because({8, 2}, Reason::NotNow, blue));
}

TEST_CASE("R8.2 an offer is no turn's last: another may follow") {
    TestPosition t = market();
    t.say(Offer{wool(), ore(), seats({orange})});
    t.say(Accept{});
    t.say(CloseTrade{orange});
    t.say(Offer{wool(), grain(), seats({white})});
    t.say(Accept{});
    t.say(CloseTrade{white});
    REQUIRE(t.hand(blue) == brick() + ore() + grain());
}

TEST_CASE("R8.2 eight players can all be asked") {
    TestPosition t = in_turn(8);
    t.give(blue, wool());
    SeatSet others;
    for (std::size_t i = 1; i < 8; ++i) others.insert(Seat(i));
    t.say(Offer{wool(), ore(), others});
    for (std::size_t i = 1; i < 8; ++i) {
        REQUIRE(t.asks() == Seat(i));
        t.say(Decline{});
    }
    REQUIRE(t.asks() == blue);
}

TEST_CASE("R8.2 random offers and counters are legal ones") {
    TestPosition t = market();
    Random random(1, Domain::Order);
    for (int i = 0; i < 200; ++i) {
        const auto offer = draw_offer(t.game, t.state, random);
        REQUIRE(offer.has_value());
        REQUIRE(t.is_legal(offer.value_or(Offer{})));
    }
    REQUIRE(draw_counter(t.game, t.state, random) == std::nullopt);
    t.say(Offer{wool(), ore(), everybody});
    REQUIRE(draw_offer(t.game, t.state, random) == std::nullopt);
    for (int i = 0; i < 200; ++i) {
        const auto counter = draw_counter(t.game, t.state, random);
        REQUIRE(counter.has_value());
        REQUIRE(t.is_legal(counter.value_or(Counter{})));
    }
}

TEST_CASE("R8.4 a player makes as many offers in a turn as were agreed on, and then no more") {
    TestPosition t = market([](Settings& agreed) { agreed.offers = 2; });
    for (int i = 1; i <= 2; ++i) {
        REQUIRE(has_offers_left(t.game, t.state));
        t.say(Offer{wool(), ore(), seats({orange})});
        REQUIRE(t.state.turn.offers == i);
        t.say(i == 1 ? Command(Decline{}) : Command(Accept{}));
        t.say(i == 1 ? Command(Withdraw{}) : Command(CloseTrade{orange}));
    }
    REQUIRE_FALSE(has_offers_left(t.game, t.state));
    const Refusal no_more = because({8, 4}, Reason::NoOfferLeft, 2);
    REQUIRE(t.no(Offer{wool(), grain(), seats({white})}) == no_more);
    // It comes before what else is wrong with an offer (R4.6), but after whose word it is.
    REQUIRE(t.no(Offer{wool(9), wool(), seats({blue})}) == no_more);
    REQUIRE(t.no(Offer{ore(), wool(), seats({blue})}, orange) ==
            because({4, 1}, Reason::NotYourWord, blue));
    Random random(1, Domain::Order);
    REQUIRE(draw_offer(t.game, t.state, random) == std::nullopt);
}

TEST_CASE("R8.4 answers and counter-offers are no offers, and everybody may still answer") {
    TestPosition t = market([](Settings& agreed) { agreed.offers = 1; });
    t.say(Offer{wool(), ore(), everybody});
    REQUIRE(t.state.turn.offers == 1);
    t.say(Counter{ore(2), wool()});
    t.say(Accept{});
    t.say(Counter{grain(), wool()});
    REQUIRE(t.state.turn.offers == 1);
    t.say(CloseTrade{orange});
}

TEST_CASE("R8.4 each turn begins with all offers, and a paired phase has none") {
    TestPosition t = in_turn(6, [](Settings& agreed) { agreed.offers = 1; });
    t.give(blue, wool(2));
    t.give(orange, ore(2));
    t.say(Offer{wool(), ore(), seats({orange})});
    t.say(Decline{});
    t.say(Withdraw{});
    t.say(EndTurn{});
    REQUIRE(t.state.turn.paired == white);
    REQUIRE(t.state.turn.offers == 0);
    REQUIRE_FALSE(has_offers_left(t.game, t.state));
    t.say(EndTurn{});
    t.roll(1, 1);
    t.say(Offer{ore(), wool(), seats({blue})});
}

TEST_CASE("R8.4 where no offers were agreed on players trade with the bank only") {
    TestPosition t = market([](Settings& agreed) { agreed.offers = 0; });
    t.give(blue, wool(2));
    REQUIRE(t.no(Offer{wool(), ore(), everybody}) == because({8, 4}, Reason::NoOfferLeft));
    t.say(TradeWithBank{Resource::Wool, Resource::Ore, 4, 1});
}

TEST_CASE("R8.4 without an agreement offers are unlimited and not counted") {
    TestPosition t = market();
    const std::uint64_t before = hash(t.state);
    for (int i = 0; i < 300; ++i) {
        t.say(Offer{wool(), ore(), seats({orange})});
        t.say(Decline{});
        t.say(Withdraw{});
    }
    REQUIRE(t.state.turn.offers == 0);
    REQUIRE(hash(t.state) == before);
}

TEST_CASE("R8.4 a state with more offers than were agreed on, or without the open one, is none") {
    TestPosition t = market([](Settings& agreed) { agreed.offers = 2; });
    const auto is_broken = [](const TestPosition& table) { return !table.broken_laws().empty(); };
    t.state.turn.offers = 2;
    REQUIRE_FALSE(is_broken(t));
    t.state.turn.offers = 3;
    REQUIRE(is_broken(t));
    t.state.turn.offers = 0;
    t.say(Offer{wool(), ore(), everybody});
    t.state.turn.offers = 0;
    REQUIRE(is_broken(t));
    TestPosition early = before_roll(4, [](Settings& agreed) { agreed.offers = 2; });
    early.state.turn.offers = 1;
    REQUIRE(is_broken(early));
    TestPosition unlimited = market();
    unlimited.state.turn.offers = 1;
    REQUIRE(is_broken(unlimited));
}
