#include "carcassonne/language/tile_shapes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace carcassonne::language {
namespace {

constexpr double road_width = 0.12;
constexpr double verge_width = 0.17;
constexpr double wall_width = 0.06;
constexpr double cap_depth = 0.34;  // of the control points; the curve reaches three quarters of it
constexpr double bulge = 0.6;       // of a city in a corner, along the diagonal
constexpr Point middle{0.5, 0.5};

using Outline = std::vector<Point>;

// A quarter turn clockwise for each step of the direction.
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

// The corner where a side begins, clockwise, and its middle.
Point corner(std::size_t side) {
    constexpr std::array<Point, side_count> corners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    return corners[side % side_count];
}
Point middle_of(std::size_t side) { return between(corner(side), corner(side + 1), 0.5); }

bool has_side(const Part& part, std::size_t side) {
    return (part.sides >> side % side_count & 1) != 0;
}
int count_sides(const Part& part) {
    int count = 0;
    for (std::size_t side = 0; side < side_count; ++side) count += has_side(part, side) ? 1 : 0;
    return count;
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

struct CityOutline {
    Outline ground;
    std::vector<Outline> walls;
};

CityOutline city_outline(const Part& city) {
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

// From side to side, or from a side to the middle.
Outline road_line(const Part& road) {
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

double distance_to(Point point, Point a, Point b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double length = dx * dx + dy * dy;
    const double along =
        length == 0 ? 0
                    : std::clamp(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0.0, 1.0);
    return std::hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
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

Outline moved(Outline outline, Point by, double scale = 1) {
    for (Point& point : outline) point = {by.x + scale * point.x, by.y + scale * point.y};
    return outline;
}
Outline box_around(Point at, double half_width, double half_height) {
    return {{at.x - half_width, at.y - half_height},
            {at.x + half_width, at.y - half_height},
            {at.x + half_width, at.y + half_height},
            {at.x - half_width, at.y + half_height}};
}

// Where the pennant of a city hangs, and where a follower stands in it, as the table of tiles shows it.
Point pennant_place(const Part& city) {
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

Point city_place(const Part& city) {
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

Point road_place(const Part& road) {
    const Outline line = road_line(road);
    if (count_sides(road) == 1) return between(line.front(), line.back(), 0.34);
    return line[line.size() / 2];
}

class TileSketch {
public:
    TileSketch(Tile tile, Side top, double pixel)
        : parts_(parts(tile)), top_(top), pixel_(pixel), is_coarse_(pixel > coarse_pixel) {}

    std::vector<Shape> draw() {
        if (!is_coarse_) draw_roads(Ink::Verge, verge_width);
        draw_roads(Ink::Road, std::max(road_width, is_coarse_ ? 2 * pixel_ : 0));
        draw_village();
        for (const Part& part : parts_) {
            if (part.kind == FeatureKind::City) draw_city(part);
        }
        for (const Part& part : parts_) {
            if (part.kind == FeatureKind::Cloister) draw_cloister();
        }
        return std::move(shapes_);
    }

private:
    void add(Ink ink, Outline outline, double width = 0) {
        shapes_.push_back({ink, std::move(outline), width});
    }

    void draw_roads(Ink ink, double width) {
        for (const Part& part : parts_) {
            if (part.kind == FeatureKind::Road) add(ink, turned(road_line(part), top_), width);
        }
    }

    // Where three or more roads end, so that it is seen that they end.
    void draw_village() {
        const auto ends_here = [](const Part& part) {
            return part.kind == FeatureKind::Road && count_sides(part) == 1;
        };
        if (std::ranges::count_if(parts_, ends_here) < 3) return;
        add(Ink::Village, box_around(middle, 0.1, 0.1));
        add(Ink::House, {{0.38, 0.5}, {0.5, 0.37}, {0.62, 0.5}});
    }

    void draw_city(const Part& city) {
        const CityOutline outline = city_outline(city);
        add(Ink::City, turned(outline.ground, top_));
        std::vector<Outline> walls;
        for (const Outline& line : outline.walls) walls.push_back(turned(line, top_));
        if (!is_coarse_) draw_houses(turned(outline.ground, top_), walls, city);
        for (const Outline& line : walls) add(Ink::Wall, line, std::max(wall_width, 0.8 * pixel_));
        if (city.pennant) draw_pennant(turned(pennant_place(city), top_));
    }

    // Houses stand upright, wherever there is room for one.
    void draw_houses(const Outline& ground, const std::vector<Outline>& walls, const Part& city) {
        constexpr std::array<Point, 12> sites{{{0.12, 0.16},
                                               {0.34, 0.12},
                                               {0.62, 0.15},
                                               {0.86, 0.13},
                                               {0.2, 0.4},
                                               {0.8, 0.42},
                                               {0.12, 0.66},
                                               {0.36, 0.7},
                                               {0.64, 0.68},
                                               {0.88, 0.7},
                                               {0.24, 0.9},
                                               {0.74, 0.9}}};
        constexpr double room = 0.1;
        const Point flag = turned(pennant_place(city), top_);
        for (const Point site : sites) {
            const auto is_near = [&](const Outline& line) {
                return distance_to(site, line) < room;
            };
            const bool is_taken =
                city.pennant && std::hypot(site.x - flag.x, site.y - flag.y) < 0.2;
            if (is_taken || !is_inside(site, ground) || std::ranges::any_of(walls, is_near))
                continue;
            add(Ink::Gable, box_around({site.x, site.y + 0.02}, 0.045, 0.035));
            add(Ink::House,
                {{site.x - 0.065, site.y}, {site.x, site.y - 0.07}, {site.x + 0.065, site.y}});
        }
    }

    // Where pixels are large it is a flag of some pixels, half white so that it is not taken for a follower.
    void draw_pennant(Point at) {
        if (is_coarse_) {
            const double half_height = pixel_ > tiny_pixel ? pixel_ / 2 : pixel_;
            const Point mast{pixel_ * std::round(at.x / pixel_),
                             pixel_ * std::round((at.y - half_height) / pixel_) + half_height};
            add(Ink::Rim, box_around({mast.x - pixel_ / 2, mast.y}, pixel_ / 2, half_height));
            return add(Ink::Pennant,
                       box_around({mast.x + pixel_ / 2, mast.y}, pixel_ / 2, half_height));
        }
        const Outline shield{{-1, -1}, {1, -1},      {1, 0.2}, {0.6, 0.85},
                             {0, 1.2}, {-0.6, 0.85}, {-1, 0.2}};
        add(Ink::Rim, moved(shield, at, 0.105));
        add(Ink::Pennant, moved(shield, at, 0.078));
    }

    // Stands upright, and is larger in the smallest pictures.
    void draw_cloister() {
        const double scale = pixel_ > tiny_pixel ? 1.4 : 1;
        const auto add_scaled = [&](Ink ink, const Outline& outline) {
            const Point centre{0.5 * (1 - scale), 0.46 * (1 - scale)};
            add(ink, moved(outline, centre, scale));
        };
        add_scaled(Ink::Abbey, {{0.3, 0.5}, {0.7, 0.5}, {0.7, 0.72}, {0.3, 0.72}});
        add_scaled(Ink::Abbey, {{0.31, 0.3}, {0.43, 0.3}, {0.43, 0.5}, {0.31, 0.5}});
        add_scaled(Ink::Roof, {{0.27, 0.32}, {0.37, 0.16}, {0.47, 0.32}});
        add_scaled(Ink::Roof, {{0.25, 0.53}, {0.37, 0.37}, {0.63, 0.37}, {0.75, 0.53}});
        if (!is_coarse_) add_scaled(Ink::Door, box_around({0.5, 0.65}, 0.04, 0.07));
    }

    // Pixels of more than this show neither houses nor verges.
    static constexpr double coarse_pixel = 0.08;
    static constexpr double tiny_pixel = 0.12;

    std::span<const Part> parts_;
    Side top_;
    double pixel_;
    bool is_coarse_;
    std::vector<Shape> shapes_;
};

constexpr std::uint8_t not_yet = 0xff;

// Spreads the fields from the half sides over all that is not yet of another part.
class PartGrid {
public:
    PartGrid(Tile tile, Side top, std::size_t size)
        : face_(face(tile, top)), size_(size), cells_(size * size, not_yet) {
        const std::span<const Part> all = parts(tile);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].kind == FeatureKind::Road)
                claim({Ink::Road, turned(road_line(all[i]), top), road_width}, i);
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].kind == FeatureKind::City)
                claim({Ink::City, turned(city_outline(all[i]).ground, top), 0}, i);
        }
        if (cloister_part(tile) != no_part)
            claim({Ink::Abbey, {{0.25, 0.2}, {0.75, 0.2}, {0.75, 0.72}, {0.25, 0.72}}, 0},
                  cloister_part(tile));
    }

    std::vector<std::uint8_t> spread() {
        begin_at_sides();
        flood();
        return std::move(cells_);
    }

private:
    [[nodiscard]] Point centre(std::size_t cell) const {
        const auto size = static_cast<double>(size_);
        return {(static_cast<double>(cell % size_) + 0.5) / size,
                (static_cast<double>(cell / size_) + 0.5) / size};
    }
    void claim(const Shape& shape, std::size_t part) {
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (covers(shape, centre(i))) cells_[i] = static_cast<std::uint8_t>(part);
        }
    }
    void take(std::size_t cell, std::uint8_t part) {
        if (part == no_part || cells_[cell] != not_yet) return;
        cells_[cell] = part;
        flood_.push_back(cell);
    }
    void begin_at_sides() {
        for (std::size_t i = 0; i < size_; ++i) {
            const std::size_t far = 2 * i >= size_ ? 1 : 0;  // the half in clockwise order
            const std::size_t last = size_ - 1;
            take(i, face_.of_half[0 + far]);
            take(i * size_ + last, face_.of_half[2 + far]);
            take(last * size_ + last - i, face_.of_half[4 + far]);
            take((last - i) * size_, face_.of_half[6 + far]);
        }
    }
    void flood() {
        for (std::size_t next = 0; next < flood_.size(); ++next) {
            const std::size_t cell = flood_[next];
            const std::uint8_t part = cells_[cell];
            const std::size_t column = cell % size_;
            if (column > 0) take(cell - 1, part);
            if (column + 1 < size_) take(cell + 1, part);
            if (cell >= size_) take(cell - size_, part);
            if (cell + size_ < cells_.size()) take(cell + size_, part);
        }
        // What no flood reaches lies where walls meet, or in the middle of a crossing.
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (cells_[i] == not_yet) cells_[i] = nearest(i);
        }
    }
    [[nodiscard]] std::uint8_t nearest(std::size_t cell) const {
        const Point here = centre(cell);
        double least = std::numeric_limits<double>::max();
        std::uint8_t part = 0;
        for (const std::size_t other : flood_) {
            const Point there = centre(other);
            const double distance = std::hypot(here.x - there.x, here.y - there.y);
            if (distance >= least) continue;
            least = distance;
            part = cells_[other];
        }
        return part;
    }

    const Face& face_;
    std::size_t size_;
    std::vector<std::uint8_t> cells_;
    std::vector<std::size_t> flood_;
};

// The point of the field that is farthest from all else. Keeps a little away from the border of the tile.
Point field_place(const std::vector<std::uint8_t>& grid, std::size_t size, std::uint8_t part) {
    const auto reach = static_cast<double>(size);
    Point best = middle;
    double most = -1;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        if (grid[i] != part) continue;
        const Point here{(static_cast<double>(i % size) + 0.5) / reach,
                         (static_cast<double>(i / size) + 0.5) / reach};
        double room = std::min({here.x, here.y, 1 - here.x, 1 - here.y}) + 0.06;
        for (std::size_t j = 0; j < grid.size(); ++j) {
            if (grid[j] == part) continue;
            const Point there{(static_cast<double>(j % size) + 0.5) / reach,
                              (static_cast<double>(j / size) + 0.5) / reach};
            room = std::min(room, std::hypot(here.x - there.x, here.y - there.y));
        }
        if (room <= most + 1e-9) continue;
        most = room;
        best = here;
    }
    return best;
}

}  // namespace

std::vector<Shape> tile_shapes(Tile tile, Side top, double pixel) {
    return TileSketch(tile, top, pixel).draw();
}

std::vector<Shape> follower_shapes(Point at, double height, bool lies) {
    // Half of a figure of height 1 around its middle, from the head down; the other half is its mirror image.
    constexpr std::array<Point, 12> half{{{0, -0.5},
                                          {0.13, -0.46},
                                          {0.19, -0.34},
                                          {0.17, -0.22},
                                          {0.11, -0.14},
                                          {0.33, -0.02},
                                          {0.46, 0.08},
                                          {0.42, 0.2},
                                          {0.2, 0.18},
                                          {0.42, 0.5},
                                          {0.1, 0.5},
                                          {0, 0.3}}};
    Outline figure(half.begin(), half.end());
    for (std::size_t i = half.size() - 1; i-- > 1;) figure.push_back({-half[i].x, half[i].y});
    for (Point& point : figure) {
        if (lies) point = {-point.y, point.x};
        point = {at.x + height * point.x, at.y + height * point.y};
    }
    Outline edge = figure;
    edge.push_back(figure.front());
    return {{Ink::Outline, edge, height * 0.18}, {Ink::Follower, figure, 0}};
}

std::vector<Point> standing_places(Tile tile, Side top) {
    constexpr std::size_t size = 24;
    const std::vector<std::uint8_t> grid = parts_on_grid(tile, top, size);
    const std::span<const Part> all = parts(tile);
    std::vector<Point> places;
    for (std::size_t i = 0; i < all.size(); ++i) {
        switch (all[i].kind) {
            case FeatureKind::Road: places.push_back(turned(road_place(all[i]), top)); break;
            case FeatureKind::City: places.push_back(turned(city_place(all[i]), top)); break;
            case FeatureKind::Cloister: places.push_back({0.5, 0.62}); break;
            case FeatureKind::Field:
                places.push_back(field_place(grid, size, static_cast<std::uint8_t>(i)));
                break;
        }
    }
    return places;
}

std::vector<std::uint8_t> parts_on_grid(Tile tile, Side top, std::size_t size) {
    return PartGrid(tile, top, size).spread();
}

bool covers(const Shape& shape, Point point) {
    if (shape.width > 0) return distance_to(point, shape.points) <= shape.width / 2;
    return is_inside(point, shape.points);
}

}  // namespace carcassonne::language
