#include "outlines.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

namespace carcassonne::language {
namespace {

constexpr double cap_depth = 0.34;  // of the control points; the curve reaches three quarters of it
constexpr double bulge = 0.6;       // of a city in a corner, along the diagonal

// The corner where a side begins, clockwise, and its middle.
Point corner(std::size_t side) {
    constexpr std::array<Point, side_count> corners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    return corners[side % side_count];
}
Point middle_of(std::size_t side) { return between(corner(side), corner(side + 1), 0.5); }

bool has_side(const TilePart& part, std::size_t side) {
    return (part.sides >> side % side_count & 1) != 0;
}
// A cubic curve as a line of points, both ends included.
Outline curve(Point from, Point first, Point second, Point to) {
    constexpr int steps = 14;
    Outline points;
    for (int i = 0; i <= steps; ++i) {
        const double part = static_cast<double>(i) / steps;
        const Point a = between(from, first, part);
        const Point b = between(first, second, part);
        const Point c = between(second, to, part);
        points.push_back(between(between(a, b, part), between(b, c, part), part));
    }
    return points;
}

// A curve from one corner to the next that leans into the tile.
Outline cap(std::size_t side) {
    const Point from = corner(side);
    const Point to = corner(side + 1);
    const Point inward = between(middle_of(side), middle, 2 * cap_depth);
    const Point lean{inward.x - middle_of(side).x, inward.y - middle_of(side).y};
    const Point first = between(from, to, 0.36);
    const Point second = between(from, to, 0.64);
    return curve(from, {first.x + lean.x, first.y + lean.y}, {second.x + lean.x, second.y + lean.y},
                 to);
}

// The wall along `count` sides without city, from the corner where the first of them begins.
Outline wall(std::size_t side, std::size_t count) {
    if (count == 1) return cap(side);
    const Point from = corner(side);
    const Point to = corner(side + count);
    if (count == 2) {
        // The corner in the middle of the two sides is the one that the city keeps away from.
        const Point away = corner(side + 1);
        const Point lean = between({1 - away.x, 1 - away.y}, away, bulge);
        return curve(from, between(from, lean, 2.0 / 3), between(to, lean, 2.0 / 3), to);
    }
    Outline around = cap(side + count);
    std::ranges::reverse(around);
    return around;
}

double distance_to(Point point, Point a, Point b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double length = dx * dx + dy * dy;
    const double along =
        length == 0 ? 0
                    : std::clamp(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0.0, 1.0);
    return std::hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}

}  // namespace

Point turned(Point point, Side top) {
    for (std::size_t i = 0; i < index(top); ++i) point = {1 - point.y, point.x};
    return point;
}
Outline turned(Outline outline, Side top) {
    for (Point& point : outline) point = turned(point, top);
    return outline;
}

Point between(Point a, Point b, double part) {
    return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

Outline moved(Outline outline, Point by, double scale) {
    for (Point& point : outline) point = {by.x + scale * point.x, by.y + scale * point.y};
    return outline;
}
Outline box_around(Point at, double half_width, double half_height) {
    return {{at.x - half_width, at.y - half_height},
            {at.x + half_width, at.y - half_height},
            {at.x + half_width, at.y + half_height},
            {at.x - half_width, at.y + half_height}};
}

double distance_to(Point point, const Outline& line) {
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 1; i < line.size(); ++i) {
        least = std::min(least, distance_to(point, line[i - 1], line[i]));
    }
    return least;
}

bool is_inside(Point point, const Outline& outline) {
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point a = outline[i];
        const Point b = outline[(i + 1) % outline.size()];
        if ((a.y > point.y) == (b.y > point.y)) continue;
        if (point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
    }
    return inside;
}

int count_sides(const TilePart& part) {
    int count = 0;
    for (std::size_t side = 0; side < side_count; ++side) count += has_side(part, side) ? 1 : 0;
    return count;
}

CityOutline city_outline(const TilePart& city) {
    CityOutline outline;
    const auto is_begin = [&](std::size_t side) {
        return has_side(city, side) && !has_side(city, side + side_count - 1);
    };
    std::size_t first = 0;
    while (first < side_count - 1 && !is_begin(first)) ++first;
    for (std::size_t i = 0; i < side_count;) {
        const std::size_t side = first + i;
        if (has_side(city, side)) {
            outline.ground.push_back(corner(side));
            outline.ground.push_back(corner(side + 1));
            ++i;
            continue;
        }
        std::size_t count = 0;
        while (i + count < side_count && !has_side(city, side + count)) ++count;
        outline.walls.push_back(wall(side, count));
        outline.ground.insert(outline.ground.end(), outline.walls.back().begin(),
                              outline.walls.back().end());
        i += count;
    }
    return outline;
}

Outline road_line(const TilePart& road) {
    std::vector<std::size_t> sides;
    for (std::size_t side = 0; side < side_count; ++side) {
        if (has_side(road, side)) sides.push_back(side);
    }
    const Point from = middle_of(sides.front());
    if (sides.size() == 1) return {from, middle};
    const Point to = middle_of(sides.back());
    if (sides.back() - sides.front() == 2) return {from, middle, to};
    return curve(from, between(from, middle, 0.62), between(to, middle, 0.62), to);
}

Point pennant_place(const TilePart& city) {
    const int sides = count_sides(city);
    if (sides == 2 && has_side(city, 0) == has_side(city, 2)) {
        return has_side(city, 0) ? Point{0.5, 0.17} : Point{0.17, 0.5};
    }
    // In the first corner between two sides of the city.
    for (std::size_t side = 0; side < side_count; ++side) {
        if (!has_side(city, side) || !has_side(city, side + side_count - 1)) continue;
        return between(corner(side), middle, 0.36);
    }
    return middle;
}

Point city_place(const TilePart& city) {
    Point sum;
    int count = 0;
    for (std::size_t side = 0; side < side_count; ++side) {
        if (!has_side(city, side)) continue;
        sum = {sum.x + middle_of(side).x, sum.y + middle_of(side).y};
        ++count;
    }
    const Point centre{sum.x / count, sum.y / count};
    constexpr std::array<double, side_count + 1> to_middle{0, 0.3, 0.38, 0, 0};
    return between(centre, middle, to_middle[static_cast<std::size_t>(count)]);
}

Point road_place(const TilePart& road) {
    const Outline line = road_line(road);
    if (count_sides(road) == 1) return between(line.front(), line.back(), 0.34);
    return line[line.size() / 2];
}

}  // namespace carcassonne::language
