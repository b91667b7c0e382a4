// Tracks the pieces on the board and the sites where each seat may build next (R5.3, R5.4). Placing a piece updates them at
// a cost independent of the board's size. Knows no cards and no turns.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "catan/core/id_set.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/topology.hpp"

namespace catan {

class Places {
public:
    Places(const Topology& topology, std::size_t players);

    // Seat::none() for a free place.
    [[nodiscard]] Seat building_owner(IntersectionId at) const { return buildings_[at.value]; }
    [[nodiscard]] Seat road_owner(EdgeId on) const { return roads_[on.value]; }
    [[nodiscard]] bool is_city(IntersectionId at) const { return cities().contains(at); }
    [[nodiscard]] std::span<const Seat> building_owners() const { return buildings_; }
    [[nodiscard]] std::span<const Seat> road_owners() const { return roads_; }

    // Free intersections without a building on a neighbour: the distance rule of R5.4.
    [[nodiscard]] IdSet<IntersectionId> open() const { return intersections_in(Shared::Open); }
    [[nodiscard]] IdSet<IntersectionId> cities() const { return intersections_in(Shared::Cities); }

    [[nodiscard]] IdSet<IntersectionId> settlements(Seat seat) const {
        return IdSet<IntersectionId>(words(settlements_at(seat), intersection_words_));
    }
    // Open intersections at an end of the seat's roads (R5.4).
    [[nodiscard]] IdSet<IntersectionId> settlement_sites(Seat seat) const {
        return IdSet<IntersectionId>(words(settlement_sites_at(seat), intersection_words_));
    }
    [[nodiscard]] IdSet<EdgeId> roads(Seat seat) const {
        return IdSet<EdgeId>(words(roads_at(seat), edge_words_));
    }
    // Size of settlement_sites(), in O(1).
    [[nodiscard]] std::size_t settlement_site_count(Seat seat) const {
        return site_counts_[seat.value].settlements;
    }
    // Free edges that the seat's roads and buildings reach (R5.3).
    [[nodiscard]] IdSet<EdgeId> road_sites(Seat seat) const {
        return IdSet<EdgeId>(words(road_sites_at(seat), edge_words_));
    }

    [[nodiscard]] std::size_t road_site_count(Seat seat) const {
        return site_counts_[seat.value].roads;
    }

    // R4.2: cards that a hex pays each seat when its number is rolled, four bits per seat, the first seat lowest. Four bits
    // suffice: the distance rule allows at most three cities at a hex.
    [[nodiscard]] std::uint32_t yields(HexId hex) const {
        return static_cast<std::uint32_t>(sets_[yields_at_ + hex.value / 2] >>
                                          (hex.value % 2 * 32));
    }
    static constexpr unsigned yield_bits = 4;
    [[nodiscard]] static constexpr int yield_of(std::uint32_t yields, std::size_t seat) {
        return static_cast<int>(yields >> (yield_bits * seat) & ((1U << yield_bits) - 1));
    }

    void place_settlement(const Topology& topology, Seat seat, IntersectionId at);
    void place_city(const Topology& topology, Seat seat, IntersectionId at);
    void place_road(const Topology& topology, Seat seat, EdgeId on);

    // R5.3 for one edge, computed from the pieces and not from the sets.
    [[nodiscard]] bool reaches(const Topology& topology, Seat seat, EdgeId edge) const;

    [[nodiscard]] std::size_t bytes() const;
    friend bool operator==(const Places&, const Places&) = default;

private:
    enum class Shared : std::uint8_t { Open, Cities };

    [[nodiscard]] std::span<const std::uint64_t> words(std::size_t from, std::size_t count) const {
        return std::span(sets_).subspan(from, count);
    }
    [[nodiscard]] IdSet<IntersectionId> intersections_in(Shared set) const {
        return IdSet<IntersectionId>(
            words(static_cast<std::size_t>(set) * intersection_words_, intersection_words_));
    }

    // Each seat has four consecutive sets.
    [[nodiscard]] std::size_t seat_words() const { return 2 * (intersection_words_ + edge_words_); }
    [[nodiscard]] std::size_t seat_at(Seat seat) const {
        return 2 * intersection_words_ + seat.value * seat_words();
    }
    [[nodiscard]] std::size_t settlements_at(Seat seat) const { return seat_at(seat); }
    [[nodiscard]] std::size_t settlement_sites_at(Seat seat) const {
        return seat_at(seat) + intersection_words_;
    }
    [[nodiscard]] std::size_t roads_at(Seat seat) const {
        return seat_at(seat) + 2 * intersection_words_;
    }
    [[nodiscard]] std::size_t road_sites_at(Seat seat) const {
        return seat_at(seat) + 2 * intersection_words_ + edge_words_;
    }

    void insert(std::size_t set, std::uint32_t place) { sets_[set + place / 64] |= bit(place); }
    void erase(std::size_t set, std::uint32_t place) { sets_[set + place / 64] &= ~bit(place); }
    [[nodiscard]] static std::uint64_t bit(std::uint32_t place) {
        return std::uint64_t{1} << (place % 64);
    }

    // Like insert() and erase(), and keep the set's count up to date.
    void open_site(std::uint16_t& count, std::size_t set, std::uint32_t place) {
        std::uint64_t& word = sets_[set + place / 64];
        count = static_cast<std::uint16_t>(count + (~word >> (place % 64) & 1U));
        word |= bit(place);
    }
    void close_site(std::uint16_t& count, std::size_t set, std::uint32_t place) {
        std::uint64_t& word = sets_[set + place / 64];
        count = static_cast<std::uint16_t>(count - (word >> (place % 64) & 1U));
        word &= ~bit(place);
    }
    void open_road_site(Seat seat, EdgeId edge) {
        open_site(site_counts_[seat.value].roads, road_sites_at(seat), edge.value);
    }
    void close_road_site(Seat seat, EdgeId edge) {
        close_site(site_counts_[seat.value].roads, road_sites_at(seat), edge.value);
    }
    // The building now pays one more card.
    void add_yield(const Topology& topology, Seat seat, IntersectionId at);

    [[nodiscard]] bool reaches_from(const Topology& topology, Seat seat, IntersectionId end) const;
    void close(const Topology& topology, IntersectionId at);

    struct SiteCounts {
        std::uint16_t settlements = 0;
        std::uint16_t roads = 0;
        friend bool operator==(const SiteCounts&, const SiteCounts&) = default;
    };

    std::size_t players_;
    std::size_t intersection_words_;
    std::size_t edge_words_;
    std::size_t yields_at_;
    std::array<SiteCounts, most_players> site_counts_{};
    std::vector<Seat> buildings_;      // by intersection
    std::vector<Seat> roads_;          // by edge
    std::vector<std::uint64_t> sets_;  // the shared sets, the sets of each seat, then the yields
};

}  // namespace catan
