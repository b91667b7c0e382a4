// Provides initial weights: a guess by a reader of the rules. Good enough for games that end, and so for learning.
#pragma once

#include <cstddef>

#include "catan/bots/valuation.hpp"

namespace catan::tune {

// The positions of some traits in the order of src/catan/bots/traits.cpp. tests/catan/bots/tuning.cpp compares some of
// them.
enum Place : std::size_t {
    Points = 4,
    Production = 12,  // of each resource
    Produces = 17,    // whether there is any, of each
    AllProduction = 22,
    KindsProduced = 24,
    HandCards = 29,  // of each resource
    CardsOverLimit = 40,
    RollsToRoad = 41,
    RollsToSettlement = 43,
    RollsToCity = 45,
    RollsToCard = 47,
    RollsToRoadAndSettlement = 49,
    GeneralPort = 52,
    SpecialPorts = 53,
    KnightsHeld = 54,
    RoadBuildingHeld = 55,
    PlentyHeld = 56,
    MonopolyHeld = 57,
    VictoryHeld = 58,
    LargestArmy = 60,
    KnightsToArmy = 61,
    KnightsToArmyWithHeld = 62,
    LongestRoad = 65,
    RoadsToLongest = 66,
    RoadLength = 68,
    BestSite = 70,  // without another road, with one, with two
    BestCity = 78,
};
static_assert(bots::trait_count == 88, "traits came or went: are these still where they were?");

[[nodiscard]] bots::Weights plain_beginning();
// The same, with knots that are small and left to chance: all alike they would stay alike.
[[nodiscard]] bots::Weights knotted_beginning();

}  // namespace catan::tune
