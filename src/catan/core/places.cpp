#include "catan/core/places.hpp"

#include <algorithm>

namespace catan {

Places::Places(const Topology& topology, std::size_t players)
    : players_(players),
      intersection_words_(words_for(topology.intersections())),
      edge_words_(words_for(topology.edges())),
      yields_at_(2 * intersection_words_ + players * 2 * (intersection_words_ + edge_words_)),
      buildings_(topology.intersections()),
      roads_(topology.edges()),
      sets_(yields_at_ + (topology.hexes() + 1) / 2) {
    for (std::uint32_t i = 0; i < topology.intersections(); ++i) insert(0, i);
}

bool Places::reaches_from(const Topology& topology, Seat seat, IntersectionId end) const {
    const Seat owner = building_owner(end);
    if (owner == seat) return true;
    if (owner.exists()) return false;
    return std::ranges::any_of(topology.edges(end),
                               [&](EdgeId edge) { return road_owner(edge) == seat; });
}

bool Places::reaches(const Topology& topology, Seat seat, EdgeId edge) const {
    const auto [a, b] = topology.ends(edge);
    return reaches_from(topology, seat, a) || reaches_from(topology, seat, b);
}

// Removes an intersection from the sites of all seats.
void Places::close(const Topology& topology, IntersectionId at) {
    erase(0, at.value);
    // Only a seat with a road there could have settled.
    for (const EdgeId edge : topology.edges(at)) {
        const Seat seat = road_owner(edge);
        if (!seat.exists()) continue;
        close_site(site_counts_[seat.value].settlements, settlement_sites_at(seat), at.value);
    }
}

void Places::add_yield(const Topology& topology, Seat seat, IntersectionId at) {
    for (const HexId hex : topology.hexes(at)) {
        sets_[yields_at_ + hex.value / 2] += std::uint64_t{1}
                                             << (hex.value % 2 * 32 + yield_bits * seat.value);
    }
}

void Places::place_settlement(const Topology& topology, Seat seat, IntersectionId at) {
    buildings_[at.value] = seat;
    insert(settlements_at(seat), at.value);
    add_yield(topology, seat, at);
    close(topology, at);
    for (const IntersectionId neighbour : topology.neighbours(at)) close(topology, neighbour);

    // The seat now reaches the free edges here. Opponents who reached them only through this
    // intersection no longer do.
    for (const EdgeId edge : topology.edges(at)) {
        if (road_owner(edge).exists()) continue;
        open_road_site(seat, edge);
        for (const EdgeId joined : topology.edges(at)) {
            const Seat other = road_owner(joined);
            if (!other.exists() || other == seat) continue;
            if (!reaches_from(topology, other, topology.other_end(edge, at))) {
                close_road_site(other, edge);
            }
        }
    }
}

void Places::place_city(const Topology& topology, Seat seat, IntersectionId at) {
    add_yield(topology, seat, at);
    erase(settlements_at(seat), at.value);
    insert(intersection_words_, at.value);
}

void Places::place_road(const Topology& topology, Seat seat, EdgeId on) {
    roads_[on.value] = seat;
    insert(roads_at(seat), on.value);
    // The edge is taken, so it is no longer a site for any seat.
    for (std::size_t i = 0; i < players_; ++i) close_road_site(Seat(i), on);
    for (const IntersectionId end : topology.ends(on)) {
        if (open().contains(end)) {
            open_site(site_counts_[seat.value].settlements, settlement_sites_at(seat), end.value);
        }
        const Seat owner = building_owner(end);
        if (owner.exists() && owner != seat) continue;
        for (const EdgeId edge : topology.edges(end)) {
            if (!road_owner(edge).exists()) open_road_site(seat, edge);
        }
    }
}

std::size_t Places::bytes() const {
    return (buildings_.size() + roads_.size()) * sizeof(Seat) + sets_.size() * sizeof(sets_[0]);
}

}  // namespace catan
