#include "catan/core/generator.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <stdexcept>

#include "catan/core/random.hpp"
#include "catan/core/rules.hpp"
#include "red_tokens.hpp"

namespace catan {
namespace {

using Coast = std::array<std::uint32_t, 2>;  // the two intersections of a coast edge

// R1.8, with the ports of the beginner's board
struct BeginnerPort {
    Coast at;
    std::optional<Resource> resource;
};
constexpr std::array<BeginnerPort, 9> standard_ports{{{{35, 36}, std::nullopt},
                                                      {{32, 33}, Resource::Grain},
                                                      {{28, 29}, Resource::Ore},
                                                      {{25, 26}, std::nullopt},
                                                      {{52, 53}, Resource::Wool},
                                                      {{48, 49}, std::nullopt},
                                                      {{45, 46}, std::nullopt},
                                                      {{42, 43}, Resource::Brick},
                                                      {{38, 39}, Resource::Lumber}}};
// R1.10
constexpr std::array<Coast, 11> extended_ports{{{59, 60},
                                                {56, 57},
                                                {31, 54},
                                                {27, 28},
                                                {24, 25},
                                                {50, 51},
                                                {77, 78},
                                                {73, 74},
                                                {70, 71},
                                                {66, 67},
                                                {63, 64}}};

// R1.7, hexes from west to east and from north to south
struct BeginnerHex {
    Terrain terrain;
    std::uint8_t token;
};
constexpr std::array<BeginnerHex, 19> beginner_hexes{{
    {Terrain::Ore, 10},    {Terrain::Wool, 2},   {Terrain::Lumber, 9}, {Terrain::Grain, 12},
    {Terrain::Brick, 6},   {Terrain::Wool, 4},   {Terrain::Brick, 10}, {Terrain::Grain, 9},
    {Terrain::Lumber, 11}, {Terrain::Desert, 0}, {Terrain::Lumber, 3}, {Terrain::Ore, 8},
    {Terrain::Lumber, 8},  {Terrain::Ore, 3},    {Terrain::Grain, 4},  {Terrain::Wool, 5},
    {Terrain::Brick, 5},   {Terrain::Grain, 6},  {Terrain::Wool, 11},
}};

// R1.7, in the order of the letters
constexpr std::array<std::uint8_t, 18> standard_letters{5, 2, 6,  3, 8, 10, 9, 12, 11,
                                                        4, 8, 10, 9, 4, 5,  6, 3,  11};
constexpr std::array<std::uint8_t, 28> extended_letters{
    2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6};

EdgeId coast_edge(const Topology& topology, Coast ends) {
    return *topology.edge_between(IntersectionId(ends[0]), IntersectionId(ends[1]));
}

std::vector<Terrain> shuffled_terrain(const Topology& topology, Random& random) {
    Bag<terrain_count> bag(terrain_counts(topology.shape()));
    std::vector<Terrain> terrain(topology.hexes());
    for (Terrain& hex : terrain) hex = static_cast<Terrain>(bag.draw(random));
    return terrain;
}

// Draws tokens for all hexes but deserts: red ones where `red` is set, others on the remaining
// hexes.
std::vector<std::uint8_t> draw_tokens(const std::vector<Terrain>& terrain,
                                      const std::vector<bool>& red, TokenCounts counts,
                                      Random& random) {
    TokenCounts red_counts{};
    for (const std::uint8_t number : token_numbers) {
        if (is_red(number)) std::swap(red_counts[number], counts[number]);
    }
    Bag<counts.size()> reds(red_counts);
    Bag<counts.size()> others(counts);
    std::vector<std::uint8_t> token(terrain.size(), 0);
    for (std::size_t i = 0; i < terrain.size(); ++i) {
        if (terrain[i] == Terrain::Desert) continue;
        token[i] = static_cast<std::uint8_t>((red[i] ? reds : others).draw(random));
    }
    return token;
}

// Draws the random board of radius 3, with all arrangements that R1.6 allows equally likely. Every choice of four
// separate red hexes leaves the same number of arrangements: the desert on any of the 15 other hexes, times the orders
// of terrains, red tokens and other tokens.
void draw_standard(const Topology& topology, std::uint64_t seed, Layout& layout) {
    Random tokens(seed, Domain::Tokens);
    const TokenCounts counts = token_counts(topology.shape());
    const auto sets = separate_sets(topology, counts[6] + counts[8]);
    const std::uint32_t set = sets[tokens.below(static_cast<std::uint32_t>(sets.size()))];
    std::vector<bool> red(topology.hexes());
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < red.size(); ++i) {
        red[i] = (set >> i & 1U) != 0;
        if (!red[i]) others.push_back(i);
    }

    Random terrains(seed, Domain::Terrain);
    const std::size_t desert = others[terrains.below(static_cast<std::uint32_t>(others.size()))];
    TerrainCounts fertile = terrain_counts(topology.shape());
    fertile[index(Terrain::Desert)] = 0;
    Bag<terrain_count> bag(fertile);
    layout.terrain.assign(topology.hexes(), Terrain::Desert);
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        if (i != desert) layout.terrain[i] = static_cast<Terrain>(bag.draw(terrains));
    }
    layout.token = draw_tokens(layout.terrain, red, counts, tokens);
}

void draw_random(const Topology& topology, std::uint64_t seed, Layout& layout) {
    Random terrains(seed, Domain::Terrain);
    Random tokens(seed, Domain::Tokens);
    const TokenCounts counts = token_counts(topology.shape());
    layout.terrain = shuffled_terrain(topology, terrains);
    const auto red = separate_hexes(topology, layout.terrain, counts[6] + counts[8], tokens);
    layout.token = draw_tokens(layout.terrain, red, counts, tokens);
}

// Lists the hexes in spiral order: counter-clockwise along the coast from `first`, a hex with three
// neighbours, then inwards. Goes straight on while the next hex is new, else turns left.
std::vector<HexId> spiral(const Topology& topology, HexId first) {
    // Start with the sea on the right.
    std::size_t heading = 0;
    const auto& around = topology.neighbours(first);
    while (!around[heading].exists() || around[(heading + hex_sides - 1) % hex_sides].exists()) {
        ++heading;
    }
    std::vector<bool> visited(topology.hexes(), false);
    std::vector<HexId> path;
    for (HexId here = first; path.size() < topology.hexes();) {
        path.push_back(here);
        visited[here.value] = true;
        for (std::size_t turns = 0; turns < hex_sides; ++turns) {
            const HexId ahead = topology.neighbours(here)[heading];
            if (ahead.exists() && !visited[ahead.value]) {
                here = ahead;
                break;
            }
            heading = (heading + 1) % hex_sides;
        }
    }
    return path;
}

void draw_spiral(const Topology& topology, std::uint64_t seed, Layout& layout) {
    Random terrains(seed, Domain::Terrain);
    Random tokens(seed, Domain::Tokens);
    layout.terrain = shuffled_terrain(topology, terrains);
    std::vector<HexId> corners;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        if (std::ranges::count_if(topology.neighbours(HexId(i)), &HexId::exists) == 3) {
            corners.push_back(HexId(i));
        }
    }
    const HexId first = corners[tokens.below(static_cast<std::uint32_t>(corners.size()))];
    const std::span<const std::uint8_t> letters =
        topology.shape().is_extended() ? std::span<const std::uint8_t>(extended_letters)
                                       : std::span<const std::uint8_t>(standard_letters);
    layout.token.assign(topology.hexes(), 0);
    auto letter = letters.begin();
    for (const HexId hex : spiral(topology, first)) {
        if (layout.terrain[hex.value] != Terrain::Desert) layout.token[hex.value] = *letter++;
    }
}

void lay_beginner(const Topology& topology, Layout& layout) {
    std::vector<HexId> reading_order;
    for (std::size_t i = 0; i < topology.hexes(); ++i) reading_order.emplace_back(i);
    std::ranges::sort(reading_order, {}, [&](HexId hex) {
        const Axial place = topology.axial(hex);
        return std::pair(place.r, place.q);
    });
    layout.terrain.resize(topology.hexes());
    layout.token.resize(topology.hexes());
    for (std::size_t i = 0; i < beginner_hexes.size(); ++i) {
        layout.terrain[reading_order[i].value] = beginner_hexes[i].terrain;
        layout.token[reading_order[i].value] = beginner_hexes[i].token;
    }
}

// R1.9: a port takes two adjacent coast intersections, and the free one behind them separates it
// from the next port. The rest of the coast is spread between the ports so that every placement is
// equally likely.
std::vector<EdgeId> port_places(const Topology& topology, Random& random) {
    const auto coast = topology.coast();
    const std::uint32_t ports = port_counts(topology.shape()).total();
    const auto length = static_cast<std::uint32_t>(coast.size());
    Bag<2> pieces({ports, length - 3 * ports});
    std::vector<EdgeId> places;
    std::size_t at = random.below(length);
    while (pieces.left() > 0) {
        const bool is_port = pieces.draw(random) == 0;
        if (is_port) {
            places.push_back(*topology.edge_between(coast[at % length], coast[(at + 1) % length]));
        }
        at += is_port ? 3 : 1;
    }
    return places;
}

void draw_ports(const Topology& topology, std::uint64_t seed, Layout& layout) {
    Random random(seed, Domain::Ports);
    std::vector<EdgeId> places;
    if (topology.shape().is_extended()) {
        for (const Coast& at : extended_ports) places.push_back(coast_edge(topology, at));
    } else if (topology.shape().radius == smallest_radius) {
        for (const auto& port : standard_ports) places.push_back(coast_edge(topology, port.at));
    } else {
        places = port_places(topology, random);
    }
    const PortCounts counts = port_counts(topology.shape());
    std::array<std::uint32_t, resource_count + 1> kinds{};
    std::ranges::copy(counts.two_to_one, kinds.begin());
    kinds.back() = counts.three_to_one;
    Bag<kinds.size()> bag(kinds);
    for (const EdgeId edge : places) {
        const std::size_t kind = bag.draw(random);
        std::optional<Resource> resource;
        if (kind < resource_count) resource = static_cast<Resource>(kind);
        layout.ports.push_back({edge, resource});
    }
}

// R1.11
HexId robber_place(const std::vector<Terrain>& terrain, std::uint64_t seed) {
    std::vector<HexId> deserts;
    for (std::size_t i = 0; i < terrain.size(); ++i) {
        if (terrain[i] == Terrain::Desert) deserts.emplace_back(i);
    }
    Random random(seed, Domain::Robber);
    return deserts[random.below(static_cast<std::uint32_t>(deserts.size()))];
}

}  // namespace

Layout generate(const Topology& topology, Mode mode, std::uint64_t seed) {
    if (!has_board(mode, topology.shape())) {
        throw std::invalid_argument("this mode has no board of this shape (R1.7)");
    }
    Layout layout;
    if (mode == Mode::Beginner) {
        lay_beginner(topology, layout);
        for (const auto& port : standard_ports) {
            layout.ports.push_back({coast_edge(topology, port.at), port.resource});
        }
    } else {
        if (mode == Mode::Spiral) {
            draw_spiral(topology, seed, layout);
        } else if (topology.shape() == Shape::hexagon(3)) {
            draw_standard(topology, seed, layout);
        } else {
            draw_random(topology, seed, layout);
        }
        draw_ports(topology, seed, layout);
    }
    layout.robber = robber_place(layout.terrain, seed);
    return layout;
}

Board make_board(Mode mode, Shape shape, std::uint64_t seed) {
    Board board{Topology(shape), {}};
    board.layout = generate(board.topology, mode, seed);
    return board;
}

}  // namespace catan
