// Measures the cost of the longest road (R10.1): for each kind of network the mean and the worst of a thousand, in
// processor time.
#include "catan/core/longest_road.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "catan/core/random.hpp"

namespace {

using catan::EdgeId;
using catan::IntersectionId;
using catan::Seat;
using catan::Topology;

struct BenchRoads {
    std::vector<EdgeId> roads;
    std::vector<Seat> building_owner;
};

constexpr Seat own{std::size_t{0}};
constexpr Seat opponent{std::size_t{1}};

class BenchRoadMaker {
public:
    BenchRoadMaker(const Topology& topology, std::uint64_t seed)
        : topology_(topology), random_(seed, catan::Domain::Order) {}

    // Again and again a free edge that touches the network, each as likely as the others.
    BenchRoads grown(std::size_t roads) {
        BenchRoads network = empty();
        std::vector<bool> seen(topology_.edges(), false);
        std::vector<EdgeId> free{EdgeId(below(topology_.edges()))};
        seen[free[0].value] = true;
        while (network.roads.size() < roads) {
            std::swap(free[below(free.size())], free.back());
            const EdgeId road = free.back();
            free.pop_back();
            network.roads.push_back(road);
            for (const IntersectionId end : topology_.ends(road)) {
                for (const EdgeId next : topology_.edges(end)) {
                    if (!seen[next.value]) free.push_back(next);
                    seen[next.value] = true;
                }
            }
        }
        return network;
    }

    // Builds on this percentage of the intersections.
    void build(BenchRoads& network, std::size_t of_opponents, std::size_t of_own) {
        for (Seat& owner : network.building_owner) {
            const std::size_t lot = below(100);
            if (lot < of_opponents) owner = opponent;
            if (lot >= 100 - of_own) owner = own;
        }
    }

    // The first edges of the board, ring by ring: every edge of a disc of hexes when the number is that of a disc.
    BenchRoads patch(std::size_t roads) {
        BenchRoads network = empty();
        for (std::size_t edge = 0; edge < topology_.edges(); ++edge) {
            network.roads.emplace_back(edge);
        }
        std::ranges::stable_sort(network.roads, {},
                                 [&](EdgeId edge) { return topology_.ends(edge)[1].value; });
        network.roads.resize(roads);
        return network;
    }

private:
    BenchRoads empty() { return {{}, std::vector<Seat>(topology_.intersections(), Seat::none())}; }
    std::size_t below(std::size_t bound) {
        return random_.below(static_cast<std::uint32_t>(bound));
    }

    const Topology& topology_;
    catan::Random random_;
};

struct RoadTimes {
    double total = 0;
    double worst = 0;
    std::uint64_t steps = 0;
    std::uint64_t most_steps = 0;
    std::uint64_t length = 0;
    std::size_t networks = 0;
    std::size_t inexact = 0;
};

// Processor time, so that other programs on the machine do not count; the fastest of a few runs.
void measure(const Topology& topology, const BenchRoads& network, RoadTimes& times) {
    catan::RoadLength found;
    double fastest = 1e18;
    std::size_t calls = 1;
    for (int run = 0; run < 4; ++run) {
        const std::clock_t start = std::clock();
        for (std::size_t call = 0; call < calls; ++call) {
            found = longest_road(topology, network.roads, network.building_owner, own);
        }
        const double taken = static_cast<double>(std::clock() - start) * 1e9 / CLOCKS_PER_SEC /
                             static_cast<double>(calls);
        // The first run only tells how many calls a clock of microseconds needs.
        if (run > 0 || taken > 1e6) fastest = std::min(fastest, taken);
        calls = taken > 1e5 ? 1 : taken > 5e3 ? 20 : 500;
        if (taken > 5e6 && run > 0) break;
    }
    times.total += fastest;
    times.worst = std::max(times.worst, fastest);
    times.steps += found.steps;
    times.most_steps = std::max(times.most_steps, found.steps);
    times.length += found.length;
    times.inexact += found.exact ? 0 : 1;
    ++times.networks;
}

void print(const std::string& name, const RoadTimes& times) {
    const auto networks = static_cast<double>(times.networks);
    std::printf("%-44s mean %10.2f us  worst %10.2f us  steps %9.1f  most %8llu  length %6.2f%s",
                name.c_str(), times.total / networks / 1e3, times.worst / 1e3,
                static_cast<double>(times.steps) / networks,
                static_cast<unsigned long long>(times.most_steps),
                static_cast<double>(times.length) / networks, times.inexact == 0 ? "\n" : "");
    if (times.inexact != 0) std::printf("  not exact %zu of %zu\n", times.inexact, times.networks);
    std::fflush(stdout);
}

void grown(std::uint32_t radius, std::size_t roads, std::uint64_t networks, bool with_buildings) {
    const Topology topology(catan::Shape::hexagon(radius));
    RoadTimes times;
    for (std::uint64_t seed = 0; seed < networks; ++seed) {
        BenchRoadMaker maker(topology, seed);
        BenchRoads network = maker.grown(roads);
        if (with_buildings) maker.build(network, 15, 10);
        measure(topology, network, times);
    }
    print("grown-r" + std::to_string(radius) + "-" + std::to_string(roads) +
              (with_buildings ? "-buildings" : ""),
          times);
}

// Discs of two, three, four ... rings have 30, 72, 132, 210, 306, 420, 552, 900 and 1,260 edges.
constexpr std::array<std::size_t, 11> patches{30,  72,  100, 132, 210,  300,
                                              306, 420, 552, 900, 1'260};

void patch(std::size_t roads, bool with_buildings) {
    const Topology topology(catan::Shape::hexagon(15));
    RoadTimes times;
    for (std::uint64_t seed = 0; seed < (with_buildings ? 50 : 1); ++seed) {
        BenchRoadMaker maker(topology, seed);
        BenchRoads network = maker.patch(roads);
        if (with_buildings) maker.build(network, 15, 10);
        measure(topology, network, times);
    }
    print("patch-" + std::to_string(roads) + (with_buildings ? "-buildings" : ""), times);
}

}  // namespace

int main() {
    for (const bool with_buildings : {false, true}) {
        grown(3, 5, 1'000, with_buildings);
        grown(3, 15, 1'000, with_buildings);
        grown(4, 28, 1'000, with_buildings);
        grown(6, 60, 1'000, with_buildings);
        grown(8, 100, 1'000, with_buildings);
        grown(12, 300, 1'000, with_buildings);
        grown(15, 600, 50, with_buildings);
    }
    for (const bool with_buildings : {false, true}) {
        for (const std::size_t roads : patches) {
            patch(roads, with_buildings);
        }
    }
}
