// Checks the two directions of the geometry, from places to pixels and back, against each other at every size.
#include "catan/tui/geometry.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <utility>
#include <vector>

#include "catan/core/topology.hpp"
#include "support/drawn.hpp"
#include "support/print.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

bool same(const Place& a, const Place& b) {
    if (a.kind != b.kind) return false;
    if (a.kind == Place::Kind::Hex) return a.hex == b.hex;
    if (a.kind == Place::Kind::Corner) return a.point() == b.point();
    return std::ranges::is_permutation(a.ends(), b.ends());
}

Place moved(Place place, Axial by) {
    place.hex = place.hex + by;
    return place;
}

// Calls visit for every pixel around the origin, a few hexes in all directions.
template <typename Visit>
void for_each_pixel(const Geometry& geometry, Visit visit) {
    const int width = 3 * geometry.hex_width();
    const int height = 6 * geometry.row_height();
    for (int y = -height; y <= height; ++y) {
        for (int x = -width; x <= width; ++x) visit(Pixel{x, y});
    }
}

bool touch(Pixel a, Pixel b) { return std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1; }

}  // namespace

TEST_CASE("under the middle of a hex is the hex") {
    for (const Size size : some_sizes) {
        const Geometry geometry(size);
        for (const Shape shape : some_shapes) {
            const Topology topology(shape);
            for (std::size_t i = 0; i < topology.hexes(); ++i) {
                const Place place = geometry.under(geometry.middle(topology.axial(HexId(i))));
                REQUIRE(place.kind == Place::Kind::Hex);
                REQUIRE(topology.hex_at(place.hex) == HexId(i));
            }
        }
    }
}

TEST_CASE("under the pixel of an intersection is the intersection") {
    for (const Size size : some_sizes) {
        const Geometry geometry(size);
        for (const Shape shape : some_shapes) {
            const Topology topology(shape);
            for (std::size_t i = 0; i < topology.intersections(); ++i) {
                const Place place =
                    geometry.under(geometry.pixel(topology.point(IntersectionId(i))));
                REQUIRE(place.kind == Place::Kind::Corner);
                REQUIRE(topology.intersection_at(place.point()) == IntersectionId(i));
            }
        }
    }
}

TEST_CASE("under the middle of an edge is the edge, from both its hexes") {
    for (const Size size : some_sizes) {
        const Geometry geometry(size);
        for (const Shape shape : some_shapes) {
            const Topology topology(shape);
            for (std::size_t i = 0; i < topology.hexes(); ++i) {
                const Axial hex = topology.axial(HexId(i));
                for (std::size_t side = 0; side < hex_sides; ++side) {
                    const auto direction = static_cast<Direction>(side);
                    const Place place = geometry.under(geometry.middle(hex, direction));
                    REQUIRE(place.kind == Place::Kind::Edge);
                    const auto [from, to] = place.ends();
                    const auto edge = topology.edge_between(topology.intersection_at(from),
                                                            topology.intersection_at(to));
                    const auto& corners = topology.corners(HexId(i));
                    REQUIRE(edge.has_value());
                    REQUIRE(edge == topology.edge_between(corners[(side + 1) % hex_sides],
                                                          corners[(side + 2) % hex_sides]));
                }
            }
        }
    }
}

TEST_CASE("the lattice repeats every hex and every row") {
    for (const Size size : some_sizes) {
        const Geometry geometry(size);
        const int width = geometry.hex_width();
        const int row = 2 * geometry.row_height();
        for_each_pixel(geometry, [&](Pixel p) {
            const Place here = geometry.under(p);
            REQUIRE(same(geometry.under({p.x + width, p.y}), moved(here, {1, 0})));
            REQUIRE(same(geometry.under({p.x + width / 2, p.y + row}), moved(here, {0, 1})));
            REQUIRE(same(geometry.under({p.x, p.y - 2 * row}), moved(here, {1, -2})));
        });
    }
}

TEST_CASE("left and right are mirror images") {
    for (const Size size : some_sizes) {
        const Geometry geometry(size);
        for_each_pixel(geometry, [&](Pixel p) {
            const Place here = geometry.under(p);
            const Place there = geometry.under({-p.x, p.y});
            REQUIRE(here.kind == there.kind);
            if (here.kind != Place::Kind::Hex) return;
            REQUIRE(there.hex == Axial{-here.hex.q - here.hex.r, here.hex.r});
        });
    }
}

TEST_CASE("lines have no gaps: no hex touches another") {
    for (const Size size : some_sizes) {
        const Geometry geometry(size);
        for_each_pixel(geometry, [&](Pixel p) {
            const Place here = geometry.under(p);
            if (here.kind != Place::Kind::Hex) return;
            for (const Pixel next : {Pixel{p.x + 1, p.y}, Pixel{p.x, p.y + 1}}) {
                const Place there = geometry.under(next);
                const bool apart = there.kind != Place::Kind::Hex || there.hex == here.hex;
                REQUIRE(apart);
            }
        });
    }
}

TEST_CASE("a line leads from one of its corners to the other") {
    for (const Size size : some_sizes) {
        const Geometry geometry(size);
        for (const Direction side : {Direction::East, Direction::NorthEast, Direction::NorthWest}) {
            Place edge;
            edge.kind = Place::Kind::Edge;
            edge.side = side;
            std::vector<Pixel> line;
            for_each_pixel(geometry, [&](Pixel p) {
                if (same(geometry.under(p), edge)) line.push_back(p);
            });
            REQUIRE_FALSE(line.empty());
            // Each pixel touches one that was reached, beginning with a corner; then so does the other corner.
            std::vector<Pixel> reached{geometry.pixel(edge.ends()[0])};
            const auto is_next = [&reached](Pixel p) {
                return std::ranges::any_of(reached, [p](Pixel q) { return touch(p, q); });
            };
            while (!line.empty()) {
                const auto next = std::ranges::find_if(line, is_next);
                REQUIRE(next != line.end());
                reached.push_back(*next);
                line.erase(next);
            }
            REQUIRE(is_next(geometry.pixel(edge.ends()[1])));
        }
    }
}

TEST_CASE("a hex is as wide as it is written, about regular, and in one piece of whole rows") {
    for (const Size size : some_sizes) {
        const Geometry geometry(size);
        int left = 0;
        int right = 0;
        int top = 1000;
        int bottom = -1000;
        for_each_pixel(geometry, [&](Pixel p) {
            const Place place = geometry.under(p);
            if (place.kind != Place::Kind::Hex || place.hex != Axial{0, 0}) return;
            left = std::min(left, p.x);
            right = std::max(right, p.x);
            top = std::min(top, p.y);
            bottom = std::max(bottom, p.y);
        });
        REQUIRE(right - left + 1 == geometry.hex_width() - 1);
        REQUIRE(top == 1);
        REQUIRE(bottom == 2 * geometry.row_height() + geometry.slope() - 1);
        // A regular hexagon is higher than wide by 2 / sqrt(3).
        const double ratio = static_cast<double>(bottom - top + 2) / (right - left + 2);
        REQUIRE(std::abs(ratio - 1.155) < 0.16);
    }
}

TEST_CASE("far from the middle the answers are the same") {
    for (const Size size : some_sizes) {
        const Geometry geometry(size);
        for (const Axial hex : {Axial{50, 0}, Axial{-50, 50}, Axial{7, -300}, Axial{-300, -300}}) {
            const Place place = geometry.under(geometry.middle(hex));
            REQUIRE(place.kind == Place::Kind::Hex);
            REQUIRE(place.hex == hex);
        }
    }
}
