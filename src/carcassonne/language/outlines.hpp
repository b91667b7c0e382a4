// The lines that tiles are drawn with, as the table of tiles shows a tile, and points in it. The same for every picture.
#pragma once

#include <cstddef>
#include <vector>

#include "carcassonne/core/places.hpp"
#include "carcassonne/core/tiles.hpp"
#include "carcassonne/language/tile_shapes.hpp"

namespace carcassonne::language {

using Outline = std::vector<Point>;

inline constexpr double road_width = 0.12;
inline constexpr Point middle{0.5, 0.5};

// The middle of a cell, if the tile is divided into so many columns and rows.
[[nodiscard]] constexpr Point centre_of_cell(std::size_t column, std::size_t row,
                                             std::size_t columns, std::size_t rows) {
    return {(static_cast<double>(column) + 0.5) / static_cast<double>(columns),
            (static_cast<double>(row) + 0.5) / static_cast<double>(rows)};
}

// A quarter turn clockwise for each step of the direction.
[[nodiscard]] Point turned(Point point, Side top);
[[nodiscard]] Outline turned(Outline outline, Side top);

[[nodiscard]] Point between(Point a, Point b, double part);
[[nodiscard]] Outline moved(Outline outline, Point by, double scale);
[[nodiscard]] Outline box_around(Point at, double half_width, double half_height);
[[nodiscard]] double distance_to(Point point, const Outline& line);
[[nodiscard]] bool is_inside(Point point, const Outline& outline);

[[nodiscard]] int count_sides(const TilePart& part);

// Its whole outline, and those parts of it where a wall stands.
struct CityOutline {
    Outline ground;
    std::vector<Outline> walls;
};
[[nodiscard]] CityOutline city_outline(const TilePart& city);
// From side to side, or from a side to the middle.
[[nodiscard]] Outline road_line(const TilePart& road);

// Where the pennant of a city hangs.
[[nodiscard]] Point pennant_place(const TilePart& city);
// Where a follower stands.
[[nodiscard]] Point city_place(const TilePart& city);
[[nodiscard]] Point road_place(const TilePart& road);

}  // namespace carcassonne::language
