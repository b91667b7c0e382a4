#include "catan/tui/geometry.hpp"

#include <cstdlib>

namespace catan::tui {
namespace {

constexpr int floor_div(int a, int b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }
constexpr int rounded(int numerator, int denominator) {
    return (2 * numerator + denominator) / (2 * denominator);
}

}  // namespace

// A row of hexes takes two rows of cells at Size::Map and one more per step. Pixels are about square, so a regular
// hexagon would need a half width of about 1.15 S. A ratio of 12 : 5 for the whole width looks right in most fonts
// and gives even numbers.
Measures::Measures(Size size)
    : size_(size),
      width_(2 * rounded(6 * (static_cast<int>(size) + 2), 5)),
      height_(static_cast<int>(size) + 2),
      slope_(rounded(2 * height_, 3)) {}

Geometry::Geometry(Size size) : Measures(size) {
    const int width = hex_width();
    const int height = 2 * row_height();
    stamp_.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) stamp_.push_back(spot(x, y));
    }
}

// Runs down to the corner and up again. Three pixels are level at each turn, because a single one would look like a
// spike on the coast.
int Measures::zigzag(int x) const {
    const int half = width_ / 2;
    const int from_peak = half - std::abs(x - half);
    if (from_peak == 0 || half == 2) return from_peak / 2 * slope_;
    if (from_peak == half) return slope_;
    return rounded(slope_ * (from_peak - 1), half - 2);
}

Geometry::StampPlace Geometry::spot(int x, int y) const {
    const auto side = [](int q, Direction direction) {
        return StampPlace{Place::Kind::Edge, static_cast<std::int8_t>(q), 0,
                          static_cast<std::uint8_t>(direction)};
    };
    const auto corner = [](Corner which) {
        return StampPlace{Place::Kind::Corner, 0, 0, static_cast<std::uint8_t>(which)};
    };
    const int half = hex_width() / 2;
    const int line = zigzag(x);
    if (y < line) return {Place::Kind::Hex, 1, -1, 0};
    if (y == line) {
        if (x == 0) return corner(Corner::North);
        if (x == half) return corner(Corner::NorthEast);
        return x < half ? side(0, Direction::NorthEast) : side(1, Direction::NorthWest);
    }
    if (x == half) return side(0, Direction::East);
    return {Place::Kind::Hex, static_cast<std::int8_t>(x < half ? 0 : 1), 0, 0};
}

Place Geometry::under(Pixel pixel) const {
    const int width = hex_width();
    const int height = 2 * row_height();
    const int r = floor_div(pixel.y, height);
    const int along = pixel.x - width / 2 * r;
    const int q = floor_div(along, width);
    const int x = along - width * q;
    const int y = pixel.y - height * r;
    const StampPlace found = stamp_[index(x, y)];
    Place place;
    place.kind = found.kind;
    place.hex = {q + found.q, r + found.r};
    if (found.kind == Place::Kind::Edge) place.side = static_cast<Direction>(found.which);
    if (found.kind == Place::Kind::Corner) place.corner = static_cast<Corner>(found.which);
    return place;
}

Pixel Measures::north(Axial hex) const {
    return {width_ * hex.q + width_ / 2 * hex.r, 2 * height_ * hex.r};
}

Pixel Measures::middle(Axial hex) const {
    const Pixel top = north(hex);
    return {top.x, top.y + (2 * height_ + slope_) / 2};
}

Pixel Measures::pixel(Point intersection) const {
    // Every intersection is the north corner of one hex or the north-east corner of another, never both.
    const bool is_north = ((intersection.q % 3) + 3) % 3 == 1;
    if (is_north) return north({(intersection.q - 1) / 3, (intersection.r + 2) / 3});
    const Pixel top = north({(intersection.q - 2) / 3, (intersection.r + 1) / 3});
    return {top.x + width_ / 2, top.y + slope_};
}

Pixel Measures::middle(Axial hex, Direction side) const {
    const Pixel top = north(hex);
    const int quarter = width_ / 4;
    switch (side) {
        case Direction::East: return {top.x + width_ / 2, top.y + height_ + slope_ / 2};
        case Direction::NorthEast: return {top.x + quarter, top.y + zigzag(quarter)};
        case Direction::NorthWest: return {top.x - quarter, top.y + zigzag(quarter)};
        default: break;
    }
    // The other three sides are own sides of the neighbours.
    const auto opposite = static_cast<Direction>((static_cast<std::size_t>(side) + 3) % hex_sides);
    return middle(hex + step(side), opposite);
}

}  // namespace catan::tui
