// Answers what a feature is worth and to whom (K6-K11), for scoring, screens and bots. Changes no state.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "carcassonne/core/followers.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/places.hpp"
#include "carcassonne/core/state.hpp"

namespace carcassonne {

struct Feature {
    FeatureKind kind = FeatureKind::Field;
    // A part of it.
    Position at;
    Spot spot;
    int tiles = 0;  // distinct tiles; of a cloister, with its neighbours
    int pennants = 0;
    int open =
        0;  // open ends: sides, or half sides of a field; of a cloister, neighbours that are missing
    int cities = 0;  // of a field: the complete cities that it touches
    bool complete = false;
    Followers followers;
    SeatSet owners;  // K9
    int points = 0;  // what each owner would get for it now

    friend bool operator==(const Feature&, const Feature&) = default;
};

// The feature at a spot of a tile; nothing if there is no such tile or part.
[[nodiscard]] std::optional<Feature> feature_at(const Game& game, const State& state, Position at,
                                                Spot spot);
// The feature to which a part of a laid tile belongs.
[[nodiscard]] Feature feature(const Game& game, const State& state, const LaidTile& tile,
                              std::size_t part);

// All features of the board: by kind, in the order of FeatureKind, and those of a kind by their oldest tile.
[[nodiscard]] std::vector<Feature> features(const Game& game, const State& state);

}  // namespace carcassonne
