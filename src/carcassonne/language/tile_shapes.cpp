#include "carcassonne/language/tile_shapes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include "outlines.hpp"

namespace carcassonne::language {
namespace {

constexpr double verge_width = 0.17;
constexpr double wall_width = 0.06;

class TileSketch {
public:
    TileSketch(Tile tile, Side top, double pixel)
        : parts_(parts(tile)), top_(top), pixel_(pixel), is_coarse_(pixel > coarse_pixel) {}

    std::vector<Shape> draw() {
        if (!is_coarse_) draw_roads(TileInk::Verge, verge_width);
        draw_roads(TileInk::Road, std::max(road_width, is_coarse_ ? 2 * pixel_ : 0));
        draw_village();
        for (const TilePart& part : parts_) {
            if (part.kind == FeatureKind::City) draw_city(part);
        }
        for (const TilePart& part : parts_) {
            if (part.kind == FeatureKind::Cloister) draw_cloister();
        }
        return std::move(shapes_);
    }

private:
    void add(TileInk ink, Outline outline, double width = 0) {
        shapes_.push_back({ink, std::move(outline), width});
    }

    void draw_roads(TileInk ink, double width) {
        for (const TilePart& part : parts_) {
            if (part.kind == FeatureKind::Road) add(ink, turned(road_line(part), top_), width);
        }
    }

    // Where three or more roads end, to show that they end.
    void draw_village() {
        const auto ends_here = [](const TilePart& part) {
            return part.kind == FeatureKind::Road && count_sides(part) == 1;
        };
        if (std::ranges::count_if(parts_, ends_here) < 3) return;
        add(TileInk::Village, box_around(middle, 0.1, 0.1));
        add(TileInk::House, {{0.38, 0.5}, {0.5, 0.37}, {0.62, 0.5}});
    }

    void draw_city(const TilePart& city) {
        const CityOutline outline = city_outline(city);
        add(TileInk::City, turned(outline.ground, top_));
        std::vector<Outline> walls;
        for (const Outline& line : outline.walls) walls.push_back(turned(line, top_));
        if (!is_coarse_) draw_houses(turned(outline.ground, top_), walls, city);
        for (const Outline& line : walls)
            add(TileInk::Wall, line, std::max(wall_width, 0.8 * pixel_));
        if (city.pennant) draw_pennant(turned(pennant_place(city), top_));
    }

    // Houses stand upright, wherever there is room for one.
    void draw_houses(const Outline& ground, const std::vector<Outline>& walls,
                     const TilePart& city) {
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
            add(TileInk::Gable, box_around({site.x, site.y + 0.02}, 0.045, 0.035));
            add(TileInk::House,
                {{site.x - 0.065, site.y}, {site.x, site.y - 0.07}, {site.x + 0.065, site.y}});
        }
    }

    // Where pixels are large it is a flag of some pixels, half white so that it is not taken for a follower.
    void draw_pennant(Point at) {
        if (is_coarse_) {
            const double half_height = pixel_ > tiny_pixel ? pixel_ / 2 : pixel_;
            const Point mast{pixel_ * std::round(at.x / pixel_),
                             pixel_ * std::round((at.y - half_height) / pixel_) + half_height};
            add(TileInk::Rim, box_around({mast.x - pixel_ / 2, mast.y}, pixel_ / 2, half_height));
            return add(TileInk::Pennant,
                       box_around({mast.x + pixel_ / 2, mast.y}, pixel_ / 2, half_height));
        }
        const Outline shield{{-1, -1}, {1, -1},      {1, 0.2}, {0.6, 0.85},
                             {0, 1.2}, {-0.6, 0.85}, {-1, 0.2}};
        add(TileInk::Rim, moved(shield, at, 0.105));
        add(TileInk::Pennant, moved(shield, at, 0.078));
    }

    // Stands upright, and is larger in the smallest pictures.
    void draw_cloister() {
        const double scale = pixel_ > tiny_pixel ? 1.4 : 1;
        const auto add_scaled = [&](TileInk ink, const Outline& outline) {
            const Point centre{0.5 * (1 - scale), 0.46 * (1 - scale)};
            add(ink, moved(outline, centre, scale));
        };
        add_scaled(TileInk::Abbey, {{0.3, 0.5}, {0.7, 0.5}, {0.7, 0.72}, {0.3, 0.72}});
        add_scaled(TileInk::Abbey, {{0.31, 0.3}, {0.43, 0.3}, {0.43, 0.5}, {0.31, 0.5}});
        add_scaled(TileInk::Roof, {{0.27, 0.32}, {0.37, 0.16}, {0.47, 0.32}});
        add_scaled(TileInk::Roof, {{0.25, 0.53}, {0.37, 0.37}, {0.63, 0.37}, {0.75, 0.53}});
        if (!is_coarse_) add_scaled(TileInk::Door, box_around({0.5, 0.65}, 0.04, 0.07));
    }

    // Pixels of more than this show neither houses nor verges.
    static constexpr double coarse_pixel = 0.08;
    static constexpr double tiny_pixel = 0.12;

    std::span<const TilePart> parts_;
    Side top_;
    double pixel_;
    bool is_coarse_;
    std::vector<Shape> shapes_;
};

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
    return {{TileInk::Outline, edge, height * 0.18}, {TileInk::Follower, figure, 0}};
}

bool covers(const Shape& shape, Point point) {
    if (shape.width > 0) return distance_to(point, shape.points) <= shape.width / 2;
    return is_inside(point, shape.points);
}

}  // namespace carcassonne::language
