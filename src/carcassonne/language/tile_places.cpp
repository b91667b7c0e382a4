// Finds where the parts of a tile lie in its picture.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

#include "carcassonne/language/tile_shapes.hpp"
#include "outlines.hpp"

namespace carcassonne::language {
namespace {

constexpr Point cloister_place{0.5, 0.62};

constexpr std::uint8_t unclaimed = 0xff;

// Spreads the fields from the half sides over all cells without a part.
class PartGrid {
public:
    PartGrid(Tile tile, Side top, std::size_t size)
        : face_(face(tile, top)), size_(size), cells_(size * size, unclaimed) {
        const std::span<const TilePart> all = parts(tile);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].kind == FeatureKind::Road)
                claim({TileInk::Road, turned(road_line(all[i]), top), road_width}, i);
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].kind == FeatureKind::City)
                claim({TileInk::City, turned(city_outline(all[i]).ground, top), 0}, i);
        }
        if (cloister_part(tile) != no_part)
            claim({TileInk::Abbey, {{0.25, 0.2}, {0.75, 0.2}, {0.75, 0.72}, {0.25, 0.72}}, 0},
                  cloister_part(tile));
    }

    std::vector<std::uint8_t> spread() {
        begin_at_sides();
        flood();
        return std::move(cells_);
    }

private:
    [[nodiscard]] Point centre(std::size_t cell) const {
        return centre_of_cell(cell % size_, cell / size_, size_, size_);
    }
    void claim(const Shape& shape, std::size_t part) {
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (covers(shape, centre(i))) cells_[i] = static_cast<std::uint8_t>(part);
        }
    }
    void take(std::size_t cell, std::uint8_t part) {
        if (part == no_part || cells_[cell] != unclaimed) return;
        cells_[cell] = part;
        flood_.push_back(cell);
    }
    void begin_at_sides() {
        for (std::size_t i = 0; i < size_; ++i) {
            const std::size_t far = 2 * i >= size_ ? 1 : 0;  // the half in clockwise order
            const std::size_t last = size_ - 1;
            take(i, face_.of_half[0 + far]);
            take(i * size_ + last, face_.of_half[2 + far]);
            take(last * size_ + last - i, face_.of_half[4 + far]);
            take((last - i) * size_, face_.of_half[6 + far]);
        }
    }
    void flood() {
        // The flood grows while it is walked through.
        std::size_t next = 0;
        while (next < flood_.size()) {
            const std::size_t cell = flood_[next++];
            const std::uint8_t part = cells_[cell];
            const std::size_t column = cell % size_;
            if (column > 0) take(cell - 1, part);
            if (column + 1 < size_) take(cell + 1, part);
            if (cell >= size_) take(cell - size_, part);
            if (cell + size_ < cells_.size()) take(cell + size_, part);
        }
        // What no flood reaches lies where walls meet, or in the middle of a crossing.
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (cells_[i] == unclaimed) cells_[i] = nearest(i);
        }
    }
    [[nodiscard]] std::uint8_t nearest(std::size_t cell) const {
        const Point here = centre(cell);
        double least = std::numeric_limits<double>::max();
        std::uint8_t part = 0;
        for (const std::size_t other : flood_) {
            const Point there = centre(other);
            const double distance = std::hypot(here.x - there.x, here.y - there.y);
            if (distance >= least) continue;
            least = distance;
            part = cells_[other];
        }
        return part;
    }

    const Face& face_;
    std::size_t size_;
    std::vector<std::uint8_t> cells_;
    std::vector<std::size_t> flood_;
};

// The point of the field that is farthest from all else. Keeps a little away from the border of the tile.
Point field_place(const std::vector<std::uint8_t>& grid, std::size_t size, std::uint8_t part) {
    const auto centre = [&](std::size_t cell) {
        return centre_of_cell(cell % size, cell / size, size, size);
    };
    Point best = middle;
    double most = -1;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        if (grid[i] != part) continue;
        const Point here = centre(i);
        const double to_border = std::min({here.x, here.y, 1 - here.x, 1 - here.y}) + 0.06;
        double room = to_border * to_border;
        for (std::size_t j = 0; j < grid.size() && room > most; ++j) {
            if (grid[j] == part) continue;
            const Point there = centre(j);
            const double dx = here.x - there.x;
            const double dy = here.y - there.y;
            room = std::min(room, dx * dx + dy * dy);
        }
        if (room <= most + 1e-9) continue;
        most = room;
        best = here;
    }
    return best;
}

// As the table of tiles shows the tile.
std::vector<Point> find_places(Tile tile) {
    constexpr std::size_t size = 24;
    const std::vector<std::uint8_t> grid = parts_on_grid(tile, Side::North, size);
    const std::span<const TilePart> all = parts(tile);
    std::vector<Point> places;
    for (std::size_t i = 0; i < all.size(); ++i) {
        switch (all[i].kind) {
            case FeatureKind::Road: places.push_back(road_place(all[i])); break;
            case FeatureKind::City: places.push_back(city_place(all[i])); break;
            case FeatureKind::Cloister: places.push_back(cloister_place); break;
            case FeatureKind::Field:
                places.push_back(field_place(grid, size, static_cast<std::uint8_t>(i)));
                break;
        }
    }
    return places;
}

}  // namespace

std::vector<Point> standing_places(Tile tile, Side top) {
    static const auto found = [] {
        std::array<std::vector<Point>, tile_kinds> all;
        for (const Tile each : all_tiles) all[index(each)] = find_places(each);
        return all;
    }();
    std::vector<Point> places = found[index(tile)];
    // A cloister stands upright in all directions.
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (parts(tile)[i].kind != FeatureKind::Cloister) places[i] = turned(places[i], top);
    }
    return places;
}

std::vector<std::uint8_t> parts_on_grid(Tile tile, Side top, std::size_t size) {
    return PartGrid(tile, top, size).spread();
}

}  // namespace carcassonne::language
