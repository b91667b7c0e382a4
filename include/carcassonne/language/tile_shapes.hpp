// Describes what a tile looks like, as outlines and lines in a square, made from the parts of the tile alone. Pictures of
// all sizes and kinds are drawn from this one description.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "carcassonne/core/places.hpp"
#include "carcassonne/core/tiles.hpp"

namespace carcassonne::language {

// In a tile: x grows to the right and y downwards, both from 0 to 1.
struct Point {
    double x = 0;
    double y = 0;
};

// What a shape shows. Every ink has a colour and a character.
enum class TileInk : std::uint8_t {
    Grass,
    Tuft,
    Verge,
    Road,
    Village,
    City,
    Gable,
    House,
    Wall,
    Roof,
    Abbey,
    Door,
    Rim,
    Pennant,
    Outline,  // of a follower
    Follower
};
inline constexpr std::size_t ink_count = static_cast<std::size_t>(TileInk::Follower) + 1;

// A filled outline, or a line if it has a width.
struct Shape {
    TileInk ink = TileInk::Grass;
    std::vector<Point> points;
    double width = 0;
};

// In the order in which they are drawn, over grass. `pixel` is the size of a pixel where there are any: lines are thick enough
// to be seen, and shapes that are too small are left out.
[[nodiscard]] std::vector<Shape> tile_shapes(Tile tile, Side top, double pixel = 0);

// A small figure around a point. Farmers lie down. `height` is that of a standing figure.
[[nodiscard]] std::vector<Shape> follower_shapes(Point at, double height, bool lies);

// Where a follower stands on each part of the tile, by part.
[[nodiscard]] std::vector<Point> standing_places(Tile tile, Side top);

// Which part of the tile each cell of a grid of so many rows and columns belongs to, row by row from the top: for painting
// parts in colours. Roads and cities as they are drawn; every other cell is of a field, or of the cloister.
[[nodiscard]] std::vector<std::uint8_t> parts_on_grid(Tile tile, Side top, std::size_t size);

// Whether the point is on the shape.
[[nodiscard]] bool covers(const Shape& shape, Point point);

}  // namespace carcassonne::language
