#include "catan/core/topology.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace catan {
namespace {

// The extended board leaves seven hexes to the sea: the two eastern sides of its hexagon's
// outermost ring.
bool is_on_extended_board(RingPlace place) {
    return place.ring < 3 || (place.index > 3 && place.index < 15);
}

// Distance from the centre in coordinate units. Callers reject distant points with it, because
// their ids would overflow.
std::int64_t reach(std::int64_t q, std::int64_t r) {
    return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
}

std::uint32_t renumbered(const std::vector<std::uint32_t>& numbers, std::uint32_t id) {
    return numbers.empty() || id >= numbers.size() ? id : numbers[id];
}

}  // namespace

Topology::Topology(Shape shape) : shape_(shape) {
    if (shape.radius < smallest_radius) {
        throw std::invalid_argument("a board has a radius of 3 or more (R1.2)");
    }
    if (shape.is_extended()) renumber_extended();
    hexes_.resize(shape.hexes());
    intersections_.resize(shape.intersections());
    edges_.reserve(shape.edges());
    coast_.reserve(shape.coast());
    join_hexes();
    join_intersections();
    number_edges();
    walk_coast();
}

void Topology::renumber_extended() {
    const Shape around = Shape::hexagon(shape_.radius);
    std::vector<bool> is_corner(around.intersections(), false);
    hex_numbers_.to_board.assign(around.hexes(), HexId::none().value);
    for (std::uint32_t id = 0; id < around.hexes(); ++id) {
        if (!is_on_extended_board(ring_place(HexId(id)))) continue;
        hex_numbers_.to_board[id] = static_cast<std::uint32_t>(hex_numbers_.to_rings.size());
        hex_numbers_.to_rings.push_back(id);
        for (const Point step : corner_steps) {
            is_corner[catan::intersection_at(centre(catan::axial(HexId(id))) + step).value] = true;
        }
    }
    intersection_numbers_.to_board.assign(around.intersections(), IntersectionId::none().value);
    for (std::uint32_t id = 0; id < around.intersections(); ++id) {
        if (!is_corner[id]) continue;
        intersection_numbers_.to_board[id] =
            static_cast<std::uint32_t>(intersection_numbers_.to_rings.size());
        intersection_numbers_.to_rings.push_back(id);
    }
}

void Topology::join_hexes() {
    for (std::uint32_t id = 0; id < hexes(); ++id) {
        const Axial here = axial(HexId(id));
        for (std::size_t side = 0; side < hex_sides; ++side) {
            hexes_[id].neighbours[side] = hex_at(here + hex_steps[side]);
            hexes_[id].corners[side] = intersection_at(centre(here) + corner_steps[side]);
        }
    }
}

void Topology::join_intersections() {
    // Hexes are visited in ascending order, so the hexes around an intersection end up sorted.
    for (std::uint32_t id = 0; id < hexes(); ++id) {
        for (const IntersectionId corner : hexes_[id].corners) {
            auto& star = intersections_[corner.value];
            star.hexes[star.hex_count++] = HexId(id);
        }
    }
    // Every edge is a side of a hex, so neighbours are exactly the consecutive corners of a hex.
    for (std::uint32_t id = 0; id < hexes(); ++id) {
        const auto& corners = hexes_[id].corners;
        for (std::size_t side = 0; side < hex_sides; ++side) {
            const IntersectionId from = corners[side];
            const IntersectionId to = corners[(side + 1) % hex_sides];
            for (const auto& [here, there] : {std::pair{from, to}, std::pair{to, from}}) {
                auto& star = intersections_[here.value];
                const auto known = std::span(star.neighbours).first(star.degree);
                if (std::ranges::find(known, there) == known.end()) {
                    star.neighbours[star.degree++] = there;
                }
            }
        }
    }
    for (auto& star : intersections_) {
        std::sort(star.neighbours.begin(), star.neighbours.begin() + star.degree);
    }
}

void Topology::number_edges() {
    for (std::uint32_t id = 0; id < intersections(); ++id) {
        auto& star = intersections_[id];
        for (std::size_t i = 0; i < star.degree; ++i) {
            const IntersectionId there = star.neighbours[i];
            if (there < IntersectionId(id)) continue;
            star.edges[i] = EdgeId(edges_.size());
            auto& far = intersections_[there.value];
            const auto back = std::ranges::find(far.neighbours, IntersectionId(id));
            far.edges[static_cast<std::size_t>(back - far.neighbours.begin())] = star.edges[i];
            edges_.push_back({IntersectionId(id), there});
        }
    }
}

void Topology::walk_coast() {
    const auto first = std::ranges::find_if(
        intersections_, [](const IntersectionStar& star) { return star.hex_count < 3; });
    const IntersectionId start(static_cast<std::size_t>(first - intersections_.begin()));
    // Ids run counter-clockwise, so the walk sets out towards the next id.
    IntersectionId before = start;
    IntersectionId here(std::size_t{start.value} + 1);
    coast_.push_back(start);
    while (here != start) {
        coast_.push_back(here);
        for (const EdgeId edge : edges(here)) {
            const IntersectionId there = other_end(edge, here);
            if (there != before && is_coast(edge)) {
                before = here;
                here = there;
                break;
            }
        }
    }
}

std::optional<EdgeId> Topology::edge_between(IntersectionId a, IntersectionId b) const {
    if (a.value >= intersections()) return std::nullopt;
    for (const EdgeId edge : edges(a)) {
        if (other_end(edge, a) == b) return edge;
    }
    return std::nullopt;
}

bool Topology::is_coast(EdgeId edge) const {
    const auto [a, b] = ends(edge);
    std::size_t shared = 0;
    for (const HexId hex : hexes(a)) {
        if (std::ranges::find(hexes(b), hex) != hexes(b).end()) ++shared;
    }
    return shared == 1;
}

Axial Topology::axial(HexId hex) const {
    return catan::axial(HexId(renumbered(hex_numbers_.to_rings, hex.value)));
}

Point Topology::point(IntersectionId intersection) const {
    return catan::point(
        IntersectionId(renumbered(intersection_numbers_.to_rings, intersection.value)));
}

HexId Topology::hex_at(Axial place) const {
    if (reach(place.q, place.r) >= shape_.radius) return HexId::none();
    const HexId hex(renumbered(hex_numbers_.to_board, catan::hex_at(place).value));
    return hex.value < shape_.hexes() ? hex : HexId::none();
}

IntersectionId Topology::intersection_at(Point place) const {
    if (reach(place.q, place.r) >= 3 * std::int64_t{shape_.radius}) return IntersectionId::none();
    const IntersectionId intersection(
        renumbered(intersection_numbers_.to_board, catan::intersection_at(place).value));
    return intersection.value < shape_.intersections() ? intersection : IntersectionId::none();
}

}  // namespace catan
