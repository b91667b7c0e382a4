#include "carcassonne/lab/record.hpp"

#include <variant>

namespace carcassonne::lab {
namespace {

// The points of a feature, by its kind.
Count source_of(const Feature& feature, bool at_end) {
    switch (feature.kind) {
        case FeatureKind::Road: return at_end ? Count::OpenRoads : Count::Roads;
        case FeatureKind::City: return at_end ? Count::OpenCities : Count::Cities;
        case FeatureKind::Cloister: return at_end ? Count::OpenCloisters : Count::Cloisters;
        case FeatureKind::Field: break;
    }
    return Count::Fields;
}

void add_points(GameRecord& record, const Feature& feature, bool at_end) {
    for (std::size_t i = 0; i < most_players; ++i) {
        if (feature.owners.contains(Seat(i)))
            record.of(Seat(i), source_of(feature, at_end)) +=
                static_cast<std::uint32_t>(feature.points);
    }
}

}  // namespace

void GameRecord::add(std::span<const Event> events) {
    for (const Event& event : events) {
        if (const auto* completed = std::get_if<FeatureCompleted>(&event)) {
            add_points(*this, completed->feature, false);
        } else if (const auto* counted = std::get_if<FeatureCounted>(&event)) {
            add_points(*this, counted->feature, true);
        } else if (const auto* placed = std::get_if<FollowerPlaced>(&event)) {
            ++of(placed->seat, Count::Followers);
        } else if (std::holds_alternative<TileSetAside>(event)) {
            ++set_aside;
        } else if (std::holds_alternative<TilePlaced>(event)) {
            ++turns;
        } else if (const auto* ended = std::get_if<GameEnded>(&event)) {
            for (std::size_t i = 0; i < most_players; ++i) {
                of(Seat(i), Count::Rank) = ended->ranks[i];
                of(Seat(i), Count::Points) = static_cast<std::uint32_t>(ended->points[i]);
            }
        }
    }
}

}  // namespace carcassonne::lab
