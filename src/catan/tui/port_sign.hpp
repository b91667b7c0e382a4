// The sign of a port: what it says and where it stands, in the sea before the middle of its edge, and the piers that
// tie it to both corners. A sign stays within the hex of sea that it stands on, so two signs never meet.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catan/core/layout.hpp"
#include "catan/tui/geometry.hpp"

namespace catan::tui {

// How the resource of a port is added to its ratio where hexes have room for its name: below it, or, in windows that are
// short of rows, after it. Beside an edge it is always below.
enum class Signs : std::uint8_t { Tall, Flat };

struct PortSign {
    std::vector<std::string> lines;  // all of the same width
    Cell first;
    std::array<Point, 2> corners;

    [[nodiscard]] int width() const { return static_cast<int>(lines.front().size()); }
    [[nodiscard]] int height() const { return static_cast<int>(lines.size()); }
};

// The sign before a side of a hex.
[[nodiscard]] PortSign port_sign(const Measures& geometry, Axial hex, Direction side,
                                 std::optional<Resource> resource, Signs signs = Signs::Tall);

// How far signs reach over the coast, in cells.
[[nodiscard]] Cell sign_reach(Size size, Signs signs = Signs::Tall);

// From a corner's pixel to the sign, without both.
[[nodiscard]] std::vector<Pixel> pier(const PortSign& sign, Pixel corner);
// The same in cells.
[[nodiscard]] std::vector<Cell> pier(const PortSign& sign, Cell corner);

}  // namespace catan::tui
