// Compares how hexes, intersections and edges touch (R1.1, R1.2) with boards constructed in the plane, and with counts.
#include "catan/core/topology.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <stdexcept>
#include <vector>

#include "support/plane.hpp"
#include "support/print.hpp"

using namespace catan;

namespace {

template <typename Place>
Place place(std::size_t found) {
    return found == plane::nowhere ? Place::none() : Place(found);
}

template <typename Place>
std::vector<Place> places(const std::vector<std::size_t>& found) {
    std::vector<Place> result;
    for (const std::size_t each : found) result.push_back(place<Place>(each));
    return result;
}

template <typename Range>
auto list(const Range& range) {
    return std::vector(range.begin(), range.end());
}

void require_hexes_agree(const Topology& topology, const plane::Board& paper) {
    for (std::size_t i = 0; i < paper.hexes.size(); ++i) {
        CAPTURE(i);
        std::vector<HexId> neighbours;
        std::vector<IntersectionId> corners;
        for (int side = 0; side < 6; ++side) {
            const auto across = plane::seen_from(paper.hexes[i], plane::hex_distance, 60 * side);
            neighbours.push_back(place<HexId>(plane::find(paper.hexes, across)));
            const auto corner = plane::seen_from(paper.hexes[i], 1, 60 * side - 90);
            corners.push_back(place<IntersectionId>(plane::find(paper.corners, corner)));
        }
        REQUIRE(list(topology.neighbours(HexId(i))) == neighbours);
        REQUIRE(list(topology.corners(HexId(i))) == corners);
    }
}

void require_intersections_agree(const Topology& topology, const plane::Board& paper) {
    for (std::size_t i = 0; i < paper.corners.size(); ++i) {
        CAPTURE(i);
        const auto neighbours = plane::at_distance(paper.corners, paper.corners[i], 1);
        const auto hexes = plane::at_distance(paper.hexes, paper.corners[i], 1);
        REQUIRE(list(topology.neighbours(IntersectionId(i))) == places<IntersectionId>(neighbours));
        REQUIRE(list(topology.hexes(IntersectionId(i))) == places<HexId>(hexes));
    }
}

void require_edges_agree(const Topology& topology, const plane::Board& paper) {
    std::size_t edge = 0;
    for (std::size_t a = 0; a < paper.corners.size(); ++a) {
        std::vector<EdgeId> at_a;
        for (const std::size_t b : plane::at_distance(paper.corners, paper.corners[a], 1)) {
            CAPTURE(a, b);
            const auto found = topology.edge_between(IntersectionId(a), IntersectionId(b));
            REQUIRE(found.has_value());
            at_a.push_back(*found);
            if (b < a) continue;
            REQUIRE(*found == EdgeId(edge++));
            const std::array ends{IntersectionId(a), IntersectionId(b)};
            REQUIRE(topology.ends(*found) == ends);
            REQUIRE(topology.other_end(*found, ends[0]) == ends[1]);
            REQUIRE(topology.other_end(*found, ends[1]) == ends[0]);
            // The hexes on both sides of the edge, and nothing else, are that near to its middle.
            const plane::Spot middle{(paper.corners[a].x + paper.corners[b].x) / 2,
                                     (paper.corners[a].y + paper.corners[b].y) / 2};
            const auto sides = plane::at_distance(paper.hexes, middle, plane::hex_distance / 2);
            REQUIRE(topology.is_coast(*found) == (sides.size() == 1));
        }
        REQUIRE(list(topology.edges(IntersectionId(a))) == at_a);
    }
    REQUIRE(topology.edges() == edge);
}

void require_coast_is_walked(const Topology& topology, const plane::Board& paper) {
    const auto coast = topology.coast();
    std::vector<bool> walked(topology.edges(), false);
    double area =
        0;  // of the board, by the shoelace formula; positive for a counter-clockwise walk
    for (std::size_t i = 0; i < coast.size(); ++i) {
        const IntersectionId here = coast[i];
        const IntersectionId next = coast[(i + 1) % coast.size()];
        const auto edge = topology.edge_between(here, next);
        REQUIRE(edge.has_value());
        REQUIRE(topology.is_coast(*edge));
        REQUIRE_FALSE(walked[edge->value]);
        walked[edge->value] = true;
        const plane::Spot a = paper.corners[here.value];
        const plane::Spot b = paper.corners[next.value];
        area += (a.x * b.y - b.x * a.y) / 2;
    }
    for (std::size_t i = 0; i < topology.edges(); ++i) {
        REQUIRE(walked[i] == topology.is_coast(EdgeId(i)));
    }
    const double hex_area = 1.5 * plane::hex_distance;
    REQUIRE(plane::is(area, hex_area * static_cast<double>(topology.hexes())));
}

void require_places_agree(const Topology& topology, const plane::Board& paper) {
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        const Axial at = topology.axial(HexId(i));
        const plane::Spot spot{plane::hex_distance * (at.q + at.r / 2.0), -1.5 * at.r};
        REQUIRE(place<HexId>(plane::find(paper.hexes, spot)) == HexId(i));
        REQUIRE(topology.hex_at(at) == HexId(i));
    }
    for (std::size_t i = 0; i < topology.intersections(); ++i) {
        const Point at = topology.point(IntersectionId(i));
        const plane::Spot spot{plane::hex_distance * (at.q + at.r / 2.0) / 3, -0.5 * at.r};
        REQUIRE(place<IntersectionId>(plane::find(paper.corners, spot)) == IntersectionId(i));
        REQUIRE(topology.intersection_at(at) == IntersectionId(i));
    }
}

void require_agreement(const Topology& topology, const plane::Board& paper) {
    REQUIRE(topology.hexes() == paper.hexes.size());
    REQUIRE(topology.intersections() == paper.corners.size());
    require_hexes_agree(topology, paper);
    require_intersections_agree(topology, paper);
    require_edges_agree(topology, paper);
    require_coast_is_walked(topology, paper);
    require_places_agree(topology, paper);
}

// Counts the faults of relations that must be symmetric.
std::size_t broken_hex_relations(const Topology& topology) {
    std::size_t broken = 0;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        const HexId hex(i);
        for (std::size_t side = 0; side < 6; ++side) {
            const HexId other = topology.neighbours(hex)[side];
            const auto& corners = topology.corners(hex);
            if (std::ranges::count(topology.hexes(corners[side]), hex) != 1) ++broken;
            const auto edge =
                topology.edge_between(corners[(side + 1) % 6], corners[(side + 2) % 6]);
            if (!edge || topology.is_coast(*edge) == other.exists()) ++broken;
            if (!other.exists()) continue;
            if (other == hex || topology.neighbours(other)[(side + 3) % 6] != hex) ++broken;
            // The two corners of the edge in between belong to both.
            if (topology.corners(other)[(side + 4) % 6] != corners[(side + 2) % 6]) ++broken;
            if (topology.corners(other)[(side + 5) % 6] != corners[(side + 1) % 6]) ++broken;
        }
    }
    return broken;
}

std::size_t broken_intersection_relations(const Topology& topology) {
    std::size_t broken = 0;
    for (std::size_t i = 0; i < topology.intersections(); ++i) {
        const IntersectionId here(i);
        const auto neighbours = topology.neighbours(here);
        const auto edges = topology.edges(here);
        const auto hexes = topology.hexes(here);
        if (!std::ranges::is_sorted(neighbours) || !std::ranges::is_sorted(hexes)) ++broken;
        if (edges.size() != neighbours.size()) ++broken;
        for (std::size_t n = 0; n < neighbours.size(); ++n) {
            if (std::ranges::count(topology.neighbours(neighbours[n]), here) != 1) ++broken;
            if (topology.other_end(edges[n], here) != neighbours[n]) ++broken;
            if (topology.edge_between(here, neighbours[n]) != edges[n]) ++broken;
            if (std::ranges::count(topology.edges(neighbours[n]), edges[n]) != 1) ++broken;
        }
        for (const HexId hex : hexes) {
            if (std::ranges::count(topology.corners(hex), here) != 1) ++broken;
        }
    }
    return broken;
}

std::size_t broken_edges(const Topology& topology) {
    std::size_t broken = 0;
    for (std::size_t i = 0; i < topology.edges(); ++i) {
        const auto& ends = topology.ends(EdgeId(i));
        if (ends[0] >= ends[1] || ends[1].value >= topology.intersections()) ++broken;
        if (i > 0 && topology.ends(EdgeId(i - 1)) >= ends) ++broken;
    }
    return broken;
}

struct Degrees {
    std::array<std::size_t, 7> hexes{};          // by number of neighbours
    std::array<std::size_t, 4> intersections{};  // by number of neighbours
    std::array<std::size_t, 4> corners{};        // intersections by number of hexes
    std::size_t coast_edges = 0;

    friend bool operator==(const Degrees&, const Degrees&) = default;
};

Degrees degrees(const Topology& topology) {
    Degrees found;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        ++found.hexes[static_cast<std::size_t>(
            std::ranges::count_if(topology.neighbours(HexId(i)), &HexId::exists))];
    }
    for (std::size_t i = 0; i < topology.intersections(); ++i) {
        ++found.intersections[topology.neighbours(IntersectionId(i)).size()];
        ++found.corners[topology.hexes(IntersectionId(i)).size()];
    }
    for (std::size_t i = 0; i < topology.edges(); ++i) {
        if (topology.is_coast(EdgeId(i))) ++found.coast_edges;
    }
    return found;
}

std::size_t broken_coast(const Topology& topology) {
    std::size_t broken = 0;
    const auto coast = topology.coast();
    std::vector<bool> seen(topology.intersections(), false);
    for (std::size_t i = 0; i < coast.size(); ++i) {
        const auto edge = topology.edge_between(coast[i], coast[(i + 1) % coast.size()]);
        if (!edge || !topology.is_coast(*edge)) ++broken;
        if (seen[coast[i].value] || topology.hexes(coast[i]).size() == 3) ++broken;
        seen[coast[i].value] = true;
    }
    return broken;
}

std::size_t broken_round_trips(const Topology& topology) {
    std::size_t broken = 0;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        if (topology.hex_at(topology.axial(HexId(i))) != HexId(i)) ++broken;
    }
    for (std::size_t i = 0; i < topology.intersections(); ++i) {
        const IntersectionId here(i);
        if (topology.intersection_at(topology.point(here)) != here) ++broken;
    }
    return broken;
}

// A turn of the whole board by 60 degrees, applied to ids (R1.1).
HexId turned(HexId hex) {
    if (!hex.exists() || hex.value == 0) return hex;
    const RingPlace at = ring_place(hex);
    return hex_at(RingPlace{at.ring, (at.index + at.ring) % (6 * at.ring)});
}
IntersectionId turned(IntersectionId intersection) {
    const RingPlace at = ring_place(intersection);
    const std::uint32_t side = 2 * at.ring + 1;
    return intersection_at(RingPlace{at.ring, (at.index + side) % (6 * side)});
}

std::size_t broken_turns(const Topology& topology) {
    std::size_t broken = 0;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        const HexId there = turned(HexId(i));
        for (std::size_t side = 0; side < 6; ++side) {
            const std::size_t next = (side + 1) % 6;
            if (topology.neighbours(there)[next] != turned(topology.neighbours(HexId(i))[side]))
                ++broken;
            if (topology.corners(there)[next] != turned(topology.corners(HexId(i))[side])) ++broken;
        }
    }
    return broken;
}

// Every radius up to 40, then some.
std::vector<std::uint32_t> many_radii() {
    std::vector<std::uint32_t> radii;
    for (std::uint32_t radius = 3; radius <= 40; ++radius) radii.push_back(radius);
    radii.insert(radii.end(), {65, 100, 201, 300});
    return radii;
}

}  // namespace

TEST_CASE("R1.1 hexagons agree with a board drawn on paper, radius 3 to 12") {
    const auto radius = GENERATE(range(3, 13));
    CAPTURE(radius);
    require_agreement(Topology(Shape::hexagon(static_cast<std::uint32_t>(radius))),
                      plane::hexagon(static_cast<std::size_t>(radius)));
}

TEST_CASE("R1.2 the extended board agrees with its rows drawn on paper") {
    const Topology topology(Shape::extended());
    require_agreement(topology, plane::extended());
    REQUIRE(topology.hexes() == 30);
    REQUIRE(topology.intersections() == 80);
    REQUIRE(topology.edges() == 109);
    REQUIRE(topology.coast().size() == 38);
}

TEST_CASE("R1.2 the extended board keeps the ids of the standard board") {
    const Topology standard(Shape::hexagon(3));
    const Topology extended(Shape::extended());
    for (std::size_t i = 0; i < standard.hexes(); ++i) {
        REQUIRE(extended.corners(HexId(i)) == standard.corners(HexId(i)));
        REQUIRE(extended.axial(HexId(i)) == standard.axial(HexId(i)));
    }
}

TEST_CASE("R1.1 what is known by hand about radius 3 holds") {
    const Topology topology(Shape::hexagon(3));
    const auto hexes = [&](std::size_t hex) {
        std::vector<std::size_t> found;
        for (const HexId other : topology.neighbours(HexId(hex))) {
            if (other.exists()) found.push_back(other.value);
        }
        std::sort(found.begin(), found.end());
        return found;
    };
    const auto corners = [&](std::size_t hex) {
        std::vector<std::size_t> found;
        for (const IntersectionId each : topology.corners(HexId(hex))) found.push_back(each.value);
        std::sort(found.begin(), found.end());
        return found;
    };
    using Numbers = std::vector<std::size_t>;
    REQUIRE(corners(0) == Numbers{0, 1, 2, 3, 4, 5});
    REQUIRE(hexes(1) == Numbers{0, 2, 6, 7, 8, 18});
    REQUIRE(corners(7) == Numbers{7, 8, 24, 25, 26, 27});
    REQUIRE(hexes(7) == Numbers{1, 8, 18});
    REQUIRE(hexes(12) == Numbers{3, 4, 11, 13});
    REQUIRE(corners(12) == Numbers{14, 15, 16, 37, 38, 39});
    REQUIRE(topology.edge_between(IntersectionId(0), IntersectionId(21)).has_value());
    REQUIRE(topology.edge_between(IntersectionId(1), IntersectionId(6)).has_value());
    REQUIRE(list(topology.neighbours(IntersectionId(25))) ==
            std::vector{IntersectionId(24), IntersectionId(26)});
    REQUIRE(list(topology.hexes(IntersectionId(25))) == std::vector{HexId(7)});
    REQUIRE(topology.hexes() == 19);
    REQUIRE(topology.intersections() == 54);
    REQUIRE(topology.edges() == 72);
    REQUIRE(topology.coast().size() == 30);
}

TEST_CASE("R1.8 the ports of radius 3 lie on its coast") {
    const Topology topology(Shape::hexagon(3));
    const std::array<std::array<std::size_t, 2>, 9> ports{
        {{35, 36}, {32, 33}, {28, 29}, {25, 26}, {52, 53}, {48, 49}, {45, 46}, {42, 43}, {38, 39}}};
    for (const auto& [a, b] : ports) {
        const auto edge = topology.edge_between(IntersectionId(a), IntersectionId(b));
        REQUIRE(edge.has_value());
        REQUIRE(topology.is_coast(*edge));
    }
}

TEST_CASE("R1.1 hexagons have as many places of each kind as their radius says, up to radius 300") {
    for (const std::size_t r : many_radii()) {
        CAPTURE(r);
        const Topology topology(Shape::hexagon(static_cast<std::uint32_t>(r)));
        REQUIRE(topology.hexes() == 3 * r * r - 3 * r + 1);
        REQUIRE(topology.intersections() == 6 * r * r);
        REQUIRE(topology.edges() == 9 * r * r - 3 * r);
        REQUIRE(topology.coast().size() == 12 * r - 6);
        // Six corner hexes; the other hexes of the outermost ring; the hexes inside.
        Degrees wanted;
        wanted.hexes[3] = 6;
        wanted.hexes[4] = 6 * (r - 2);
        wanted.hexes[6] = topology.hexes() - 6 * (r - 1);
        wanted.intersections[2] =
            6 * r;  // the coast has six more that stand out than that stand back
        wanted.intersections[3] = 6 * r * r - 6 * r;
        wanted.corners[1] = 6 * r;
        wanted.corners[2] = 6 * r - 6;
        wanted.corners[3] = 6 * (r - 1) * (r - 1);
        wanted.coast_edges = 12 * r - 6;
        REQUIRE(degrees(topology) == wanted);
    }
}

TEST_CASE("R1.1 what touches on a hexagon touches both ways, up to radius 300") {
    for (const std::uint32_t radius : many_radii()) {
        CAPTURE(radius);
        const Topology topology(Shape::hexagon(radius));
        REQUIRE(broken_hex_relations(topology) == 0);
        REQUIRE(broken_intersection_relations(topology) == 0);
        REQUIRE(broken_edges(topology) == 0);
        REQUIRE(broken_coast(topology) == 0);
        REQUIRE(broken_round_trips(topology) == 0);
        REQUIRE(broken_turns(topology) == 0);
    }
}

TEST_CASE("R1.2 what touches on the extended board touches both ways") {
    const Topology topology(Shape::extended());
    REQUIRE(broken_hex_relations(topology) == 0);
    REQUIRE(broken_intersection_relations(topology) == 0);
    REQUIRE(broken_edges(topology) == 0);
    REQUIRE(broken_coast(topology) == 0);
    REQUIRE(broken_round_trips(topology) == 0);
}

TEST_CASE("R1.2 outside a board there are no hexes and no intersections") {
    const auto shape =
        GENERATE(Shape::hexagon(3), Shape::hexagon(4), Shape::hexagon(7), Shape::extended());
    const Topology topology(shape);
    constexpr std::int32_t far = 12;
    std::size_t hexes = 0;
    std::size_t intersections = 0;
    for (std::int32_t q = -3 * far; q <= 3 * far; ++q) {
        for (std::int32_t r = -3 * far; r <= 3 * far; ++r) {
            if (topology.hex_at(Axial{q, r}).exists()) ++hexes;
            const bool is_centre = q % 3 == 0 && r % 3 == 0;
            const bool is_corner = ((q - r) % 3 == 0) && !is_centre;
            if (is_corner && topology.intersection_at(Point{q, r}).exists()) ++intersections;
        }
    }
    REQUIRE(hexes == topology.hexes());
    REQUIRE(intersections == topology.intersections());
}

TEST_CASE("R1.1 no edge joins intersections that are not neighbours or do not exist") {
    const Topology topology(Shape::hexagon(3));
    REQUIRE_FALSE(topology.edge_between(IntersectionId(0), IntersectionId(0)).has_value());
    REQUIRE_FALSE(topology.edge_between(IntersectionId(0), IntersectionId(2)).has_value());
    REQUIRE_FALSE(topology.edge_between(IntersectionId(0), IntersectionId(54)).has_value());
    REQUIRE_FALSE(topology.edge_between(IntersectionId(54), IntersectionId(0)).has_value());
    REQUIRE_FALSE(
        topology.edge_between(IntersectionId::none(), IntersectionId::none()).has_value());
}

TEST_CASE("R1.2 a hexagon of radius 0, 1 or 2 is refused") {
    const auto radius = GENERATE(0U, 1U, 2U);
    REQUIRE_THROWS_AS(Topology(Shape::hexagon(radius)), std::invalid_argument);
}

TEST_CASE("R1.2 however far from the board, there is no place of it") {
    const Topology topology(Shape::hexagon(3));
    REQUIRE_FALSE(topology.hex_at(Axial{-24086, 37837}).exists());
    REQUIRE_FALSE(topology.hex_at(Axial{3, 0}).exists());
    REQUIRE(topology.hex_at(Axial{2, 0}) == HexId(7));
    for (const std::int32_t far : {9, 1 << 20, 1 << 28}) {
        REQUIRE_FALSE(topology.intersection_at(Point{3 * far + 1, 1}).exists());
        REQUIRE_FALSE(topology.intersection_at(Point{-1, 3 * far - 1}).exists());
    }
}
