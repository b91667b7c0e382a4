// Tells which hexes, intersections and edges of a board touch (R1.1, R1.2). Stores flat arrays, built in linear time from
// the rings. Knows nothing of terrain, tokens or pieces.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "catan/core/ids.hpp"
#include "catan/core/rings.hpp"
#include "catan/core/shape.hpp"

namespace catan {

class Topology {
public:
    // Throws std::invalid_argument for a radius below smallest_radius.
    explicit Topology(Shape shape);

    [[nodiscard]] Shape shape() const { return shape_; }
    [[nodiscard]] std::size_t hexes() const { return hexes_.size(); }
    [[nodiscard]] std::size_t intersections() const { return intersections_.size(); }
    [[nodiscard]] std::size_t edges() const { return edges_.size(); }

    // Of a hex: neighbours by Direction, with HexId::none() for the sea, and intersections by Corner.
    [[nodiscard]] const std::array<HexId, 6>& neighbours(HexId hex) const {
        return hexes_[hex.value].neighbours;
    }
    [[nodiscard]] const std::array<IntersectionId, 6>& corners(HexId hex) const {
        return hexes_[hex.value].corners;
    }

    // Of an intersection: two or three neighbours in ascending order, the edges to them in the same order, and one
    // to three hexes in ascending order.
    [[nodiscard]] std::span<const IntersectionId> neighbours(IntersectionId intersection) const {
        const auto& star = intersections_[intersection.value];
        return {star.neighbours.data(), star.degree};
    }
    [[nodiscard]] std::span<const EdgeId> edges(IntersectionId intersection) const {
        const auto& star = intersections_[intersection.value];
        return {star.edges.data(), star.degree};
    }
    [[nodiscard]] std::span<const HexId> hexes(IntersectionId intersection) const {
        const auto& star = intersections_[intersection.value];
        return {star.hexes.data(), star.hex_count};
    }

    // Edges are numbered in the order of their two ends, the smaller of which comes first.
    [[nodiscard]] const std::array<IntersectionId, 2>& ends(EdgeId edge) const {
        return edges_[edge.value];
    }
    [[nodiscard]] IntersectionId other_end(EdgeId edge, IntersectionId end) const {
        const auto& both = ends(edge);
        return both[0] == end ? both[1] : both[0];
    }
    [[nodiscard]] std::optional<EdgeId> edge_between(IntersectionId a, IntersectionId b) const;

    // The coast as a closed walk, counter-clockwise: each intersection is joined to the next, the last to the first.
    [[nodiscard]] std::span<const IntersectionId> coast() const { return coast_; }
    [[nodiscard]] bool is_coast(EdgeId edge) const;

    // Conversions between ids and coordinates, each in O(1). Coordinates outside the board give none().
    [[nodiscard]] Axial axial(HexId hex) const;
    [[nodiscard]] Point point(IntersectionId intersection) const;
    [[nodiscard]] HexId hex_at(Axial place) const;
    [[nodiscard]] IntersectionId intersection_at(Point place) const;

private:
    struct HexStar {
        std::array<HexId, 6> neighbours;
        std::array<IntersectionId, 6> corners;
    };
    struct IntersectionStar {
        std::array<IntersectionId, 3> neighbours;
        std::array<EdgeId, 3> edges;
        std::array<HexId, 3> hexes;
        std::uint8_t degree = 0;
        std::uint8_t hex_count = 0;
    };
    // Maps ids of the rings to ids of a board that omits some of them; empty if it omits none.
    struct Renumbering {
        std::vector<std::uint32_t> to_board;
        std::vector<std::uint32_t> to_rings;
    };

    void renumber_extended();
    void join_hexes();
    void join_intersections();
    void number_edges();
    void walk_coast();

    Shape shape_;
    Renumbering hex_numbers_;
    Renumbering intersection_numbers_;
    std::vector<HexStar> hexes_;
    std::vector<IntersectionStar> intersections_;
    std::vector<std::array<IntersectionId, 2>> edges_;
    std::vector<IntersectionId> coast_;
};

}  // namespace catan
