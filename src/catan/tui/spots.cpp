#include "catan/tui/spots.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "catan/tui/sides.hpp"

namespace catan::tui {
namespace {

template <typename... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

struct Far {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

// Position of a spot in the plane of regular hexes. Independent of the drawn size.
Far place_of(const Topology& topology, const Spot& spot) {
    // In sixths of a hex, so that middles of edges are integers.
    const Point twice = std::visit(
        Overloaded{[&](HexId hex) {
                       const Point middle = centre(topology.axial(hex));
                       return middle + middle;
                   },
                   [&](IntersectionId at) { return topology.point(at) + topology.point(at); },
                   [&](EdgeId edge) {
                       const auto& both = topology.ends(edge);
                       return topology.point(both[0]) + topology.point(both[1]);
                   }},
        spot);
    constexpr std::int64_t unit = 1000;
    constexpr std::int64_t root_three = 1732;
    return {unit * (std::int64_t{2} * twice.q + twice.r), root_three * twice.r};
}

// Distance ahead, and to the side (negative: left).
Far seen(Far from, Far to, Toward toward) {
    const std::int64_t x = to.x - from.x;
    const std::int64_t y = to.y - from.y;
    switch (toward) {
        case Toward::Left: return {-x, -y};
        case Toward::Right: return {x, y};
        case Toward::Up: return {-y, x};
        case Toward::Down: return {y, -x};
    }
    return {};
}

// The quarter of the plane for a direction, from its left border to its right one. The borders are turned off the
// diagonals slightly, so no two places of a board lie on one, and every place belongs to exactly one direction.
//
// Every place can be reached from every other. In coordinates along the borders of the quarter, the nearest place is
// the one with the smallest larger coordinate. Both coordinates of the nearest place and of a goal in the same
// quarter are positive, so a step to the nearest place, which is not farther than the goal, always reduces the
// distance to the goal.
struct Quarter {
    std::int64_t left = 0;
    std::int64_t right = 0;

    [[nodiscard]] bool holds() const { return left > 0 && right > 0; }
    [[nodiscard]] std::int64_t distance() const { return std::max(left, right); }
};

Quarter quarter(Far seen) {
    constexpr std::int64_t much = std::int64_t{1} << 26U;
    return {much * seen.x - (much + 1) * seen.y, (much + 1) * seen.x + much * seen.y};
}

std::int64_t squared(Far d) { return d.x * d.x + d.y * d.y; }

// The place of the board under a pixel, if any.
std::optional<Spot> under(const Geometry& geometry, const Topology& topology, Pixel pixel) {
    const Place place = geometry.under(pixel);
    switch (place.kind) {
        case Place::Kind::Hex: {
            const HexId hex = topology.hex_at(place.hex);
            if (hex.exists()) return hex;
            break;
        }
        case Place::Kind::Edge:
            if (const auto edge = edge_on(topology, {place.hex, place.side})) return *edge;
            break;
        case Place::Kind::Corner: {
            const IntersectionId at = topology.intersection_at(place.point());
            if (at.exists()) return at;
            break;
        }
    }
    return std::nullopt;
}

// One coordinate of the window's origin.
int scrolled_along(int origin, int first, int length, int room, int in_sight, int around) {
    if (length <= room) return first - (room - length) / 2;
    const int margin = std::min(around, room / 4);
    const int shown = std::clamp(origin, in_sight + margin - room + 1, in_sight - margin);
    return std::clamp(shown, first, first + length - room);
}

}  // namespace

Cell cell_of(const Measures& geometry, const Topology& topology, const Spot& spot) {
    return cell(
        std::visit(Overloaded{[&](HexId hex) { return geometry.middle(topology.axial(hex)); },
                              [&](IntersectionId at) { return geometry.pixel(topology.point(at)); },
                              [&](EdgeId edge) {
                                  const Side side = side_of(topology, edge);
                                  return geometry.middle(side.hex, side.direction);
                              }},
                   spot));
}

Spot next_spot(const Geometry& /*geometry*/, const Topology& topology, std::span<const Spot> spots,
               const Spot& from, Toward toward) {
    constexpr std::int64_t none = std::numeric_limits<std::int64_t>::max();
    const Far here = place_of(topology, from);
    Spot nearest = from;
    Spot aside = from;  // fallback: mostly to the side, but still in the direction
    std::int64_t least = none;
    std::int64_t least_aside = none;
    for (const Spot& spot : spots) {
        if (spot == from) continue;
        const Far there = seen(here, place_of(topology, spot), toward);
        const Quarter in = quarter(there);
        if (in.holds()) {
            if (in.distance() < least) {
                least = in.distance();
                nearest = spot;
            }
        } else if (3 * there.x >= std::abs(there.y)) {
            const std::int64_t cost = there.x + 2 * std::abs(there.y);
            if (cost < least_aside) {
                least_aside = cost;
                aside = spot;
            }
        }
    }
    return least < none ? nearest : aside;
}

std::optional<Spot> spot_at(const Geometry& geometry, const Topology& topology,
                            std::span<const Spot> spots, Cell cell) {
    for (const Pixel pixel : {Pixel{cell.x, 2 * cell.y}, Pixel{cell.x, 2 * cell.y + 1}}) {
        const auto exact = under(geometry, topology, pixel);
        if (exact && std::ranges::find(spots, *exact) != spots.end()) return exact;
    }
    const std::int64_t reach = geometry.hex_width();
    std::int64_t least = reach * reach + 1;
    std::optional<Spot> nearest;
    for (const Spot& spot : spots) {
        const Cell from = cell_of(geometry, topology, spot) - cell;
        const std::int64_t distance = squared({from.x, std::int64_t{2} * from.y});
        if (distance < least) {
            least = distance;
            nearest = spot;
        }
    }
    return nearest;
}

Cell scrolled(Cell origin, Window board, int width, int height, Cell in_sight, Cell around) {
    return {scrolled_along(origin.x, board.first.x, board.width, width, in_sight.x, around.x),
            scrolled_along(origin.y, board.first.y, board.height, height, in_sight.y, around.y)};
}

}  // namespace catan::tui
