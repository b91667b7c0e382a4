#include "catan/tui/sides.hpp"

namespace catan::tui {

std::array<Point, 2> ends(Side side) {
    Place place;
    place.hex = side.hex;
    place.side = side.direction;
    auto both = place.ends();
    if (both[1].r < both[0].r) std::swap(both[0], both[1]);
    return both;
}

Side side_of(const Topology& topology, EdgeId edge) {
    const auto& both = topology.ends(edge);
    Point north = topology.point(both[0]);
    Point other = topology.point(both[1]);
    // One end of every edge is the north corner of a hex.
    if (((north.q % 3) + 3) % 3 != 1) std::swap(north, other);
    const Axial below{(north.q - 1) / 3, (north.r + 2) / 3};
    for (const Side side : {Side{below, Direction::NorthEast}, Side{below, Direction::NorthWest}}) {
        const auto found = ends(side);
        if (found[0] == other || found[1] == other) return side;
    }
    return {below + step(Direction::NorthWest), Direction::East};
}

std::optional<EdgeId> edge_on(const Topology& topology, Side side) {
    const auto both = ends(side);
    const IntersectionId a = topology.intersection_at(both[0]);
    const IntersectionId b = topology.intersection_at(both[1]);
    if (!a.exists() || !b.exists()) return std::nullopt;
    return topology.edge_between(a, b);
}

std::vector<Pixel> pixels(const Measures& geometry, Side side) {
    const Pixel top = geometry.north(side.hex);
    const int half = geometry.hex_width() / 2;
    std::vector<Pixel> line;
    if (side.direction == Direction::East) {
        for (int y = geometry.slope() + 1; y < 2 * geometry.row_height(); ++y) {
            line.push_back({top.x + half, top.y + y});
        }
        return line;
    }
    const int right = side.direction == Direction::NorthEast ? 1 : -1;
    for (int out = 1; out < half; ++out) {
        line.push_back({top.x + right * out, top.y + geometry.zigzag(out)});
    }
    return line;
}

}  // namespace catan::tui
