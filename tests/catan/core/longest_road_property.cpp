// R10.1 on random networks: compares the fast solver with two slow ones that share no code with it or with each other,
// and with itself on changes that must not change the result.
#include "catan/core/longest_road.hpp"

#include <algorithm>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <span>
#include <vector>

#include "catan/core/longest_road/tangle.hpp"
#include "catan/core/random.hpp"

using namespace catan;

namespace {

const Seat own{std::size_t{0}};
const Seat opponent{std::size_t{1}};

struct RandomRoads {
    std::vector<EdgeId> roads;
    std::vector<Seat> buildings;

    [[nodiscard]] bool ends_at(IntersectionId place) const {
        return buildings[place.value] == opponent;
    }
};

RoadLength longest(const Topology& topology, const RandomRoads& network) {
    return longest_road(topology, network.roads, network.buildings, own);
}

enum class Growth { Scattered, Stringy, Bushy, Hexes };

class RandomRoadMaker {
public:
    RandomRoadMaker(const Topology& topology, std::uint64_t seed)
        : topology_(topology), random_(seed, Domain::Order), taken_(topology.edges(), false) {
        network_.buildings.assign(topology.intersections(), Seat::none());
    }

    std::size_t below(std::size_t bound) {
        return random_.below(static_cast<std::uint32_t>(bound));
    }

    // A network of any kind with at most this many roads.
    RandomRoads any(std::size_t most_roads) {
        const auto growth = static_cast<Growth>(below(4));
        grow(growth, 1 + below(most_roads));
        if (below(3) != 0) build(below(30), 10);
        return network_;
    }

    RandomRoads grown(Growth growth, std::size_t roads, std::size_t opponents) {
        grow(growth, roads);
        build(opponents, 10);
        return network_;
    }

    EdgeId any_edge() { return EdgeId(below(topology_.edges())); }

private:
    void grow(Growth growth, std::size_t roads) {
        for (int tries = 0; network_.roads.size() < roads && tries < 3'000; ++tries) {
            if (growth == Growth::Scattered || network_.roads.empty() || below(20) == 0) {
                add(any_edge());
            } else if (growth == Growth::Hexes) {
                add_hex(roads);
            } else {
                const std::size_t from = growth == Growth::Stringy ? network_.roads.size() - 1
                                                                   : below(network_.roads.size());
                const IntersectionId end = topology_.ends(network_.roads[from])[below(2)];
                add(topology_.edges(end)[below(topology_.edges(end).size())]);
            }
        }
    }

    // Most of the sides of a hex at the end of some road.
    void add_hex(std::size_t roads) {
        const EdgeId road = network_.roads[below(network_.roads.size())];
        const auto hexes = topology_.hexes(topology_.ends(road)[below(2)]);
        const auto& corners = topology_.corners(hexes[below(hexes.size())]);
        for (std::size_t side = 0; side < corners.size() && network_.roads.size() < roads; ++side) {
            const IntersectionId next = corners[(side + 1) % corners.size()];
            if (below(12) != 0) add(*topology_.edge_between(corners[side], next));
        }
    }

    void add(EdgeId road) {
        if (!taken_[road.value]) network_.roads.push_back(road);
        taken_[road.value] = true;
    }

    // Builds on this percentage of the intersections.
    void build(std::size_t of_opponents, std::size_t of_own) {
        for (Seat& building : network_.buildings) {
            const std::size_t lot = below(100);
            if (lot < of_opponents) building = opponent;
            if (lot >= 100 - of_own) building = own;
        }
    }

    const Topology& topology_;
    Random random_;
    std::vector<bool> taken_;
    RandomRoads network_;
};

// The first slow solver: walks every trail from every intersection.
class EveryTrail {
public:
    EveryTrail(const Topology& topology, const RandomRoads& network)
        : topology_(topology), network_(network), free_(topology.edges(), false) {
        for (const EdgeId road : network.roads) free_[road.value] = true;
    }

    std::uint32_t longest() {
        std::uint32_t longest = 0;
        for (std::size_t start = 0; start < topology_.intersections(); ++start) {
            for (const EdgeId road : topology_.edges(IntersectionId(start))) {
                longest = std::max(longest, along(road, IntersectionId(start)));
            }
        }
        return longest;
    }

private:
    std::uint32_t along(EdgeId road, IntersectionId from) {
        if (!free_[road.value]) return 0;
        free_[road.value] = false;
        const IntersectionId here = topology_.other_end(road, from);
        std::uint32_t onward = 0;
        if (!network_.ends_at(here)) {
            for (const EdgeId next : topology_.edges(here))
                onward = std::max(onward, along(next, here));
        }
        free_[road.value] = true;
        return 1 + onward;
    }

    const Topology& topology_;
    const RandomRoads& network_;
    std::vector<bool> free_;
};

// The second: looks at every set of roads and asks, with Euler, whether it is a trail: whether it hangs together and
// none or two places have an odd number of its roads. A place that an opponent has built on is as many places as
// roads end there. For up to 16 roads.
class EverySet {
public:
    EverySet(const Topology& topology, const RandomRoads& network) {
        std::vector<IntersectionId> places;
        for (const EdgeId road : network.roads) {
            std::uint64_t ends = 0;
            for (const IntersectionId end : topology.ends(road)) {
                auto place = std::ranges::find(places, end);
                if (place == places.end() || network.ends_at(end)) {
                    place = places.insert(places.end(), end);
                }
                ends |= std::uint64_t{1} << static_cast<std::size_t>(place - places.begin());
            }
            ends_.push_back(ends);
        }
    }

    [[nodiscard]] int longest() const {
        int longest = 0;
        std::vector<std::uint64_t> odd(std::size_t{1} << ends_.size(), 0);
        for (std::size_t set = 1; set < odd.size(); ++set) {
            const auto first = static_cast<std::size_t>(std::countr_zero(set));
            odd[set] = odd[set & (set - 1)] ^ ends_[first];
            if (std::popcount(odd[set]) > 2 || std::popcount(set) <= longest) continue;
            if (hangs_together(set)) longest = std::popcount(set);
        }
        return longest;
    }

private:
    [[nodiscard]] bool hangs_together(std::size_t set) const {
        std::uint64_t reached = ends_[static_cast<std::size_t>(std::countr_zero(set))];
        for (std::size_t left = set, before = 0; left != before;) {
            before = left;
            for (std::size_t road = 0; road < ends_.size(); ++road) {
                if ((left >> road & 1U) == 0 || (reached & ends_[road]) == 0) continue;
                reached |= ends_[road];
                left &= ~(std::size_t{1} << road);
            }
            if (left == 0) return true;
        }
        return false;
    }

    std::vector<std::uint64_t> ends_;  // the two places of each road, one bit each
};

IntersectionId turned(const Topology& topology, IntersectionId place) {
    const Point point = topology.point(place);
    return topology.intersection_at({-point.r, point.q + point.r});
}

RandomRoads turned(const Topology& topology, const RandomRoads& network) {
    RandomRoads result{{}, std::vector<Seat>(network.buildings.size())};
    for (const EdgeId road : network.roads) {
        const auto& [from, to] = topology.ends(road);
        result.roads.push_back(
            topology.edge_between(turned(topology, from), turned(topology, to)).value());
    }
    for (std::size_t i = 0; i < network.buildings.size(); ++i) {
        result.buildings[turned(topology, IntersectionId(i)).value] = network.buildings[i];
    }
    return result;
}

// A tangle that need not lie on a board: a ring of junctions, joined in pairs, with a few reaches.
roads::Tangle any_tangle(std::uint32_t junctions, Random& random) {
    roads::Tangle tangle;
    tangle.junctions.resize(junctions);
    std::vector<std::size_t> ways(junctions, 0);
    const auto join = [&](std::uint32_t from, std::uint32_t to) {
        roads::ChainOfReaches reaches;
        for (std::uint32_t inside = random.below(4); inside > 0; --inside) {
            reaches.pass(random.below(2) == 0 ? 0 : static_cast<std::int32_t>(random.below(8)));
        }
        const auto number = static_cast<std::uint32_t>(tangle.chains.size());
        tangle.junctions[from].chains[ways[from]++] = {number, 0};
        tangle.junctions[to].chains[ways[to]++] = {number, 1};
        tangle.chains.push_back(reaches.chain(from, to));
    };
    std::vector<std::uint32_t> pairs;
    for (std::uint32_t i = 0; i < junctions; ++i) {
        join(i, (i + 1) % junctions);
        pairs.push_back(i);
    }
    shuffle(std::span(pairs), random);
    for (std::size_t i = 0; i < junctions; i += 2) join(pairs[i], pairs[i + 1]);
    return tangle;
}

}  // namespace

TEST_CASE(
    "R10.1: the length is that of every trail and of every set of roads, on 10,000 networks") {
    const std::vector<Topology> boards{Topology(Shape::hexagon(3)), Topology(Shape::hexagon(4)),
                                       Topology(Shape::extended())};
    std::size_t searched = 0;
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        const Topology& topology = boards[seed % boards.size()];
        const RandomRoads network = RandomRoadMaker(topology, seed).any(15);
        const RoadLength found = longest(topology, network);
        CAPTURE(seed, network.roads.size());
        REQUIRE(found.exact);
        REQUIRE(found.length == EveryTrail(topology, network).longest());
        REQUIRE(static_cast<int>(found.length) == EverySet(topology, network).longest());
        searched += found.steps > 0 ? 1 : 0;
    }
    CHECK(searched > 300);
}

TEST_CASE("R10.1: the length is that of every trail, on 1,000 tangles of up to 34 roads") {
    const Topology topology(Shape::hexagon(4));
    std::size_t searched = 0;
    for (std::uint64_t seed = 0; seed < 1'000; ++seed) {
        RandomRoadMaker maker(topology, seed);
        const Growth growth = maker.below(3) == 0 ? Growth::Bushy : Growth::Hexes;
        const RandomRoads network = maker.grown(growth, 20 + maker.below(15), maker.below(8));
        const RoadLength found = longest(topology, network);
        CAPTURE(seed, network.roads.size());
        REQUIRE(found.exact);
        REQUIRE(found.length == EveryTrail(topology, network).longest());
        searched += found.steps > 0 ? 1 : 0;
    }
    CHECK(searched > 500);
}

TEST_CASE("R10.1: walking a tangle and sweeping it find the same, however coarse the bound") {
    Random random(1, Domain::Order);
    for (int round = 0; round < 2'000; ++round) {
        const roads::Tangle tangle = any_tangle(2 + 2 * random.below(6), random);
        const auto known = static_cast<std::int32_t>(random.below(20));
        roads::Steps unlimited{0, ~std::uint64_t{0}};
        const roads::FoundLength walked = walk_tangle(tangle, known, unlimited);
        const std::uint32_t slots_apart = random.below(10);
        const roads::FoundLength swept = sweep_tangle(tangle, known, unlimited, slots_apart);
        CAPTURE(round, tangle.junctions.size());
        REQUIRE(walked.exact);
        REQUIRE(swept.exact);
        REQUIRE(walked.length == swept.length);
    }
}

TEST_CASE("R10.1: the order of the roads does not matter") {
    const Topology topology(Shape::hexagon(6));
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        RandomRoads network = RandomRoadMaker(topology, seed).any(90);
        const RoadLength found = longest(topology, network);
        Random random(seed, Domain::Tokens);
        shuffle(std::span(network.roads), random);
        CAPTURE(seed);
        REQUIRE(longest(topology, network).length == found.length);
    }
}

TEST_CASE("R10.1: the board can be turned") {
    const Topology topology(Shape::hexagon(6));
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        RandomRoads network = RandomRoadMaker(topology, seed).any(120);
        const std::uint32_t length = longest(topology, network).length;
        for (int turn = 0; turn < 6; ++turn) {
            CAPTURE(seed, turn);
            network = turned(topology, network);
            REQUIRE(longest(topology, network).length == length);
        }
    }
}

// From another side the search meets the loops in another order.
TEST_CASE("R10.1: the board can be turned under networks that take long to search") {
    const Topology topology(Shape::hexagon(8));
    std::size_t took_long = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        RandomRoads network = RandomRoadMaker(topology, seed).grown(Growth::Hexes, 360, 0);
        const std::uint32_t length = longest(topology, network).length;
        for (int turn = 0; turn < 6; ++turn) {
            CAPTURE(seed, turn);
            network = turned(topology, network);
            const RoadLength found = longest(topology, network);
            REQUIRE(found.exact);
            REQUIRE(found.length == length);
            took_long += found.steps > 4'000 ? 1 : 0;
        }
    }
    CHECK(took_long >= 10);
}

TEST_CASE("R10.1: another road never makes the longest shorter, nor longer by more than joins it") {
    const Topology topology(Shape::hexagon(5));
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        RandomRoadMaker maker(topology, seed);
        const RandomRoads network = maker.any(80);
        const std::uint32_t before = longest(topology, network).length;
        RandomRoads more = network;
        EdgeId road = maker.any_edge();
        while (std::ranges::find(network.roads, road) != network.roads.end())
            road = maker.any_edge();
        more.roads.push_back(road);
        CAPTURE(seed, road.value);
        REQUIRE(longest(topology, more).length >= before);
        REQUIRE(longest(topology, more).length <= 2 * before + 1);
    }
}

TEST_CASE(
    "R10.1: measured road by road as they are built, a network is as long as measured at once") {
    const Topology topology(Shape::hexagon(5));
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const RandomRoads network = RandomRoadMaker(topology, seed).any(110);
        const std::span<const EdgeId> roads(network.roads);
        std::uint32_t length = 0;
        for (std::size_t built = 1; built <= roads.size(); ++built) {
            length = lengthened_road(topology, roads.first(built), network.buildings, own, length)
                         .length;
            CAPTURE(seed, built);
            REQUIRE(length ==
                    longest_road(topology, roads.first(built), network.buildings, own).length);
        }
    }
}

TEST_CASE(
    "R10.1: another building of an opponent never makes the longest longer, one's own changes "
    "nothing") {
    const Topology topology(Shape::hexagon(5));
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        RandomRoadMaker maker(topology, seed);
        RandomRoads network = maker.any(80);
        const std::uint32_t before = longest(topology, network).length;
        Seat& building = network.buildings[maker.below(network.buildings.size())];
        if (building != Seat::none()) continue;
        CAPTURE(seed);
        building = own;
        REQUIRE(longest(topology, network).length == before);
        building = opponent;
        REQUIRE(longest(topology, network).length <= before);
    }
}
