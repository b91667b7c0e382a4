#include "road_lengths.hpp"

#include <array>
#include <vector>

#include "catan/longest_road.hpp"

namespace catan {
namespace {

// Usual boards have supplies that fit here, and then nothing is allocated.
constexpr std::size_t usual_roads = 32;

}  // namespace

std::uint32_t measure_road(const Game& game, const Places& places, Seat seat) {
    const IdSet<EdgeId> roads = places.roads(seat);
    std::array<EdgeId, usual_roads> few;
    std::vector<EdgeId> many;
    std::size_t count = 0;
    if (game.settings().pieces.roads <= usual_roads) {
        for (const EdgeId road : roads) few[count++] = road;
    } else {
        many.reserve(roads.size());
        for (const EdgeId road : roads) many.push_back(road);
    }
    const std::span<const EdgeId> all =
        many.empty() ? std::span<const EdgeId>(few.data(), count) : std::span<const EdgeId>(many);
    return longest_road(game.topology(), all, places.building_owners(), seat).length;
}

void update_lengthened_road(const Game& game, State& state, Seat seat) {
    state[seat].longest_road = static_cast<std::uint16_t>(measure_road(game, state.places, seat));
}

bool update_cut_roads(const Game& game, State& state, Seat seat, IntersectionId settled) {
    bool changed = false;
    const auto edges = game.topology().edges(settled);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const Seat other = state.places.road_owner(edges[i]);
        if (!other.exists() || other == seat) continue;
        for (std::size_t j = i + 1; j < edges.size(); ++j) {
            if (state.places.road_owner(edges[j]) != other) continue;
            const auto length = static_cast<std::uint16_t>(measure_road(game, state.places, other));
            changed = changed || length != state[other].longest_road;
            state[other].longest_road = length;
            break;
        }
    }
    return changed;
}

}  // namespace catan
