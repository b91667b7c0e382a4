#include "road_lengths.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "catan/core/longest_road.hpp"

namespace catan {
namespace {

// The supply of a usual board fits on the stack, without an allocation.
constexpr std::size_t usual_roads = 32;

class RoadList {
public:
    // All roads of the seat. `last`, if given, comes last.
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

// Measures the longest trail through one road, unless a loop is reachable from it.
class Branches {
public:
    Branches(const Game& game, const Places& places, Seat seat)
        : topology_(game.topology()),
          places_(places),
          seat_(seat),
          left_(static_cast<std::ptrdiff_t>(places.roads(seat).size())) {}

    // Empty if there is a loop.
    std::optional<std::uint32_t> longest_through(EdgeId road) {
        const auto [a, b] = topology_.ends(road);
        --left_;
        const std::uint32_t length = 1 + longest_beyond(road, a) + longest_beyond(road, b);
        if (left_ < 0) return std::nullopt;
        return length;
    }

private:
    // A tree passes each road once. Passing more roads than there are means a loop.
    std::uint32_t longest_beyond(EdgeId road, IntersectionId end) {
        const Seat owner = places_.building_owner(end);
        if (owner.exists() && owner != seat_) return 0;
        std::uint32_t longest = 0;
        for (const EdgeId next : topology_.edges(end)) {
            if (next == road || places_.road_owner(next) != seat_) continue;
            if (--left_ < 0) break;
            longest = std::max(longest, 1 + longest_beyond(next, topology_.other_end(next, end)));
        }
        return longest;
    }

    const Topology& topology_;
    const Places& places_;
    Seat seat_;
    std::ptrdiff_t left_;  // roads that the walk may still pass
};

std::uint32_t length_with(const Game& game, const Places& places, Seat seat, EdgeId built,
                          std::uint32_t before) {
    // A longer trail must run through the new road.
    if (const auto length = Branches(game, places, seat).longest_through(built)) {
        return std::max(before, *length);
    }
    const RoadList roads(game, places, seat, built);
    return lengthened_road(game.topology(), roads.all(), places.building_owners(), seat, before)
        .length;
}

}  // namespace

RoadLength measure_road(const Game& game, const Places& places, Seat seat) {
    const RoadList roads(game, places, seat);
    return longest_road(game.topology(), roads.all(), places.building_owners(), seat);
}

void update_lengthened_road(const Game& game, State& state, Seat seat, EdgeId built) {
    std::uint16_t& length = state[seat].longest_road;
    length = static_cast<std::uint16_t>(length_with(game, state.places, seat, built, length));
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
