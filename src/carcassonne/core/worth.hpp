// Says what a feature scores (K6, K7, K8, K11).
#pragma once

#include "carcassonne/core/board.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/places.hpp"

namespace carcassonne {

inline constexpr int points_for_city_of_field = 3;  // K11

// A road, a city or a cloister.
[[nodiscard]] inline int worth(const Game& game, FeatureKind kind, const FeatureCounts& counts) {
    if (kind != FeatureKind::City) return counts.tiles;
    const int single = counts.tiles + counts.pennants;
    const bool is_small = counts.tiles == 2 && game.settings().small_city == 2;
    return counts.open > 0 || is_small ? single : 2 * single;
}

}  // namespace carcassonne
