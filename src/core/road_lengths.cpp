#include "road_lengths.hpp"

#include <array>
#include <vector>

#include "catan/longest_road.hpp"

namespace catan {
namespace {

// Usual boards have supplies that fit here, and then nothing is allocated.
constexpr std::size_t usual_roads = 32;

class RoadList {
public:
    // All roads of the seat, one of them last, if any.
    RoadList(const Game& game, const Places& places, Seat seat, EdgeId last = EdgeId::none()) {
        if (game.settings().pieces.roads > usual_roads) many_.resize(game.settings().pieces.roads);
        EdgeId* const roads = many_.empty() ? few_.data() : many_.data();
        std::size_t count = 0;
        for (const EdgeId road : places.roads(seat)) {
            if (road != last) roads[count++] = road;
        }
        if (last.exists()) roads[count++] = last;
        all_ = {roads, count};
    }

    [[nodiscard]] std::span<const EdgeId> all() const { return all_; }

private:
    std::array<EdgeId, usual_roads> few_;
    std::vector<EdgeId> many_;
    std::span<const EdgeId> all_;
};

}  // namespace

RoadLength measure_road(const Game& game, const Places& places, Seat seat) {
    const RoadList roads(game, places, seat);
    return longest_road(game.topology(), roads.all(), places.building_owners(), seat);
}

void update_lengthened_road(const Game& game, State& state, Seat seat, EdgeId built) {
    const RoadList roads(game, state.places, seat, built);
    std::uint16_t& length = state[seat].longest_road;
    const RoadLength now =
        lengthened_road(game.topology(), roads.all(), state.places.building_owners(), seat, length);
    length = static_cast<std::uint16_t>(now.length);
}

bool update_cut_roads(const Game& game, State& state, Seat seat, IntersectionId settled) {
    bool changed = false;
    const auto edges = game.topology().edges(settled);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const Seat other = state.places.road_owner(edges[i]);
        if (!other.exists() || other == seat) continue;
        for (std::size_t j = i + 1; j < edges.size(); ++j) {
            if (state.places.road_owner(edges[j]) != other) continue;
            const auto length =
                static_cast<std::uint16_t>(measure_road(game, state.places, other).length);
            changed = changed || length != state[other].longest_road;
            state[other].longest_road = length;
            break;
        }
    }
    return changed;
}

}  // namespace catan
