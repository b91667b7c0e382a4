// R10.1, one network at a time, on the board of radius 3. Intersections 0 to 5 are the corners of hex 0 in the middle;
// hex 1 has the corners 1 2 9 8 7 6, hex 2 the corners 2 3 12 11 10 9 and hex 8 the corners 8 9 10 29 28 27.
#include "catan/core/longest_road.hpp"

#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <vector>

using namespace catan;

namespace {

using Way = std::initializer_list<std::size_t>;

const Seat own{std::size_t{0}};
const Seat opponent{std::size_t{1}};
constexpr Way around_hex_0 = {0, 1, 2, 3, 4, 5, 0};
constexpr Way around_hex_1_from_1_to_2 = {1, 6, 7, 8, 9, 2};

class GivenRoads {
public:
    // Roads along each way, from intersection to intersection.
    explicit GivenRoads(std::initializer_list<Way> ways) {
        for (const Way& way : ways) {
            for (const auto* here = way.begin(); here + 1 != way.end(); ++here)
                add(here[0], here[1]);
        }
    }

    void add(std::size_t from, std::size_t to) {
        roads_.push_back(topology_.edge_between(IntersectionId(from), IntersectionId(to)).value());
    }
    GivenRoads& build(Seat seat, Way places) {
        for (const std::size_t place : places) buildings_[place] = seat;
        return *this;
    }

    [[nodiscard]] std::size_t roads() const { return roads_.size(); }
    [[nodiscard]] std::uint32_t longest() const {
        const RoadLength found = longest_road(topology_, roads_, buildings_, own);
        CHECK(found.exact);
        return found.length;
    }

private:
    Topology topology_{Shape::hexagon(3)};
    std::vector<EdgeId> roads_;
    std::vector<Seat> buildings_ = std::vector<Seat>(54, Seat::none());
};

// Every edge of the hexes of the innermost rings.
std::vector<EdgeId> disc(const Topology& topology, std::size_t rings) {
    std::vector<EdgeId> roads;
    const IntersectionId beyond(6 * rings * rings);
    for (std::size_t edge = 0; edge < topology.edges(); ++edge) {
        if (topology.ends(EdgeId(edge))[1] < beyond) roads.emplace_back(edge);
    }
    return roads;
}

}  // namespace

TEST_CASE("R10.1: without roads there is no longest road") { CHECK(GivenRoads({}).longest() == 0); }

TEST_CASE("R10.1: a line counts all its roads") {
    CHECK(GivenRoads({{0, 1}}).longest() == 1);
    CHECK(GivenRoads({{0, 1, 2, 9, 10}}).longest() == 4);
}

TEST_CASE("R10.1: of a branch the two longest arms count") {
    CHECK(GivenRoads({{1, 0, 21, 22}, {1, 2, 9}, {1, 6}}).longest() == 5);
    CHECK(GivenRoads({{1, 0}, {1, 2}, {1, 6}}).longest() == 2);
}

TEST_CASE("R10.1: only the longest of several networks counts") {
    CHECK(GivenRoads({{0, 1, 2}, {25, 26, 27, 28}, {40, 41}}).longest() == 3);
    CHECK(GivenRoads({around_hex_0, {25, 26, 27, 28}}).longest() == 6);
}

TEST_CASE("R10.1: an opponent's building in the middle ends the road on both sides") {
    CHECK(GivenRoads({{0, 1, 2, 9, 10}}).build(opponent, {2}).longest() == 2);
    CHECK(GivenRoads({{0, 1, 2, 9, 10, 29}}).build(opponent, {2}).longest() == 3);
    CHECK(GivenRoads({{0, 1, 2, 9, 10, 29}}).build(opponent, {2, 10}).longest() == 2);
}

TEST_CASE("R10.1: a road that ends at an opponent's building still counts, at one end or at both") {
    CHECK(GivenRoads({{0, 1, 2, 9, 10}}).build(opponent, {0}).longest() == 4);
    CHECK(GivenRoads({{0, 1, 2, 9, 10}}).build(opponent, {0, 10}).longest() == 4);
    CHECK(GivenRoads({{0, 1}}).build(opponent, {0, 1}).longest() == 1);
}

TEST_CASE("R10.1: a branch at an opponent's building is three roads apart") {
    GivenRoads network({{1, 0, 21, 22}, {1, 2, 9}, {1, 6}});
    CHECK(network.build(opponent, {1}).longest() == 3);
}

TEST_CASE("R10.1: one's own buildings end nothing") {
    CHECK(GivenRoads({{0, 1, 2, 9, 10}}).build(own, {0, 1, 2, 9, 10}).longest() == 4);
    CHECK(GivenRoads({around_hex_0}).build(own, {3}).longest() == 6);
}

TEST_CASE("R10.1: a closed loop of six counts six") {
    CHECK(GivenRoads({around_hex_0}).longest() == 6);
}

TEST_CASE(
    "R10.1: a loop that an opponent has built on once is still six, built on twice it is cut") {
    CHECK(GivenRoads({around_hex_0}).build(opponent, {4}).longest() == 6);
    CHECK(GivenRoads({around_hex_0}).build(opponent, {0, 3}).longest() == 3);
    CHECK(GivenRoads({around_hex_0}).build(opponent, {0, 1}).longest() == 5);
    CHECK(GivenRoads({around_hex_0}).build(opponent, {0, 1, 2, 3, 4, 5}).longest() == 1);
}

TEST_CASE("R10.1: a loop and its tail count together") {
    CHECK(GivenRoads({around_hex_0, {2, 9, 10}}).longest() == 8);
}

TEST_CASE("R10.1: where the tail leaves the loop an opponent's building parts them") {
    CHECK(GivenRoads({around_hex_0, {2, 9, 10}}).build(opponent, {2}).longest() == 6);
    CHECK(GivenRoads({{1, 2, 3}, {2, 9, 10}}).build(opponent, {2}).longest() == 2);
}

TEST_CASE("R10.1: of a loop with two tails both count, and the longer way between them") {
    // Between neighbours of the loop five roads, plus two and one.
    CHECK(GivenRoads({around_hex_0, {2, 9, 10}, {3, 12}}).longest() == 8);
    // The loop and the longer tail are not as good as both tails with the longer way.
    CHECK(GivenRoads({around_hex_0, {2, 9, 10}, {3, 12, 13, 34}}).longest() == 10);
    // Opposite each other: three roads of the loop either way.
    CHECK(GivenRoads({around_hex_0, {2, 9, 10, 29, 30}, {5, 18, 17, 42, 43}}).longest() == 11);
}

TEST_CASE("R10.1: two loops joined by a path are walked through from end to end") {
    CHECK(GivenRoads({around_hex_0, {2, 9}, {9, 10, 29, 28, 27, 8, 9}}).longest() == 13);
    CHECK(GivenRoads({around_hex_0, {2, 9, 10}, {10, 29, 30, 31, 32, 11, 10}}).longest() == 14);
    GivenRoads cut({around_hex_0, {2, 9, 10}, {10, 29, 30, 31, 32, 11, 10}});
    CHECK(cut.build(opponent, {9}).longest() == 7);
}

TEST_CASE("R10.1: of three loops that meet at a fork two count") {
    const Way loop_at_1 = {1, 0, 21, 22, 23, 6, 1};
    const Way loop_at_3 = {3, 4, 15, 14, 13, 12, 3};
    const Way loop_at_9 = {9, 10, 29, 28, 27, 8, 9};
    CHECK(GivenRoads({{1, 2, 3}, {2, 9}, loop_at_1, loop_at_3}).longest() == 14);
    CHECK(GivenRoads({{1, 2, 3}, {2, 9}, loop_at_1, loop_at_3, loop_at_9}).longest() == 14);
}

TEST_CASE("R10.1: two hexagons that share an edge count eleven") {
    CHECK(GivenRoads({around_hex_0, around_hex_1_from_1_to_2}).longest() == 11);
}

TEST_CASE("R10.1: two loops that share a path count all their roads") {
    CHECK(GivenRoads({around_hex_0, {1, 6, 7, 8, 9, 10, 11, 12, 3}}).longest() == 14);
}

TEST_CASE("R10.1: an opponent's building where two loops meet makes dead ends of their roads") {
    GivenRoads network({around_hex_0, around_hex_1_from_1_to_2});
    CHECK(network.build(opponent, {2}).longest() == 10);
    CHECK(network.build(opponent, {1, 2}).longest() == 5);
}

TEST_CASE("R10.1: an opponent's building on two loops that share an edge opens the one it is on") {
    GivenRoads network({around_hex_0, around_hex_1_from_1_to_2});
    CHECK(network.build(opponent, {4}).longest() == 10);
}

TEST_CASE(
    "R10.1: a tail of two hexagons that share an edge costs the road it cannot pass, or is left "
    "out") {
    // A tail from 3: all its roads and both hexagons, but for the road between it and the shared edge.
    CHECK(GivenRoads({around_hex_0, around_hex_1_from_1_to_2, {3, 12, 13, 34}}).longest() == 13);
    // A tail of one road further off cannot make good what it costs.
    CHECK(GivenRoads({around_hex_0, around_hex_1_from_1_to_2, {4, 15}}).longest() == 11);
}

TEST_CASE(
    "R10.1: between two long tails of a ring the loops that share its far side may be left out") {
    // Round the outline of hexes 0 to 6 and of hex 18; the tails are nine roads each, fourteen roads apart.
    const Way outline = {23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 23};
    const Way around_hex_18 = {7, 24, 53, 52, 23};
    const Way tail_at_8 = {8, 27, 28, 29, 30, 31, 32, 33, 34, 35};
    const Way tail_at_22 = {22, 49, 48, 47, 46, 45, 44, 43, 42, 41};
    CHECK(GivenRoads({outline, around_hex_18, tail_at_8, tail_at_22}).longest() == 32);
    CHECK(GivenRoads({outline, around_hex_18, tail_at_8}).longest() == 30);
}

TEST_CASE("R10.1: of three hexagons around an intersection one road is left over") {
    GivenRoads network({around_hex_0, around_hex_1_from_1_to_2, {9, 10, 11, 12, 3}});
    REQUIRE(network.roads() == 15);
    CHECK(network.longest() == 14);
}

TEST_CASE("R10.1: one road can join two") {
    GivenRoads network({{0, 1, 2, 3}, {9, 10, 29, 30}});
    CHECK(network.longest() == 3);
    network.add(2, 9);
    CHECK(network.longest() == 6);
}

TEST_CASE("R10.1: of a full disc of hexes one road is left out for each two junctions but two") {
    const Topology topology(Shape::hexagon(7));
    for (std::size_t rings = 2; rings <= 7; ++rings) {
        const auto roads = disc(topology, rings);
        const std::size_t junctions = 6 * rings * (rings - 1);
        const std::vector<Seat> buildings(topology.intersections(), Seat::none());
        const RoadLength found = longest_road(topology, roads, buildings, own);
        CHECK(found.exact);
        // No trail can be longer: where three roads meet it leaves one out, unless it ends there.
        CHECK(found.length == roads.size() - (junctions - 2) / 2);
    }
}

TEST_CASE("R10.1: beyond the step budget the best found so far counts, the same everywhere") {
    const Topology topology(Shape::hexagon(12));
    const auto roads = disc(topology, 12);
    const std::vector<Seat> buildings(topology.intersections(), Seat::none());
    const RoadLength found = longest_road(topology, roads, buildings, own);
    // At most 866 by the count of junctions. What is found may change with the way of searching, not with the machine.
    CHECK(found == RoadLength{853, 247'887, false});
}
