// R9 and R2.5: possible and impossible outcomes, their weights, and drawing them from a seed.
#include "catan/core/chance.hpp"
#include "catan/core/first_rolls.hpp"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <numeric>
#include <set>

#include "support/chi_square.hpp"
#include "support/position.hpp"

using namespace catan;

namespace {

TestPosition rolling() {
    TestPosition t = before_roll();
    t.say(Roll{});
    return t;
}

TestPosition buying() {
    TestPosition t = in_turn();
    t.give(blue, card_cost);
    t.say(BuyCard{});
    return t;
}

// Blue steals from orange, who has three wool and one ore.
TestPosition stealing() {
    TestPosition t = before_roll();
    t.settlement(orange, 6);
    t.give(orange, wool(3) + ore());
    t.give(red, lumber(5));
    t.roll(3, 4);
    t.say(robber_to(1));
    t.say(Steal{orange});
    return t;
}

std::map<std::size_t, std::uint32_t> weights(const State& state) {
    std::map<std::size_t, std::uint32_t> found;
    for (const WeightedOutcome& possible : possible_outcomes(state)) {
        if (const auto* drawn = std::get_if<DrawnCard>(&possible.outcome)) {
            found[index(drawn->card)] += possible.weight;
        } else {
            found[index(std::get<StolenCard>(possible.outcome).resource)] += possible.weight;
        }
    }
    return found;
}

constexpr int draws = 36'000;

}  // namespace

TEST_CASE("R9 two dice have 36 outcomes, all as likely") {
    const TestPosition t = rolling();
    const auto possible = possible_outcomes(t.state);
    REQUIRE(possible.size() == 36);
    std::set<std::pair<int, int>> seen;
    for (const auto& [outcome, weight] : possible) {
        REQUIRE(weight == possible.front().weight);
        const Dice dice = std::get<Dice>(outcome);
        REQUIRE((dice.first >= 1 && dice.first <= 6 && dice.second >= 1 && dice.second <= 6));
        REQUIRE(seen.emplace(dice.first, dice.second).second);
        REQUIRE(is_possible(t.state, outcome));
        REQUIRE(refuse(t.state, outcome) == std::nullopt);
    }
}

TEST_CASE("R9 a drawn card is as likely as there are of its kind in the deck") {
    TestPosition t = buying();
    // Knight, road building, plenty, monopoly, victory.
    REQUIRE(weights(t.state) ==
            std::map<std::size_t, std::uint32_t>{{0, 14}, {1, 2}, {2, 2}, {3, 2}, {4, 5}});
    t.give(red, Card::Knight, 10);
    t.give(red, Card::Plenty, 2);
    REQUIRE(weights(t.state) ==
            std::map<std::size_t, std::uint32_t>{{0, 4}, {1, 2}, {3, 2}, {4, 5}});
}

TEST_CASE("R9 R6.2 a stolen card is as likely as the victim has of its kind") {
    const TestPosition t = stealing();
    REQUIRE(weights(t.state) == std::map<std::size_t, std::uint32_t>{{2, 3}, {4, 1}});
}

TEST_CASE("R9 chance answers only when it is asked") {
    for (const TestPosition& t : {TestPosition(4), before_roll(), in_turn()}) {
        REQUIRE_FALSE(awaits_outcome(t.state));
        REQUIRE(possible_outcomes(t.state).empty());
        for (const Outcome& outcome :
             {Outcome(Dice{1, 1}), Outcome(DrawnCard{Card::Knight}), Outcome(StolenCard{})}) {
            REQUIRE(t.no(outcome) == because({9, 0}, Reason::ImpossibleOutcome));
        }
    }
    for (const TestPosition& t : {rolling(), buying(), stealing()})
        REQUIRE(awaits_outcome(t.state));
}

TEST_CASE("R9 dice show one to six") {
    const TestPosition t = rolling();
    for (const Dice dice :
         {Dice{0, 1}, Dice{1, 0}, Dice{7, 1}, Dice{1, 7}, Dice{0, 0}, Dice{255, 3}}) {
        REQUIRE(t.no(dice) == because({9, 0}, Reason::ImpossibleDice));
    }
}

TEST_CASE("R9 an outcome of another kind than is awaited is impossible") {
    const Outcome dice = Dice{1, 1};
    const Outcome card = DrawnCard{Card::Knight};
    const Outcome theft = StolenCard{Resource::Wool};
    const Refusal impossible = because({9, 0}, Reason::ImpossibleOutcome);
    REQUIRE(rolling().no(card) == impossible);
    REQUIRE(rolling().no(theft) == impossible);
    REQUIRE(buying().no(dice) == impossible);
    REQUIRE(buying().no(theft) == impossible);
    REQUIRE(stealing().no(dice) == impossible);
    REQUIRE(stealing().no(card) == impossible);
}

TEST_CASE("R9 a card that the deck or the victim lacks is impossible") {
    TestPosition deck = buying();
    deck.give(red, Card::Plenty, 2);
    Refusal not_in_deck = because({9, 0}, Reason::CardNotInDeck);
    not_in_deck.card = Card::Plenty;
    REQUIRE(deck.no(DrawnCard{Card::Plenty}) == not_in_deck);
    deck.comes(DrawnCard{Card::Monopoly});
    TestPosition hand = stealing();
    Refusal not_with_victim = because({9, 0}, Reason::CardNotWithVictim);
    not_with_victim.seat = std::get<AwaitingTheft>(hand.state.phase).victim;
    not_with_victim.cards = lumber();
    REQUIRE(hand.no(StolenCard{Resource::Lumber}) == not_with_victim);
    hand.comes(StolenCard{Resource::Ore});
}

TEST_CASE("R9 the same seed deals the same outcomes, another seed others") {
    const auto deal_all = [](std::uint64_t seed) {
        Dealer dealer(seed);
        std::vector<Outcome> dealt;
        for (int i = 0; i < 30; ++i) {
            for (const TestPosition& t : {rolling(), buying(), stealing()}) {
                dealt.push_back(dealer.deal(t.state));
                REQUIRE(is_possible(t.state, dealt.back()));
            }
        }
        return dealt;
    };
    REQUIRE(deal_all(1) == deal_all(1));
    REQUIRE(deal_all(1) != deal_all(2));
}

TEST_CASE("R9 an outcome depends only on the seed, its kind and how many of its kind came before") {
    const State roll = rolling().state;
    const State buy = buying().state;
    const State steal = stealing().state;
    Dealer plain(7);
    Dealer busy(7);
    Dealer cards(7);
    Dealer thefts(7);
    for (int i = 0; i < 50; ++i) {
        for (int extra = 0; extra < i % 3; ++extra) {
            REQUIRE(busy.deal(buy) == cards.deal(buy));
            REQUIRE(busy.deal(steal) == thefts.deal(steal));
        }
        REQUIRE(busy.deal(roll) == plain.deal(roll));
    }
}

TEST_CASE("R9 a roll does not depend on the rest of the state") {
    Dealer one_table(3);
    Dealer other_table(3);
    TestPosition other = before_roll(6);
    other.settlement(blue, 6);
    other.give(red, ore(5));
    other.say(Roll{});
    const State roll = rolling().state;
    for (int i = 0; i < 20; ++i) REQUIRE(one_table.deal(roll) == other_table.deal(other.state));
}

TEST_CASE("R9 dealing changes no state") {
    const State before = rolling().state;
    const State state = before;
    Dealer dealer(1);
    const Outcome outcome = dealer.deal(state);
    REQUIRE(is_possible(state, outcome));
    REQUIRE(state == before);
}

TEST_CASE("R9 rolls are fair, within one seed and over seeds") {
    const State roll = rolling().state;
    for (const bool is_one_seed : {true, false}) {
        std::vector<std::uint64_t> counts(36, 0);
        Dealer one_seed(11);
        for (int i = 0; i < draws; ++i) {
            Dealer another(static_cast<std::uint64_t>(i));
            const auto dice = std::get<Dice>((is_one_seed ? one_seed : another).deal(roll));
            ++counts[static_cast<std::size_t>((dice.first - 1) * 6 + dice.second - 1)];
        }
        REQUIRE(chi_square_even(counts).agrees());
    }
}

TEST_CASE("R9 drawn and stolen cards come as often as they should") {
    const State buy = buying().state;
    const State steal = stealing().state;
    std::vector<std::uint64_t> cards(card_kinds, 0);
    std::vector<std::uint64_t> stolen(resource_count, 0);
    Dealer dealer(12);
    for (int i = 0; i < draws; ++i) {
        ++cards[index(std::get<DrawnCard>(dealer.deal(buy)).card)];
        ++stolen[index(std::get<StolenCard>(dealer.deal(steal)).resource)];
    }
    REQUIRE(chi_square(cards, {14, 2, 2, 2, 5}).agrees());
    REQUIRE(chi_square(stolen, {0, 0, 3, 0, 1}).agrees());
}

TEST_CASE("R2.5 everybody rolls for the first turn, and who share the highest roll again") {
    bool has_tied = false;
    for (std::size_t players = 2; players <= 8; ++players) {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            CAPTURE(players, seed);
            const FirstRolls rolled = roll_for_first(players, seed);
            std::vector<std::size_t> rolling_seats(players);
            std::iota(rolling_seats.begin(), rolling_seats.end(), std::size_t{0});
            for (const auto& round : rolled.rounds) {
                REQUIRE(rolling_seats.size() > 1);
                int highest = 0;
                for (std::size_t seat = 0; seat < most_players; ++seat) {
                    const bool rolls =
                        std::count(rolling_seats.begin(), rolling_seats.end(), seat) > 0;
                    const Dice dice = round[seat];
                    const auto is_die = [](int eyes) { return eyes >= 1 && eyes <= 6; };
                    REQUIRE((is_die(dice.first) && is_die(dice.second)) == rolls);
                    REQUIRE((dice == Dice{}) == !rolls);
                    highest = std::max<int>(highest, dice.sum());
                }
                std::erase_if(rolling_seats,
                              [&](std::size_t seat) { return round[seat].sum() != highest; });
            }
            REQUIRE(rolling_seats == std::vector<std::size_t>{rolled.first.value});
            has_tied = has_tied || rolled.rounds.size() > 1;
        }
    }
    REQUIRE(has_tied);
}

TEST_CASE("R2.5 everybody begins as often as the others") {
    std::vector<std::uint64_t> firsts(3, 0);
    for (std::uint64_t seed = 0; seed < 6'000; ++seed)
        ++firsts[roll_for_first(3, seed).first.value];
    REQUIRE(chi_square_even(firsts).agrees());
    REQUIRE(roll_for_first(6, 9).first == roll_for_first(6, 9).first);
    REQUIRE(roll_for_first(6, 9).rounds == roll_for_first(6, 9).rounds);
}

TEST_CASE("R2.5 shuffled seats are the same seats, in every order as often") {
    std::map<std::vector<Seat>, std::uint64_t> orders;
    for (std::uint64_t seed = 0; seed < 6'000; ++seed) {
        const std::vector<Seat> seats = shuffle_seats(3, seed);
        REQUIRE(std::is_permutation(seats.begin(), seats.end(),
                                    std::vector<Seat>{blue, orange, red}.begin()));
        ++orders[seats];
    }
    REQUIRE(orders.size() == 6);
    std::vector<std::uint64_t> counts;
    for (const auto& order : orders) counts.push_back(order.second);
    REQUIRE(chi_square_even(counts).agrees());
    REQUIRE(shuffle_seats(8, 4) == shuffle_seats(8, 4));
    REQUIRE(shuffle_seats(8, 4) != shuffle_seats(8, 5));
    REQUIRE(shuffle_seats(8, 4).size() == 8);
}
