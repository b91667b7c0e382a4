// Measures the longest road by trying every trail from every road, edge by edge (R10.1). For up to about 15 roads.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/state.hpp"

namespace slow {

class Trails {
public:
    Trails(const catan::Game& game, const catan::State& state, catan::Seat seat)
        : topology_(game.topology()), state_(state), seat_(seat) {
        for (std::size_t i = 0; i < topology_.edges(); ++i) {
            const catan::EdgeId edge(i);
            if (state.places.road_owner(edge) == seat) free_.push_back(edge);
        }
    }

    [[nodiscard]] std::size_t roads() const { return free_.size(); }

    [[nodiscard]] std::uint32_t longest() {
        std::uint32_t longest = 0;
        for (std::size_t i = 0; i < topology_.intersections(); ++i) {
            longest = std::max(longest, from(catan::IntersectionId(i)));
        }
        return longest;
    }

private:
    std::uint32_t from(catan::IntersectionId here) {
        std::uint32_t longest = 0;
        for (std::size_t i = 0; i < free_.size(); ++i) {
            const catan::EdgeId road = free_[i];
            const auto ends = topology_.ends(road);
            if (ends[0] != here && ends[1] != here) continue;
            const catan::IntersectionId there = ends[0] == here ? ends[1] : ends[0];
            const catan::Seat building = state_.places.building_owner(there);
            free_.erase(free_.begin() + static_cast<std::ptrdiff_t>(i));
            const bool ends_there = building.exists() && building != seat_;
            longest = std::max(longest, 1 + (ends_there ? 0 : from(there)));
            free_.insert(free_.begin() + static_cast<std::ptrdiff_t>(i), road);
        }
        return longest;
    }

    const catan::Topology& topology_;
    const catan::State& state_;
    catan::Seat seat_;
    std::vector<catan::EdgeId> free_;
};

}  // namespace slow
