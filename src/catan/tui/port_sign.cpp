#include "catan/tui/port_sign.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

namespace catan::tui {
namespace {

// Columns left for the piers between a vertical edge and its sign.
constexpr int gap = 1;

// Below this size a one-line sign is wider than its hex of sea.
constexpr Size least_flat = Size::Huge;

std::vector<std::string> lines_of(Size size, std::optional<Resource> resource, bool is_flat) {
    if (!resource) return {"3:1"};
    const std::string_view what = name(*resource);
    if (size == Size::Map) return {fmt::format("2{}", what.front())};
    if (size == Size::Small) return {fmt::format("2:1 {}", what.front())};
    if (is_flat && size >= least_flat) return {fmt::format("2:1 {}", what)};
    const std::size_t width = std::max<std::size_t>(3, what.size());
    return {fmt::format("{:^{}}", "2:1", width), fmt::format("{:^{}}", what, width)};
}

// Every point of the straight line between two points, both excluded.
template <typename Spot>
std::vector<Spot> between(Spot from, Spot to) {
    const int steps = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    const auto part = [steps](int whole, int i) {
        const int twice = 2 * whole * i;
        return (twice + (twice >= 0 ? steps : -steps)) / (2 * steps);
    };
    std::vector<Spot> way;
    for (int i = 1; i < steps; ++i) {
        way.push_back({from.x + part(to.x - from.x, i), from.y + part(to.y - from.y, i)});
    }
    return way;
}

}  // namespace

PortSign port_sign(const Measures& geometry, Axial hex, Direction side,
                   std::optional<Resource> resource, Signs signs) {
    const bool is_beside = side == Direction::East || side == Direction::West;
    PortSign sign;
    sign.lines = lines_of(geometry.size(), resource, signs == Signs::Flat && !is_beside);
    Place edge;
    edge.hex = hex;
    edge.side = side;
    sign.corners = edge.ends();

    const int half = geometry.hex_width() / 2;
    const int deep = 2 * geometry.row_height() + geometry.slope();  // height of a hex in pixels
    const int above = -sign.height();
    const int below = deep / 2 + 1;
    const int beside = ((deep + 1) / 2 - sign.height() + 1) / 2;
    // Above and below, the sign leans from the middle of the sea hex to its edge.
    const int lean =
        geometry.size() == Size::Map ? 1 : std::max(2, half / 2 - (sign.width() - 1) / 2);
    Cell from_top;
    switch (side) {
        case Direction::East: from_top = {half + gap + 1, beside}; break;
        case Direction::NorthEast: from_top = {lean, above}; break;
        case Direction::NorthWest: from_top = {1 - lean - sign.width(), above}; break;
        case Direction::West: from_top = {-half - gap - sign.width(), beside}; break;
        case Direction::SouthWest: from_top = {1 - lean - sign.width(), below}; break;
        case Direction::SouthEast: from_top = {lean, below}; break;
    }
    sign.first = cell(geometry.north(hex)) + from_top;
    return sign;
}

Cell sign_reach(Size size, Signs signs) {
    Cell reach;
    for (const Resource resource : all_resources) {
        const auto beside = lines_of(size, resource, false);
        const auto above = lines_of(size, resource, signs == Signs::Flat);
        reach.x = std::max({reach.x, gap + 3, gap + static_cast<int>(beside.front().size())});
        reach.y = std::max(reach.y, static_cast<int>(above.size()));
    }
    return reach;
}

std::vector<Pixel> pier(const PortSign& sign, Pixel corner) {
    const Pixel nearest{
        std::clamp(corner.x, sign.first.x, sign.first.x + sign.width() - 1),
        std::clamp(corner.y, 2 * sign.first.y, 2 * (sign.first.y + sign.height()) - 1)};
    return between(corner, nearest);
}

std::vector<Cell> pier(const PortSign& sign, Cell corner) {
    const Cell nearest{std::clamp(corner.x, sign.first.x, sign.first.x + sign.width() - 1),
                       std::clamp(corner.y, sign.first.y, sign.first.y + sign.height() - 1)};
    return between(corner, nearest);
}

}  // namespace catan::tui
