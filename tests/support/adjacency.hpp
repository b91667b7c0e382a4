// Computes which hexes touch, for boards of any size: walks the rings as R1.1 describes them, or reads the drawn rows
// of the extended board. Shares no code with the topology that it checks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "catan/core/shape.hpp"
#include "plane.hpp"

struct HexPair {
    std::uint32_t a;
    std::uint32_t b;
};

// All pairs of touching hexes, each once.
inline std::vector<HexPair> touching_hexes(catan::Shape shape) {
    std::vector<HexPair> pairs;
    if (shape.is_extended()) {
        const plane::Board board = plane::extended();
        for (std::uint32_t a = 0; a < board.hexes.size(); ++a) {
            for (const std::size_t b :
                 plane::at_distance(board.hexes, board.hexes[a], plane::hex_distance)) {
                if (a < b) pairs.push_back({a, static_cast<std::uint32_t>(b)});
            }
        }
        return pairs;
    }
    // A grid of slanted columns with room for the sea on all sides. A step east is one column, a step south-east one
    // row.
    const std::size_t width = 2 * std::size_t{shape.radius} + 1;
    std::vector<std::uint32_t> grid(width * width, 0);  // id + 1, or 0 for the sea
    const std::size_t centre = shape.radius * width + shape.radius;
    std::uint32_t id = 0;
    grid[centre] = ++id;
    // North-west, west, south-west, south-east, east, north-east. Unsigned wrap-around subtracts.
    const std::array<std::size_t, 6> steps{0 - width, std::size_t{0} - 1, width - 1, width,
                                           1,         1 - width};
    for (std::size_t ring = 1; ring < shape.radius; ++ring) {
        std::size_t here = centre + ring;
        for (const std::size_t step : steps) {
            for (std::size_t i = 0; i < ring; ++i) {
                grid[here] = ++id;
                here += step;
            }
        }
    }
    for (std::size_t here = 0; here < grid.size(); ++here) {
        if (grid[here] == 0) continue;
        for (const std::size_t step : {std::size_t{1}, width, width - 1}) {
            if (grid[here + step] != 0) pairs.push_back({grid[here] - 1, grid[here + step] - 1});
        }
    }
    return pairs;
}
