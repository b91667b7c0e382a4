// Constructs boards in the plane as R1.1 and R1.2 describe them: real coordinates, x to the east and y to the north,
// pointy-top hexes with sides of length 1. Finds neighbours by measuring distances. Slow, and shares no code with the
// topology that it checks.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numbers>
#include <stdexcept>
#include <utility>
#include <vector>

namespace plane {

struct Spot {
    double x = 0;
    double y = 0;
};

inline constexpr double hex_distance = std::numbers::sqrt3;  // between the centres of neighbours
inline constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();

inline double distance(Spot a, Spot b) { return std::hypot(a.x - b.x, a.y - b.y); }
inline bool is(double value, double wanted) { return std::abs(value - wanted) < 1e-6; }

// The spot at this distance and angle, counter-clockwise from the east.
inline Spot seen_from(Spot from, double far, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return {from.x + far * std::cos(angle), from.y + far * std::sin(angle)};
}

inline std::size_t find(const std::vector<Spot>& spots, Spot wanted) {
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (is(distance(spots[i], wanted), 0)) return i;
    }
    return nowhere;
}

// The spots at this distance from `from`, in ascending order.
inline std::vector<std::size_t> at_distance(const std::vector<Spot>& spots, Spot from, double far) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (is(distance(spots[i], from), far)) found.push_back(i);
    }
    return found;
}

// The angle from `from` to `to` around the origin, counter-clockwise, in [0, 360).
inline double turn(Spot from, Spot to) {
    const double angle =
        (std::atan2(to.y, to.x) - std::atan2(from.y, from.x)) * 180 / std::numbers::pi;
    const double positive = angle < -1e-6 ? angle + 360 : angle;
    return std::abs(positive) < 1e-6 ? 0 : positive;
}

struct Board {
    std::vector<Spot> hexes;                // by id
    std::vector<std::size_t> hex_rings;     // by id
    std::vector<Spot> corners;              // by id of the intersection
    std::vector<std::size_t> corner_rings;  // by id of the intersection
};

// All hexes of a hexagon, row by row.
inline std::vector<Spot> hexagon_rows(std::size_t radius) {
    std::vector<Spot> spots;
    const auto reach = static_cast<std::ptrdiff_t>(radius) - 1;
    for (std::ptrdiff_t row = reach; row >= -reach; --row) {
        const std::ptrdiff_t length = 2 * reach + 1 - std::abs(row);
        for (std::ptrdiff_t i = 0; i < length; ++i) {
            const double from_middle = static_cast<double>(2 * i - (length - 1)) / 2;
            spots.push_back({hex_distance * from_middle, 1.5 * static_cast<double>(row)});
        }
    }
    return spots;
}

// Ring 0 is the centre. Ring k + 1 holds the hexes that touch ring k and have no ring yet.
inline std::vector<std::size_t> rings_of(const std::vector<Spot>& hexes) {
    std::vector<std::size_t> rings(hexes.size(), nowhere);
    std::vector<std::size_t> ring{find(hexes, {0, 0})};
    for (std::size_t k = 0; !ring.empty(); ++k) {
        for (const std::size_t hex : ring) rings[hex] = k;
        std::vector<std::size_t> next;
        for (const std::size_t hex : ring) {
            for (const std::size_t other : at_distance(hexes, hexes[hex], hex_distance)) {
                if (rings[other] != nowhere) continue;
                rings[other] = k + 1;
                next.push_back(other);
            }
        }
        ring = next;
    }
    return rings;
}

// Sorts the spots by ring, and within a ring counter-clockwise around the origin from the ring's first spot.
template <typename FirstOfRing>
void number(std::vector<Spot>& spots, std::vector<std::size_t>& rings, FirstOfRing first_of_ring) {
    struct Numbered {
        std::size_t ring;
        double turn;
        Spot spot;
    };
    std::vector<Numbered> all;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const Spot first = first_of_ring(rings[i]);
        all.push_back(
            {rings[i], is(distance(spots[i], {0, 0}), 0) ? 0 : turn(first, spots[i]), spots[i]});
    }
    std::sort(all.begin(), all.end(), [](const Numbered& a, const Numbered& b) {
        return a.ring != b.ring ? a.ring < b.ring : a.turn < b.turn;
    });
    for (std::size_t i = 0; i < spots.size(); ++i) {
        spots[i] = all[i].spot;
        rings[i] = all[i].ring;
    }
}

// The corners of numbered hexes, in ring order. The ring of a corner is the smallest of its hexes.
inline void add_corners(Board& board) {
    for (std::size_t hex = 0; hex < board.hexes.size(); ++hex) {
        for (int side = 0; side < 6; ++side) {
            const Spot spot = seen_from(board.hexes[hex], 1, 60 * side - 90);
            const std::size_t known = find(board.corners, spot);
            if (known == nowhere) {
                board.corners.push_back(spot);
                board.corner_rings.push_back(board.hex_rings[hex]);
            } else {
                board.corner_rings[known] =
                    std::min(board.corner_rings[known], board.hex_rings[hex]);
            }
        }
    }
    // The bottommost corner of the eastmost hex of the ring.
    number(board.corners, board.corner_rings, [](std::size_t ring) {
        return Spot{hex_distance * static_cast<double>(ring), -1};
    });
}

inline Board hexagon(std::size_t radius) {
    Board board;
    board.hexes = hexagon_rows(radius);
    board.hex_rings = rings_of(board.hexes);
    number(board.hexes, board.hex_rings, [](std::size_t) { return Spot{1, 0}; });
    add_corners(board);
    return board;
}

// R1.2: the rows of the extended board, west to east and north to south.
inline const std::vector<std::vector<std::size_t>>& extended_rows() {
    static const std::vector<std::vector<std::size_t>> rows{
        {21, 20, 19},       {22, 11, 10, 9},  {23, 12, 3, 2, 8}, {24, 13, 4, 0, 1, 7},
        {25, 14, 5, 6, 18}, {26, 15, 16, 17}, {27, 28, 29}};
    return rows;
}

inline Board extended() {
    Board board;
    board.hexes.resize(30);
    double y = 4.5;
    for (const auto& row : extended_rows()) {
        // The middle of every row is half a hex west of hex 0.
        double x = -hex_distance / 2 * static_cast<double>(row.size());
        for (const std::size_t hex : row) {
            board.hexes[hex] = {x, y};
            x += hex_distance;
        }
        y -= 1.5;
    }
    board.hex_rings = rings_of(board.hexes);
    add_corners(board);
    return board;
}

}  // namespace plane
