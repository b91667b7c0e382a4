// Checks the places and kinds of ports (R1.8-R1.10). Computes the expected numbers here, from the wording of the rules.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <vector>

#include "catan/core/generator.hpp"
#include "support/chi_square.hpp"
#include "support/print.hpp"

using namespace catan;

namespace {

using Ends = std::array<std::size_t, 2>;
using Kinds = std::map<std::optional<Resource>, std::size_t>;

Kinds kinds(const Layout& layout) {
    Kinds found;
    for (const Port& port : layout.ports) ++found[port.resource];
    return found;
}

Kinds kinds_of_hexagon(std::size_t radius) {  // R1.9
    const std::size_t coast = 12 * radius - 6;
    std::size_t port_intersections = 6 * coast / 10;
    while (port_intersections % 2 != 0) --port_intersections;
    const std::size_t ports = port_intersections / 2;
    std::size_t two_to_one = ports / 2;
    while (two_to_one % 5 != 0) ++two_to_one;
    Kinds wanted;
    for (const Resource resource : all_resources) wanted[resource] = two_to_one / 5;
    wanted[std::nullopt] = ports - two_to_one;
    return wanted;
}

std::set<Ends> places(const Board& board) {
    std::set<Ends> found;
    for (const Port& port : board.layout.ports) {
        const auto& ends = board.topology.ends(port.edge);
        found.insert(Ends{ends[0].value, ends[1].value});
    }
    return found;
}

// For each place on the coast, going round it, how far a port that begins there is from the next one: the number of
// free intersections in between. Nothing where no port begins.
std::map<std::size_t, std::size_t> gaps(const Topology& topology, const Layout& layout) {
    const auto coast = topology.coast();
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < coast.size(); ++i) {
        const auto edge = topology.edge_between(coast[i], coast[(i + 1) % coast.size()]);
        for (const Port& port : layout.ports) {
            if (port.edge == edge) starts.push_back(i);
        }
    }
    std::map<std::size_t, std::size_t> found;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t next = i + 1 < starts.size() ? starts[i + 1] : starts[0] + coast.size();
        found[starts[i]] = next - starts[i] - 2;
    }
    return found;
}

}  // namespace

TEST_CASE("R1.9 ports above radius 3 have their kinds and distances, radius 4 to 30") {
    const auto radius = static_cast<std::uint32_t>(GENERATE(range(4, 31)));
    const Topology topology(Shape::hexagon(radius));
    const Kinds wanted = kinds_of_hexagon(radius);
    std::size_t all = 0;
    for (const auto& [kind, count] : wanted) all += count;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        CAPTURE(radius, seed);
        const Layout layout = generate(topology, Mode::Random, seed);
        REQUIRE(faults(topology, layout).empty());
        REQUIRE(layout.ports.size() == all);
        REQUIRE(kinds(layout) == wanted);
        const auto between = gaps(topology, layout);
        REQUIRE(between.size() == all);
        for (const auto& [start, gap] : between) {
            CAPTURE(start, gap);
            REQUIRE(gap >= 1);
            REQUIRE(gap < topology.coast().size());
        }
    }
}

TEST_CASE("R1.9 radius 4 has 12 ports and radius 5 has 16, ten of them 2:1") {
    for (const std::size_t radius : {4U, 5U}) {
        const Layout layout =
            make_board(Mode::Random, Shape::hexagon(static_cast<std::uint32_t>(radius)), 1).layout;
        REQUIRE(layout.ports.size() == 4 * radius - 4);
        REQUIRE(std::ranges::count_if(layout.ports, [](const Port& port) {
                    return port.resource.has_value();
                }) == 10);
    }
}

TEST_CASE("R1.8 ports of radius 3 are at fixed places, their kinds shuffled") {
    const std::set<Ends> wanted{{35, 36}, {32, 33}, {28, 29}, {25, 26}, {52, 53},
                                {48, 49}, {45, 46}, {42, 43}, {38, 39}};
    const auto mode = GENERATE(Mode::Random, Mode::Spiral, Mode::Beginner);
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        CAPTURE(name(mode), seed);
        const Board board = make_board(mode, Shape::hexagon(3), seed);
        REQUIRE(board.layout.ports.size() == 9);
        REQUIRE(places(board) == wanted);
        REQUIRE(kinds(board.layout) == Kinds{{Resource::Lumber, 1},
                                             {Resource::Brick, 1},
                                             {Resource::Wool, 1},
                                             {Resource::Grain, 1},
                                             {Resource::Ore, 1},
                                             {std::nullopt, 4}});
        for (const auto& [start, gap] : gaps(board.topology, board.layout)) REQUIRE(gap >= 1);
    }
}

TEST_CASE("R1.10 ports of the extended board are at fixed places, their kinds shuffled") {
    const std::set<Ends> wanted{{59, 60}, {56, 57}, {31, 54}, {27, 28}, {24, 25}, {50, 51},
                                {77, 78}, {73, 74}, {70, 71}, {66, 67}, {63, 64}};
    const auto mode = GENERATE(Mode::Random, Mode::Spiral);
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        CAPTURE(name(mode), seed);
        const Board board = make_board(mode, Shape::extended(), seed);
        REQUIRE(board.layout.ports.size() == 11);
        REQUIRE(places(board) == wanted);
        REQUIRE(kinds(board.layout) == Kinds{{Resource::Lumber, 1},
                                             {Resource::Brick, 1},
                                             {Resource::Wool, 2},
                                             {Resource::Grain, 1},
                                             {Resource::Ore, 1},
                                             {std::nullopt, 5}});
        for (const auto& [start, gap] : gaps(board.topology, board.layout)) REQUIRE(gap >= 1);
    }
}

TEST_CASE("R1.8 R1.10 every fixed place has every kind of port as often as there are ports of it") {
    const auto shape = GENERATE(Shape::hexagon(3), Shape::extended());
    const Topology topology(shape);
    const std::vector<double> chances = shape.is_extended() ? std::vector<double>{1, 1, 2, 1, 1, 5}
                                                            : std::vector<double>{1, 1, 1, 1, 1, 4};
    std::map<EdgeId, std::vector<std::uint64_t>> counts;
    for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
        for (const Port& port : generate(topology, Mode::Spiral, seed).ports) {
            auto& of_place = counts[port.edge];
            of_place.resize(resource_count + 1);
            ++of_place[port.resource ? index(*port.resource) : resource_count];
        }
    }
    for (const auto& [edge, of_place] : counts) {
        CAPTURE(topology.ends(edge)[0].value);
        REQUIRE(chi_square(of_place, chances).agrees());
    }
}

TEST_CASE("R1.9 every edge of the coast has a port alike, at every distance there is room for") {
    const Topology topology(Shape::hexagon(4));
    const std::size_t coast = topology.coast().size();
    REQUIRE(coast == 42);
    // One port of each board is looked at, so that the boards count one by one.
    std::mt19937 pick(1);
    std::vector<std::uint64_t> starts(coast, 0);
    std::vector<std::uint64_t> distances(7, 0);
    for (std::uint64_t seed = 0; seed < 50'000; ++seed) {
        const auto between = gaps(topology, generate(topology, Mode::Random, seed));
        REQUIRE(between.size() == 12);
        const auto seen = std::next(between.begin(), static_cast<std::ptrdiff_t>(pick() % 12));
        ++starts[seen->first];
        REQUIRE(seen->second <= 7);
        ++distances[seen->second - 1];
    }
    REQUIRE(chi_square_even(starts).agrees());
    // Twelve ports with their twelve obligatory gaps take 36 of 42 intersections; 6 are left to lie in the 12 gaps in
    // any way. Where a gap has d of them, the other 6 - d lie in 11 gaps: (6 - d + 10) over 10 ways.
    const std::vector<double> ways{8008, 3003, 1001, 286, 66, 11, 1};
    const ChiSquare agreement = chi_square(distances, ways);
    CAPTURE(agreement.value, agreement.limit);
    REQUIRE(agreement.agrees());
}

TEST_CASE("R1.9 the kind of a port says nothing about its place") {
    const Topology topology(Shape::hexagon(4));
    std::mt19937 pick(2);
    std::map<EdgeId, std::vector<std::uint64_t>> counts;
    for (std::uint64_t seed = 0; seed < 50'000; ++seed) {
        const Layout layout = generate(topology, Mode::Random, seed);
        const Port& port = layout.ports[pick() % layout.ports.size()];
        auto& of_place = counts[port.edge];
        of_place.resize(resource_count + 1);
        ++of_place[port.resource ? index(*port.resource) : resource_count];
    }
    std::vector<std::vector<std::uint64_t>> table;
    for (const auto& [edge, of_place] : counts) table.push_back(of_place);
    REQUIRE(table.size() == topology.coast().size());
    REQUIRE(chi_square_independent(table).agrees());
}
