// Tests the arithmetic of the bots' valuation: integer exponentials, and the number of rolls until a price can be paid.
#include "catan/bots/valuation.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "catan/bots/outlook.hpp"
#include "catan/bots/traits.hpp"
#include "catan/core/random.hpp"
#include "support/position.hpp"

using namespace catan;
using namespace catan::bots;

namespace {

// The same as rolls_until, roll by roll.
int slow_rolls_until(const Pips& production, PortSet ports, const Bundle& hand,
                     const Bundle& price) {
    for (int rolls = 0; rolls < most_rolls; ++rolls) {
        int sum = 0;
        for (const Resource resource : all_resources) {
            const std::size_t i = index(resource);
            const int left = 36 * (hand[resource] - price[resource]) + production[i] * rolls;
            sum += left < 0 ? 12 * left : left * 12 / ports.ratio(resource);
        }
        if (sum >= 0) return rolls;
    }
    return most_rolls;
}

}  // namespace

TEST_CASE("valuation: chances follow the strengths as the exponential does") {
    Random random(1, Domain::Choice);
    for (int times = 0; times < 1000; ++times) {
        const std::size_t players = 2 + random.below(7);
        Strengths strengths{};
        double sum = 0;
        for (std::size_t i = 0; i < players; ++i) {
            strengths[i] =
                static_cast<std::int32_t>(random.below(8 * strength_one)) - 4 * strength_one;
            sum += std::exp(static_cast<double>(strengths[i]) / strength_one);
        }
        const Chances found = chances(strengths, players);
        std::uint64_t all = 0;
        for (std::size_t i = 0; i < players; ++i) {
            const double exact = std::exp(static_cast<double>(strengths[i]) / strength_one) / sum;
            REQUIRE(std::abs(static_cast<double>(found[i]) / sure - exact) < 0.002);
            all += found[i];
        }
        REQUIRE(all <= sure);
        REQUIRE(all >= sure - players);
    }
}

TEST_CASE("valuation: of two that can hardly win any more the stronger is worth more") {
    const Strengths low{0, 40 * strength_one};
    const Strengths high{strength_one, 40 * strength_one};
    REQUIRE(chances(low, 2)[0] == chances(high, 2)[0]);
    REQUIRE(worth(low, 2, Seat(0)) < worth(high, 2, Seat(0)));
    REQUIRE(worth(high, 2, Seat(1)) < surely_won);
}

TEST_CASE("valuation: how long a price takes is found as when it is counted roll by roll") {
    Random random(2, Domain::Choice);
    for (int times = 0; times < 5000; ++times) {
        Pips production{};
        Bundle hand;
        PortSet ports;
        for (const Resource resource : all_resources) {
            production[index(resource)] =
                static_cast<std::int16_t>(random.below(3) * random.below(8));
            hand[resource] = static_cast<std::int16_t>(random.below(4));
            if (random.below(8) == 0) ports.insert(Port{EdgeId(0), resource});
        }
        if (random.below(4) == 0) ports.insert(Port{EdgeId(0), {}});
        for (const Bundle* price : {&road_cost, &settlement_cost, &city_cost, &card_cost}) {
            REQUIRE(rolls_until(production, ports, hand, *price) ==
                    slow_rolls_until(production, ports, hand, *price));
        }
    }
}

TEST_CASE("valuation: what there is already is paid at once, what never comes takes for ever") {
    REQUIRE(rolls_until(Pips{}, PortSet{}, city_cost, city_cost) == 0);
    REQUIRE(rolls_until(Pips{}, PortSet{}, Bundle{}, city_cost) == most_rolls);
    // Four of one kind are one of another.
    REQUIRE(rolls_until(Pips{}, PortSet{}, grain(2) + ore(2) + wool(4), city_cost) == 0);
}

TEST_CASE("valuation: equal seats are equally likely to win") {
    TestPosition t = in_turn();
    const Land land(t.game);
    const Strengths all = strengths(knotted_weights(), land, start(t.game), Tempo::Roll);
    const Chances found = chances(all, 4);
    for (std::size_t i = 0; i < 4; ++i) REQUIRE(found[i] > 0);
}

TEST_CASE("valuation: more points, more cards and more production are worth more") {
    TestPosition t = in_turn();
    for (const Seat seat : {blue, orange, red, white}) t.settlement(seat, 6U + 4U * seat.value);
    const Land land(t.game);
    const auto of_blue = [&](const Weights& weights) {
        return chances(strengths(weights, land, t.state, Tempo::Act), 4)[blue.value];
    };
    for (const Weights* weights : {&plain_weights(), &knotted_weights()}) {
        TestPosition other = t;
        const auto worth_of = [&](const TestPosition& table) {
            return chances(strengths(*weights, land, table.state, Tempo::Act), 4)[blue.value];
        };
        const auto before = of_blue(*weights);
        other.give(blue, ore(2) + grain());
        REQUIRE(worth_of(other) > before);
        other = t;
        other.settlement(blue, 28);
        REQUIRE(worth_of(other) > before);
    }
}
