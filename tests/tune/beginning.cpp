#include "beginning.hpp"

#include <array>
#include <cmath>
#include <cstdint>

#include "catan/core/random.hpp"
#include "catan/core/resources.hpp"

namespace catan::tune {
namespace {

struct Guess {
    Place place;
    double weight;
};
constexpr std::array<Guess, 23> guesses{{{Points, 3},
                                         {AllProduction, 0.6},
                                         {KindsProduced, 0.4},
                                         {CardsOverLimit, -0.3},
                                         {RollsToRoad, -0.05},
                                         {RollsToSettlement, -0.2},
                                         {RollsToCity, -0.3},
                                         {RollsToCard, -0.1},
                                         {RollsToRoadAndSettlement, -0.1},
                                         {GeneralPort, 0.2},
                                         {SpecialPorts, 0.2},
                                         {KnightsHeld, 0.15},
                                         {RoadBuildingHeld, 0.15},
                                         {PlentyHeld, 0.15},
                                         {MonopolyHeld, 0.15},
                                         {VictoryHeld, 0.4},
                                         {LargestArmy, 0.6},
                                         {KnightsToArmy, -0.1},
                                         {KnightsToArmyWithHeld, -0.1},
                                         {LongestRoad, 0.6},
                                         {RoadsToLongest, -0.1},
                                         {RoadLength, 0.1},
                                         {BestCity, 0.1}}};

// Of lumber, brick, wool, grain, ore.
constexpr std::array<double, resource_count> of_production{0.5, 0.5, 0.4, 0.6, 0.6};
constexpr double of_producing = 0.1;
constexpr double of_a_card = 0.05;
// Without another road, with one, with two.
constexpr std::array<double, 3> of_sites{0.25, 0.12, 0.06};

}  // namespace

bots::Weights plain_beginning() {
    bots::Weights weights{};
    const auto set = [&](std::size_t place, double weight) {
        weights.direct[place] = static_cast<std::int16_t>(std::lround(weight * bots::direct_one));
    };
    for (const Guess& guess : guesses) set(guess.place, guess.weight);
    for (std::size_t i = 0; i < resource_count; ++i) {
        set(Production + i, of_production[i]);
        set(Produces + i, of_producing);
        set(HandCards + i, of_a_card);
    }
    for (std::size_t i = 0; i < of_sites.size(); ++i) set(BestSite + i, of_sites[i]);
    return weights;
}

bots::Weights knotted_beginning() {
    bots::Weights weights = plain_beginning();
    weights.used_knots = bots::knot_count;
    Random random(0, Domain::Choice);
    // Up to an eighth of 1, either way.
    const auto any = [&](int one) {
        const auto widest = static_cast<std::uint32_t>(one / 8);
        return static_cast<std::int32_t>(random.below(2 * widest + 1)) -
               static_cast<std::int32_t>(widest);
    };
    for (std::size_t k = 0; k < bots::knot_count; ++k) {
        for (auto& weight : weights.knots[k])
            weight = static_cast<std::int16_t>(any(bots::knot_one));
        weights.thresholds[k] = any(bots::knot_one * bots::trait_one);
        weights.outs[k] = static_cast<std::int16_t>(any(bots::out_one));
    }
    return weights;
}

}  // namespace catan::tune
