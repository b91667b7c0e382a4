// Where the places of a board are on a grid of cells, and what is under a cell: both in constant time, for every size,
// on a lattice that goes on for ever. Which of its places a board has is the topology's business, how they look the
// board view's.
//
// Hexes of one row are W cells apart and rows S cells, that is 2S pixels; a line is one pixel thick and belongs to both
// its hexes. Everything is measured from the column of hex 0's centre and from the row of its north corner.
//
// Sizes are steps, a row of cells each, and one formula says how wide a hex is then. The first five have names.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "catan/core/rings.hpp"
#include "catan/core/rooms.hpp"
#include "kit/cells.hpp"

namespace catan::tui {

// Sizes go on above huge, one step after the other; those have no names.
enum class Size : std::uint8_t { Map, Small, Normal, Large, Huge };
inline constexpr std::array<Size, 5> named_sizes{Size::Map, Size::Small, Size::Normal, Size::Large,
                                                 Size::Huge};
// No window is larger than what this one fills.
inline constexpr auto largest_size = static_cast<Size>(100);

[[nodiscard]] constexpr Size stepped(Size size, int by) {
    return static_cast<Size>(
        std::clamp(static_cast<int>(size) + by, 0, static_cast<int>(largest_size)));
}

// Of a size without one it is the largest name.
[[nodiscard]] constexpr std::string_view name(Size size) {
    constexpr std::array<std::string_view, named_sizes.size()> names{"map", "small", "normal",
                                                                     "large", "huge"};
    return names[static_cast<std::size_t>(std::min(size, Size::Huge))];
}

using kit::Cell;
using kit::Pixel;
using kit::Window;

// What is under a pixel: the inside of a hex, one of its edges or one of its corners.
struct Place {
    enum class Kind : std::uint8_t { Hex, Edge, Corner };

    Kind kind = Kind::Hex;
    Axial hex;
    Direction side = Direction::East;  // of an edge: the side of `hex` that it is
    Corner corner = Corner::North;     // of a corner: which one of `hex`

    [[nodiscard]] constexpr Point point() const { return catan::corner(hex, corner); }
    [[nodiscard]] constexpr std::array<Point, 2> ends() const {
        const auto d = static_cast<std::size_t>(side);
        return {centre(hex) + corner_steps[(d + 1) % hex_sides],
                centre(hex) + corner_steps[(d + 2) % hex_sides]};
    }
};

// How large everything is at a size, and where the places are.
class Measures {
public:
    explicit Measures(Size size);

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] int hex_width() const { return width_; }    // W
    [[nodiscard]] int row_height() const { return height_; }  // S
    // From a hex's north corner down to the corners beside it, in pixels.
    [[nodiscard]] int slope() const { return slope_; }

    // The north corner is where the words on a hex are measured from.
    [[nodiscard]] Pixel north(Axial hex) const;
    [[nodiscard]] Pixel middle(Axial hex) const;
    [[nodiscard]] Pixel pixel(Point intersection) const;
    [[nodiscard]] Pixel middle(Axial hex, Direction side) const;

    // How far below the north corners the line between two rows runs, x pixels to the right of one.
    [[nodiscard]] int zigzag(int x) const;

private:
    Size size_;
    int width_;
    int height_;
    int slope_;
};

// The other way round as well: what is under a pixel.
class Geometry : public Measures {
public:
    explicit Geometry(Size size);

    [[nodiscard]] Place under(Pixel pixel) const;

private:
    // A place as seen from the hex whose north corner begins the stamp.
    struct Spot {
        Place::Kind kind = Place::Kind::Hex;
        std::int8_t q = 0;
        std::int8_t r = 0;
        std::uint8_t which = 0;  // side or corner
    };

    [[nodiscard]] Spot spot(int x, int y) const;
    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(hex_width()) +
               static_cast<std::size_t>(x);
    }

    // One period of the lattice, W pixels by 2S. The period below it is the same, half a hex to the right.
    std::vector<Spot> stamp_;
};

}  // namespace catan::tui
