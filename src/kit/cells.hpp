// Defines the coordinates of a terminal: cells, pixels, and rectangles of cells. A cell is two pixels, one above the
// other; a pixel is about square.
#pragma once

namespace tabletop::kit {

struct Cell {
    int x = 0;
    int y = 0;

    friend constexpr Cell operator+(Cell a, Cell b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Cell operator-(Cell a, Cell b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr bool operator==(Cell, Cell) = default;
};

struct Pixel {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Pixel, Pixel) = default;
};

// The cell that contains a pixel.
[[nodiscard]] constexpr Cell cell(Pixel pixel) { return {pixel.x, pixel.y >> 1}; }

// A rectangle of cells.
struct Window {
    Cell first;
    int width = 0;
    int height = 0;

    [[nodiscard]] constexpr bool contains(Cell c) const {
        return first.x <= c.x && c.x < first.x + width && first.y <= c.y && c.y < first.y + height;
    }
    friend constexpr bool operator==(Window, Window) = default;
};

}  // namespace tabletop::kit
