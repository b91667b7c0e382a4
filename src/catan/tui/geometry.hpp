// Maps places of the board to cells, and pixels back to places. Both take constant time at every size, on an
// unbounded lattice. The topology decides which places a board has; the board view decides how they look.
//
// Hexes of one row are W cells apart. Rows are S cells, that is 2S pixels, apart. A line is one pixel thick and
// belongs to both its hexes. Coordinates are relative to the column of hex 0's centre and the row of its north
// corner.
//
// A size is a step: each step makes a hex one row of cells higher, and a formula gives its width. The first five
// sizes have names.
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

// Sizes continue above Huge, one per step. Those have no names.
enum class Size : std::uint8_t { Map, Small, Normal, Large, Huge };
inline constexpr std::array<Size, 5> named_sizes{Size::Map, Size::Small, Size::Normal, Size::Large,
                                                 Size::Huge};
// At this size a board fills the largest window.
inline constexpr auto largest_size = static_cast<Size>(100);

[[nodiscard]] constexpr Size stepped(Size size, int by) {
    return static_cast<Size>(
        std::clamp(static_cast<int>(size) + by, 0, static_cast<int>(largest_size)));
}

// An unnamed size returns the largest name.
[[nodiscard]] constexpr std::string_view name(Size size) {
    constexpr std::array<std::string_view, named_sizes.size()> names{"map", "small", "normal",
                                                                     "large", "huge"};
    return names[static_cast<std::size_t>(std::min(size, Size::Huge))];
}

using kit::Cell;
using kit::Pixel;
using kit::Window;

// The place under a pixel: the inside of a hex, an edge or a corner.
struct Place {
    enum class Kind : std::uint8_t { Hex, Edge, Corner };

    Kind kind = Kind::Hex;
    Axial hex;
    Direction side = Direction::East;  // for an edge: which side of `hex`
    Corner corner = Corner::North;     // for a corner: which corner of `hex`

    [[nodiscard]] constexpr Point point() const { return catan::corner(hex, corner); }
    [[nodiscard]] constexpr std::array<Point, 2> ends() const {
        const auto d = static_cast<std::size_t>(side);
        return {centre(hex) + corner_steps[(d + 1) % hex_sides],
                centre(hex) + corner_steps[(d + 2) % hex_sides]};
    }
};

// Dimensions at one size, and the positions of places.
class Measures {
public:
    explicit Measures(Size size);

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] int hex_width() const { return width_; }    // W
    [[nodiscard]] int row_height() const { return height_; }  // S
    // Pixels from a hex's north corner down to the corners beside it.
    [[nodiscard]] int slope() const { return slope_; }

    // Text on a hex is positioned relative to its north corner.
    [[nodiscard]] Pixel north(Axial hex) const;
    [[nodiscard]] Pixel middle(Axial hex) const;
    [[nodiscard]] Pixel pixel(Point intersection) const;
    [[nodiscard]] Pixel middle(Axial hex, Direction side) const;

    // Vertical distance in pixels from the north corners to the line between two rows, x pixels right of a north
    // corner.
    [[nodiscard]] int zigzag(int x) const;

private:
    Size size_;
    int width_;
    int height_;
    int slope_;
};

// Adds the inverse mapping: from a pixel to a place.
class Geometry : public Measures {
public:
    explicit Geometry(Size size);

    [[nodiscard]] Place under(Pixel pixel) const;

private:
    // A place relative to the hex whose north corner is the stamp's origin.
    struct StampPlace {
        Place::Kind kind = Place::Kind::Hex;
        std::int8_t q = 0;
        std::int8_t r = 0;
        std::uint8_t which = 0;  // side or corner
    };

    [[nodiscard]] StampPlace spot(int x, int y) const;
    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(hex_width()) +
               static_cast<std::size_t>(x);
    }

    // One period of the lattice, W by 2S pixels. The next period below is the same, shifted right by half a hex.
    std::vector<StampPlace> stamp_;
};

}  // namespace catan::tui
