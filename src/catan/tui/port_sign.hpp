// Computes the sign of a port: its text, its position in the sea beside the middle of its edge, and the piers to both
// corners. A sign stays within its hex of sea, so two signs never overlap.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catan/core/layout.hpp"
#include "catan/tui/geometry.hpp"

namespace catan::tui {

// Position of the resource name at sizes that have room for it: Tall puts it below the ratio; Flat puts it after the
// ratio, for windows short of rows. Left and right of an edge the name is always below.
enum class Signs : std::uint8_t { Tall, Flat };

struct PortSign {
    std::vector<std::string> lines;  // all of the same width
    Cell first;
    std::array<Point, 2> corners;

    [[nodiscard]] int width() const { return static_cast<int>(lines.front().size()); }
    [[nodiscard]] int height() const { return static_cast<int>(lines.size()); }
};

// The sign at a side of a hex.
[[nodiscard]] PortSign port_sign(const Measures& geometry, Axial hex, Direction side,
                                 std::optional<Resource> resource, Signs signs = Signs::Tall);

// Distance in cells that signs extend beyond the coast.
[[nodiscard]] Cell sign_reach(Size size, Signs signs = Signs::Tall);

// Pixels between a corner and the sign, both excluded.
[[nodiscard]] std::vector<Pixel> pier(const PortSign& sign, Pixel corner);
// Cells between a corner and the sign, both excluded.
[[nodiscard]] std::vector<Cell> pier(const PortSign& sign, Cell corner);

}  // namespace catan::tui
