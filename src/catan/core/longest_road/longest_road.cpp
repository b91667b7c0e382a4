// Measures the longest trail of a road network (README.md has pictures), a graph with at most three
// roads at an intersection. First removes dead ends one by one; each leaves its length, the reach,
// at the intersection where it hung. That empties most networks. A depth-first search then finds
// the bridges (Tarjan's low-link) and the parts between them. A part is solved after everything
// behind it, and is then itself a dead end. A part is a single intersection, a loop or a tangle;
// only tangles are searched.
#include "catan/core/longest_road.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory_resource>

#include "scratch.hpp"
#include "tangle.hpp"

namespace catan {
namespace {

using std::int32_t;
using std::size_t;
using std::uint32_t;

constexpr size_t few_roads = 32;
constexpr uint32_t nothing = ~uint32_t{0};

// An intersection of the network. One with an opponent's building appears once for every road that
// ends there.
struct Stop {
    uint32_t intersection;
    uint32_t degree;  // remaining roads
    uint32_t links;   // exclusive or of the stops at their other ends
    int32_t reach;    // longest trail from here over removed roads
    bool fresh;       // the reach is due to the new road
};

struct Network {
    explicit Network(size_t road_count)
        : roads(road_count), ends(road_count), stops(2 * road_count) {}

    size_t roads;
    size_t stop_count = 0;
    roads::Scratch<std::array<uint32_t, 2>, few_roads> ends;
    roads::Scratch<Stop, 2 * few_roads> stops;
    int32_t best = 0;

    // Records a trail of this length that reaches the stop over a road about to be removed.
    void arrive(Stop& stop, int32_t length, bool fresh = false) {
        best = std::max(best, stop.reach + length);
        if (length <= stop.reach) return;
        stop.reach = length;
        stop.fresh = fresh;
    }

    // The new road is the last in `ends`.
    [[nodiscard]] bool is_new(uint32_t from, uint32_t to) const {
        const auto [a, b] = ends[roads - 1];
        return (from == a && to == b) || (from == b && to == a);
    }
};

// Numbers the intersections of the roads from 0 through an open-addressed hash table.
class Numbering {
public:
    Numbering(Network& network, std::span<const Seat> building_owner, Seat seat)
        : network_(network),
          building_owner_(building_owner),
          seat_(seat),
          mask_(network.roads > few_roads ? std::bit_ceil(4 * network.roads) - 1
                                          : 4 * few_roads - 1),
          table_(mask_ + 1) {
        std::fill_n(table_.begin(), mask_ + 1, 0);
    }

    uint32_t stop(IntersectionId intersection) {
        const Seat owner = building_owner_[intersection.value];
        if (owner.exists() && owner != seat_) return add(nothing);
        // Linear probing suits neighbouring ids; on a small board no two ids collide.
        for (size_t slot = intersection.value & mask_;; slot = (slot + 1) & mask_) {
            if (table_[slot] == 0) {
                const uint32_t added = add(intersection.value);
                table_[slot] = added + 1;
                return added;
            }
            const uint32_t known = table_[slot] - 1;
            if (network_.stops[known].intersection == intersection.value) return known;
        }
    }

private:
    uint32_t add(uint32_t intersection) {
        network_.stops[network_.stop_count] = {intersection, 0, 0, 0, false};
        return static_cast<uint32_t>(network_.stop_count++);
    }

    Network& network_;
    std::span<const Seat> building_owner_;
    Seat seat_;
    size_t mask_;
    roads::Scratch<uint32_t, 4 * few_roads> table_;
};

void join_roads(Network& network, const Topology& topology, std::span<const EdgeId> roads,
                Numbering numbering) {
    for (size_t road = 0; road < roads.size(); ++road) {
        const auto& [from, to] = topology.ends(roads[road]);
        const uint32_t a = numbering.stop(from);
        const uint32_t b = numbering.stop(to);
        network.ends[road] = {a, b};
        ++network.stops[a].degree;
        ++network.stops[b].degree;
        network.stops[a].links ^= b;
        network.stops[b].links ^= a;
    }
}

// Removes dead ends until there are none. Returns true if nothing is left.
bool take_off_dead_ends(Network& network) {
    size_t left = network.roads;
    for (uint32_t first = 0; first < network.stop_count; ++first) {
        for (uint32_t here = first; network.stops[here].degree == 1;) {
            Stop& stop = network.stops[here];
            const uint32_t there = stop.links;
            Stop& next = network.stops[there];
            stop.degree = 0;
            --next.degree;
            next.links ^= here;
            network.arrive(next, stop.reach + 1, stop.fresh || network.is_new(here, there));
            here = there;
            --left;
        }
    }
    return left == 0;
}

// The network without dead ends: loops, tangles and the bridges between them.
class Core {
public:
    Core(Network& network, roads::Steps& steps)
        : network_(network), steps_(steps), nodes_(network.stop_count), open_(network.stop_count) {
        for (size_t i = 0; i < network.stop_count; ++i) nodes_[i] = SearchNode();
        for (size_t road = 0; road < network.roads; ++road) {
            const auto [a, b] = network.ends[road];
            if (network.stops[a].degree == 0 || network.stops[b].degree == 0) continue;
            nodes_[a].neighbours[nodes_[a].degree++] = b;
            nodes_[b].neighbours[nodes_[b].degree++] = a;
        }
    }

    // Returns true if every tangle was searched to the end.
    bool solve() {
        for (uint32_t i = 0; i < network_.stop_count; ++i) {
            if (nodes_[i].degree != 0 && nodes_[i].order == 0) explore(i);
        }
        return exact_;
    }

    // The same if the best length without the new road is known. Starts at the new road, so every
    // other part matters only through its reach. Does nothing if the road changes no reach.
    bool solve_new() {
        const auto [a, b] = network_.ends[network_.roads - 1];
        only_new_ = true;
        if (nodes_[a].degree != 0 && nodes_[b].degree != 0) network_.stops[a].fresh = true;
        for (uint32_t i = 0; i < network_.stop_count; ++i) {
            if (nodes_[i].degree != 0 && network_.stops[i].fresh) explore(i);
        }
        return exact_;
    }

private:
    struct SearchNode {
        std::array<uint32_t, 3> neighbours{};
        uint32_t degree = 0;
        uint32_t tried = 0;           // neighbours already visited
        uint32_t order = 0;           // order of discovery, from 1
        uint32_t low = 0;             // earliest order reachable without the parent edge
        uint32_t parent = nothing;    // predecessor in the search
        uint32_t part = nothing;      // first stop of its part, once known
        uint32_t junction = nothing;  // junction number in a tangle
    };

    void explore(uint32_t root);
    void discover(uint32_t stop, uint32_t parent);
    void close_part(uint32_t root);
    void solve_loop(uint32_t root);
    void solve_tangle(uint32_t root, std::span<const uint32_t> members);
    [[nodiscard]] uint32_t next_in_part(uint32_t here, uint32_t before) const;
    [[nodiscard]] size_t degree_in_part(uint32_t stop) const;
    [[nodiscard]] roads::Tangle contract(std::span<const uint32_t> junctions,
                                         std::pmr::memory_resource& memory) const;
    void draw_chain(roads::Tangle& tangle, uint32_t junction, uint32_t way) const;
    int32_t search(std::span<const uint32_t> junctions, int32_t known,
                   std::pmr::memory_resource& memory);

    Network& network_;
    roads::Steps& steps_;
    roads::Scratch<SearchNode, 2 * few_roads> nodes_;
    roads::Scratch<uint32_t, 2 * few_roads> open_;  // stack of stops whose part is not known yet
    size_t open_count_ = 0;
    uint32_t discovered_ = 0;
    bool only_new_ = false;
    bool exact_ = true;
};

void Core::discover(uint32_t stop, uint32_t parent) {
    nodes_[stop].parent = parent;
    nodes_[stop].order = nodes_[stop].low = ++discovered_;
    open_[open_count_++] = stop;
}

// Depth-first search without recursion. If no road leads from beyond a stop back to before it, its
// part is complete, and the road to it is a bridge.
void Core::explore(uint32_t root) {
    discover(root, nothing);
    for (uint32_t here = root; here != nothing;) {
        SearchNode& node = nodes_[here];
        if (node.tried < node.degree) {
            const uint32_t next = node.neighbours[node.tried++];
            if (next == node.parent) continue;
            if (nodes_[next].order == 0) {
                discover(next, here);
                here = next;
            } else {
                node.low = std::min(node.low, nodes_[next].order);
            }
            continue;
        }
        const uint32_t parent = node.parent;
        const bool is_across_a_bridge = node.low == node.order;
        if (is_across_a_bridge) close_part(here);
        if (parent != nothing && is_across_a_bridge) {
            network_.arrive(network_.stops[parent], network_.stops[here].reach + 1);
        } else if (parent != nothing) {
            nodes_[parent].low = std::min(nodes_[parent].low, node.low);
        }
        here = parent;
    }
}

// Solves the part that was discovered at `root` and stores there the longest trail from `root` into
// the part.
void Core::close_part(uint32_t root) {
    size_t first = open_count_;
    do {
        nodes_[open_[--first]].part = root;
    } while (open_[first] != root);
    const std::span members(open_.begin() + first, open_count_ - first);
    open_count_ = first;
    if (members.size() == 1) return;
    if (std::ranges::all_of(members, [&](uint32_t stop) { return degree_in_part(stop) == 2; })) {
        solve_loop(root);
    } else {
        solve_tangle(root, members);
    }
}

size_t Core::degree_in_part(uint32_t stop) const {
    const SearchNode& node = nodes_[stop];
    size_t degree = 0;
    for (size_t i = 0; i < node.degree; ++i) {
        if (nodes_[node.neighbours[i]].part == node.part) ++degree;
    }
    return degree;
}

uint32_t Core::next_in_part(uint32_t here, uint32_t before) const {
    const SearchNode& node = nodes_[here];
    for (size_t i = 0; i < node.degree; ++i) {
        const uint32_t next = node.neighbours[i];
        if (next != before && nodes_[next].part == node.part) return next;
    }
    return nothing;
}

// Goes round the loop once. A trail that leaves it at two places runs either way between them:
// `forward` and `backward` hold the best first place so far for each way.
void Core::solve_loop(uint32_t root) {
    int32_t length = 0;
    for (uint32_t before = nothing, here = root; here != root || length == 0; ++length) {
        const uint32_t next = next_in_part(here, before);
        before = here;
        here = next;
    }
    int32_t from_root = length;
    int32_t best = length + network_.stops[root].reach;
    int32_t forward = network_.stops[root].reach;
    int32_t backward = network_.stops[root].reach + length;
    uint32_t before = root;
    uint32_t here = next_in_part(root, nothing);
    for (int32_t place = 1; place < length; ++place) {
        const int32_t reach = network_.stops[here].reach;
        from_root = std::max(from_root, reach + std::max(place, length - place));
        best = std::max({best, length + reach, forward + place + reach, backward - place + reach});
        forward = std::max(forward, reach - place);
        backward = std::max(backward, reach + place + length);
        const uint32_t next = next_in_part(here, before);
        before = here;
        here = next;
    }
    network_.best = std::max(network_.best, best);
    network_.stops[root].reach = std::max(network_.stops[root].reach, from_root);
}

void Core::solve_tangle(uint32_t root, std::span<const uint32_t> members) {
    std::array<std::byte, few_roads * 64> few;
    std::pmr::monotonic_buffer_resource memory(few.data(), few.size());
    std::pmr::vector<uint32_t> junctions(&memory);
    for (const uint32_t stop : members) {
        if (degree_in_part(stop) != 3) continue;
        nodes_[stop].junction = static_cast<uint32_t>(junctions.size());
        junctions.push_back(stop);
    }
    const bool begins_here = nodes_[root].parent == nothing;
    if (begins_here || !only_new_) {
        network_.best = std::max(network_.best, search(junctions, network_.best, memory));
    }
    if (begins_here) return;
    // An unbeatable reward forces the trail to end at the bridge to the parent.
    const auto reward = static_cast<int32_t>(2 * network_.roads);
    network_.stops[root].reach = reward;
    network_.stops[root].reach = search(junctions, reward, memory) - reward;
}

int32_t Core::search(std::span<const uint32_t> junctions, int32_t known,
                     std::pmr::memory_resource& memory) {
    const roads::FoundLength found =
        roads::longest_trail(contract(junctions, memory), known, steps_);
    exact_ = exact_ && found.exact;
    return found.length;
}

// Builds the contracted graph: everything between two junctions becomes one chain.
roads::Tangle Core::contract(std::span<const uint32_t> junctions,
                             std::pmr::memory_resource& memory) const {
    roads::Tangle tangle(&memory);
    tangle.junctions.resize(junctions.size());
    tangle.chains.reserve(junctions.size() * 3 / 2);
    for (uint32_t i = 0; i < junctions.size(); ++i) {
        for (uint32_t way = 0; way < 3; ++way) {
            if (tangle.junctions[i].chains[way].chain == nothing) {
                draw_chain(tangle, junctions[i], way);
            }
        }
    }
    return tangle;
}

void Core::draw_chain(roads::Tangle& tangle, uint32_t junction, uint32_t way) const {
    roads::ChainOfReaches reaches;
    uint32_t before = junction;
    uint32_t here = nodes_[junction].neighbours[way];
    while (nodes_[here].junction == nothing) {
        reaches.pass(network_.stops[here].reach);
        const uint32_t next = next_in_part(here, before);
        before = here;
        here = next;
    }
    const auto back = std::ranges::find(nodes_[here].neighbours, before);
    const auto way_back = static_cast<size_t>(back - nodes_[here].neighbours.begin());
    const auto number = static_cast<uint32_t>(tangle.chains.size());
    tangle.junctions[nodes_[junction].junction].chains[way] = {number, 0};
    tangle.junctions[nodes_[here].junction].chains[way_back] = {number, 1};
    tangle.within_a_chain = std::max(tangle.within_a_chain, reaches.within());
    tangle.chains.push_back(reaches.chain(nodes_[junction].junction, nodes_[here].junction));
}

}  // namespace

RoadLength longest_road(const Topology& topology, std::span<const EdgeId> roads,
                        std::span<const Seat> building_owner, Seat seat) {
    Network network(roads.size());
    join_roads(network, topology, roads, Numbering(network, building_owner, seat));
    roads::Steps steps{0, longest_road_step_budget};
    const bool exact = take_off_dead_ends(network) || Core(network, steps).solve();
    return {static_cast<uint32_t>(network.best), steps.spent, exact};
}

RoadLength lengthened_road(const Topology& topology, std::span<const EdgeId> roads,
                           std::span<const Seat> building_owner, Seat seat, uint32_t before) {
    Network network(roads.size());
    network.best = static_cast<int32_t>(before);
    join_roads(network, topology, roads, Numbering(network, building_owner, seat));
    roads::Steps steps{0, longest_road_step_budget};
    const bool exact = take_off_dead_ends(network) || Core(network, steps).solve_new();
    return {static_cast<uint32_t>(network.best), steps.spent, exact};
}

}  // namespace catan
