#include "catan/tui/houses.hpp"

#include <algorithm>
#include <cstdlib>

namespace catan::tui {
namespace {

// Half the width of a settlement, without its middle column.
int half_width(const Measures& measures) { return std::max((measures.row_height() + 2) / 4, 1); }

// The lowest row of a house.
int foot(const Measures& measures) {
    const int half = half_width(measures);
    return measures.size() >= least_casing ? half : std::max(half - 1, 1);
}

// Rows from the gable down to the foot. `half` is half the width, without the middle column.
void build_tower(int middle, int top, int foot, int half, std::vector<Pixel>& walls) {
    for (int y = top; y <= foot; ++y) {
        const int out = std::min(y - top, half);
        for (int x = -out; x <= out; ++x) walls.push_back({middle + x, y});
    }
}

// Every pixel that touches a wall, also diagonally.
std::vector<Pixel> around(const std::vector<Pixel>& walls) {
    std::vector<Pixel> result;
    for (const Pixel wall : walls) {
        for (int y = wall.y - 1; y <= wall.y + 1; ++y) {
            for (int x = wall.x - 1; x <= wall.x + 1; ++x) {
                const Pixel pixel{x, y};
                if (std::ranges::find(walls, pixel) != walls.end()) continue;
                if (std::ranges::find(result, pixel) != result.end()) continue;
                result.push_back(pixel);
            }
        }
    }
    return result;
}

// At small sizes an outline would hide too much of the hexes. Doors distinguish a house from the roads that meet
// there instead.
void add_outline(const Measures& measures, House& house, std::vector<Pixel> doors) {
    if (measures.size() >= Size::Normal) {
        house.outline = around(house.walls);
        return;
    }
    for (const Pixel door : doors) std::erase(house.walls, door);
    house.doors = std::move(doors);
}

}  // namespace

House settlement(const Measures& measures) {
    House house;
    if (measures.size() == Size::Map) return house;
    const int half = half_width(measures);
    build_tower(0, -half, foot(measures), half, house.walls);
    add_outline(measures, house, {{0, 1}});
    return house;
}

House city(const Measures& measures) {
    House house;
    if (measures.size() == Size::Map) return house;
    const int half = half_width(measures);
    const int tower = std::max(half - 1, 1);
    const int left = -tower - half;
    const int below = foot(measures);
    build_tower(left + tower, below - 2 * half - 1, below, tower, house.walls);
    for (int y = below - half; y <= below; ++y) {
        for (int x = 1; x <= 2 * half; ++x) house.walls.push_back({left + 2 * tower + x, y});
    }
    house.letter.x = left + tower;
    add_outline(measures, house, {{-1, 1}, {1, 1}});
    return house;
}

}  // namespace catan::tui
