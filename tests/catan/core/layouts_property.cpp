// Counts terrain, tokens and ports of generated boards (R1.3-R1.11). Computes the expected numbers here, from the
// wording of the rules.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <map>
#include <random>
#include <stdexcept>
#include <vector>

#include "catan/core/generator.hpp"
#include "support/chi_square.hpp"
#include "support/plane.hpp"
#include "support/print.hpp"

using namespace catan;

namespace {

using TerrainTally = std::map<Terrain, std::size_t>;
using TokenTally = std::map<int, std::size_t>;

TerrainTally standard_terrain() {  // R1.3
    return {{Terrain::Wool, 4},  {Terrain::Grain, 4}, {Terrain::Lumber, 4},
            {Terrain::Brick, 3}, {Terrain::Ore, 3},   {Terrain::Desert, 1}};
}
TokenTally standard_tokens() {  // R1.3
    return {{2, 1}, {12, 1}, {3, 2}, {4, 2}, {5, 2}, {6, 2}, {8, 2}, {9, 2}, {10, 2}, {11, 2}};
}

// R1.4; its first sentence covers R1.3.
TerrainTally terrain_of_hexagon(std::size_t radius) {
    TerrainTally tally = standard_terrain();
    for (std::size_t size = 18; size <= 6 * (radius - 1); size += 6) {
        for (auto& [terrain, count] : tally) {
            if (terrain != Terrain::Desert) count += size / 5;
        }
        switch (size % 5) {
            case 1: tally[Terrain::Desert] += 1; break;
            case 2: tally[Terrain::Desert] += 2; break;
            case 4: tally[Terrain::Desert] += 4; break;
            case 3:
                tally[Terrain::Wool] += 1;
                tally[Terrain::Grain] += 1;
                tally[Terrain::Lumber] += 1;
                break;
            default: break;
        }
    }
    return tally;
}
TokenTally tokens_of_hexagon(std::size_t radius) {
    TokenTally tally = standard_tokens();
    for (std::size_t size = 18; size <= 6 * (radius - 1); size += 6) {
        for (auto& [token, count] : tally) count += size / 10;
        if (size % 10 == 6) {
            for (const int token : {5, 6, 8, 9, 10}) ++tally[token];
        }
        if (size % 10 == 8) {
            for (const int token : {3, 4, 5, 6, 8, 9, 10, 11}) ++tally[token];
        }
    }
    return tally;
}
TerrainTally terrain_of(Shape shape) {
    if (!shape.is_extended()) return terrain_of_hexagon(shape.radius);
    return {{Terrain::Lumber, 6}, {Terrain::Wool, 6}, {Terrain::Grain, 6},
            {Terrain::Brick, 5},  {Terrain::Ore, 5},  {Terrain::Desert, 2}};  // R1.5
}
TokenTally tokens_of(Shape shape) {
    if (!shape.is_extended()) return tokens_of_hexagon(shape.radius);
    return {{2, 2}, {12, 2}, {3, 3}, {4, 3},  {5, 3},
            {6, 3}, {8, 3},  {9, 3}, {10, 3}, {11, 3}};  // R1.5
}

TerrainTally tally_terrain(const Board& board) {
    TerrainTally tally;
    for (const Terrain terrain : board.layout.terrain) ++tally[terrain];
    return tally;
}
TokenTally tally_tokens(const Board& board) {
    TokenTally tally;
    for (const int token : board.layout.token) {
        if (token != 0) ++tally[token];
    }
    return tally;
}

void require_rules_hold(const Board& board) {
    REQUIRE(board.layout.terrain.size() == board.topology.hexes());
    REQUIRE(board.layout.token.size() == board.topology.hexes());
    REQUIRE(faults(board.topology, board.layout).empty());
    REQUIRE(tally_terrain(board) == terrain_of(board.topology.shape()));
    REQUIRE(tally_tokens(board) == tokens_of(board.topology.shape()));
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < board.topology.hexes(); ++i) {
        const bool is_desert = board.terrain(HexId(i)) == Terrain::Desert;
        if (is_desert != (board.token(HexId(i)) == 0)) ++wrong;
    }
    REQUIRE(wrong == 0);
    REQUIRE(adjacent_reds(board.topology, board.layout).empty());
    REQUIRE(board.layout.robber.value < board.topology.hexes());
    REQUIRE(board.terrain(board.layout.robber) == Terrain::Desert);
}

struct AskedBoard {
    Mode mode;
    Shape shape;
};

}  // namespace

TEST_CASE("R1.3 R1.4 random boards have the terrain and tokens of their radius, 3 to 30") {
    const auto radius = static_cast<std::uint32_t>(GENERATE(range(3, 31)));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CAPTURE(radius, seed);
        require_rules_hold(make_board(Mode::Random, Shape::hexagon(radius), seed));
    }
}

TEST_CASE("R1.3 R1.5 spiral boards and random extended boards have their terrain and tokens") {
    const auto asked = GENERATE(AskedBoard{Mode::Spiral, Shape::hexagon(3)},
                                AskedBoard{Mode::Spiral, Shape::extended()},
                                AskedBoard{Mode::Random, Shape::extended()});
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        CAPTURE(name(asked.mode), seed);
        require_rules_hold(make_board(asked.mode, asked.shape, seed));
    }
}

TEST_CASE("R1.3 R1.4 every hex has every terrain as often as there are hexes of it") {
    const auto asked = GENERATE(
        AskedBoard{Mode::Spiral, Shape::hexagon(3)}, AskedBoard{Mode::Spiral, Shape::extended()},
        AskedBoard{Mode::Random, Shape::hexagon(4)}, AskedBoard{Mode::Random, Shape::extended()});
    const Topology topology(asked.shape);
    std::vector<double> chances;
    for (const auto& [terrain, count] : terrain_of(asked.shape))
        chances.push_back(static_cast<double>(count));
    std::vector<std::vector<std::uint64_t>> counts(topology.hexes(),
                                                   std::vector<std::uint64_t>(terrain_count, 0));
    for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
        const Layout layout = generate(topology, asked.mode, seed);
        for (std::size_t i = 0; i < topology.hexes(); ++i) ++counts[i][index(layout.terrain[i])];
    }
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        CAPTURE(name(asked.mode), topology.hexes(), i);
        REQUIRE(chi_square(counts[i], chances).agrees());
    }
}

TEST_CASE("R1.7 each mode has boards of its shapes, and no others") {
    for (std::uint32_t radius = 3; radius <= 8; ++radius) {
        CAPTURE(radius);
        const Shape shape = Shape::hexagon(radius);
        REQUIRE(has_board(Mode::Random, shape));
        REQUIRE(has_board(Mode::Spiral, shape) == (radius == 3));
        REQUIRE(has_board(Mode::Beginner, shape) == (radius == 3));
    }
    REQUIRE(has_board(Mode::Random, Shape::extended()));
    REQUIRE(has_board(Mode::Spiral, Shape::extended()));
    REQUIRE_FALSE(has_board(Mode::Beginner, Shape::extended()));
    for (const Mode mode : {Mode::Random, Mode::Spiral, Mode::Beginner}) {
        for (const std::uint32_t radius : {0U, 1U, 2U})
            REQUIRE_FALSE(has_board(mode, Shape::hexagon(radius)));
    }
}

TEST_CASE("R1.7 asking a mode for a board it does not have is an error") {
    for (const std::uint32_t radius : {4U, 5U, 10U}) {
        CAPTURE(radius);
        REQUIRE_THROWS_AS(make_board(Mode::Spiral, Shape::hexagon(radius), 1),
                          std::invalid_argument);
        REQUIRE_THROWS_AS(make_board(Mode::Beginner, Shape::hexagon(radius), 1),
                          std::invalid_argument);
        const Topology topology(Shape::hexagon(radius));
        REQUIRE_THROWS_AS(generate(topology, Mode::Spiral, 1), std::invalid_argument);
    }
    REQUIRE_THROWS_AS(make_board(Mode::Beginner, Shape::extended(), 1), std::invalid_argument);
    REQUIRE_THROWS_AS(make_board(Mode::Random, Shape::hexagon(2), 1), std::invalid_argument);
}

TEST_CASE("R1.7 the modes have names") {
    REQUIRE(name(Mode::Random) == "random");
    REQUIRE(name(Mode::Spiral) == "spiral");
    REQUIRE(name(Mode::Beginner) == "beginner");
}

TEST_CASE("R1.7 R1.8 the beginner's board is the one that is spelled out, whatever the seed") {
    struct Hex {
        std::size_t id;
        Terrain terrain;
        int token;
    };
    // West to east and north to south, beside the ids of R1.1.
    const std::vector<Hex> hexes{
        {11, Terrain::Ore, 10},   {10, Terrain::Wool, 2},   {9, Terrain::Lumber, 9},   // first row
        {12, Terrain::Grain, 12}, {3, Terrain::Brick, 6},   {2, Terrain::Wool, 4},     // second row
        {8, Terrain::Brick, 10},                                                       //
        {13, Terrain::Grain, 9},  {4, Terrain::Lumber, 11}, {0, Terrain::Desert, 0},   // third row
        {1, Terrain::Lumber, 3},  {7, Terrain::Ore, 8},                                //
        {14, Terrain::Lumber, 8}, {5, Terrain::Ore, 3},     {6, Terrain::Grain, 4},    // fourth row
        {18, Terrain::Wool, 5},                                                        //
        {15, Terrain::Brick, 5},  {16, Terrain::Grain, 6},  {17, Terrain::Wool, 11}};  // fifth row
    using Ends = std::array<std::size_t, 2>;
    const std::map<Ends, std::optional<Resource>> ports{
        {{35, 36}, std::nullopt}, {{32, 33}, Resource::Grain}, {{28, 29}, Resource::Ore},
        {{25, 26}, std::nullopt}, {{52, 53}, Resource::Wool},  {{48, 49}, std::nullopt},
        {{45, 46}, std::nullopt}, {{42, 43}, Resource::Brick}, {{38, 39}, Resource::Lumber}};

    const auto seed = GENERATE(std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{12345});
    const Board board = make_board(Mode::Beginner, Shape::hexagon(3), seed);
    REQUIRE(hexes.size() == board.topology.hexes());
    for (const Hex& hex : hexes) {
        CAPTURE(hex.id);
        REQUIRE(board.terrain(HexId(hex.id)) == hex.terrain);
        REQUIRE(int{board.token(HexId(hex.id))} == hex.token);
    }
    std::map<Ends, std::optional<Resource>> found;
    for (const Port& port : board.layout.ports) {
        const auto& ends = board.topology.ends(port.edge);
        found[Ends{ends[0].value, ends[1].value}] = port.resource;
    }
    REQUIRE(board.layout.ports.size() == 9);
    REQUIRE(found == ports);
    REQUIRE(board.layout.robber == HexId(0));
    require_rules_hold(board);
}

TEST_CASE("R1.11 the robber starts on each desert alike") {
    struct Case {
        AskedBoard asked;
        std::size_t deserts;
    };
    const auto [asked, deserts] = GENERATE(
        Case{{Mode::Random, Shape::extended()}, 2}, Case{{Mode::Spiral, Shape::extended()}, 2},
        Case{{Mode::Random, Shape::hexagon(5)}, 5}, Case{{Mode::Random, Shape::hexagon(7)}, 6});
    const Topology topology(asked.shape);
    std::vector<std::uint64_t> counts(deserts, 0);  // by how many deserts have a smaller id
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        const Layout layout = generate(topology, asked.mode, seed);
        REQUIRE(layout.terrain[layout.robber.value] == Terrain::Desert);
        const auto end = layout.terrain.begin() + layout.robber.value;
        ++counts[static_cast<std::size_t>(
            std::count(layout.terrain.begin(), end, Terrain::Desert))];
    }
    REQUIRE(chi_square_even(counts).agrees());
}

TEST_CASE("the same seed gives the same board, and other seeds give others") {
    const auto asked = GENERATE(
        AskedBoard{Mode::Random, Shape::hexagon(3)}, AskedBoard{Mode::Spiral, Shape::hexagon(3)},
        AskedBoard{Mode::Random, Shape::extended()}, AskedBoard{Mode::Spiral, Shape::extended()},
        AskedBoard{Mode::Random, Shape::hexagon(4)}, AskedBoard{Mode::Random, Shape::hexagon(9)});
    std::vector<std::uint64_t> seeds{1ULL << 31, 1ULL << 32, 1ULL << 33, 1ULL << 63, ~0ULL};
    for (std::uint64_t seed = 0; seed < 300; ++seed) seeds.push_back(seed);
    const Topology topology(asked.shape);
    std::vector<Layout> layouts;
    for (const std::uint64_t seed : seeds) {
        CAPTURE(seed);
        layouts.push_back(generate(topology, asked.mode, seed));
        REQUIRE(generate(topology, asked.mode, seed) == layouts.back());
        REQUIRE(make_board(asked.mode, asked.shape, seed).layout == layouts.back());
    }
    std::size_t same = 0;
    for (std::size_t i = 0; i < layouts.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (layouts[i] == layouts[j]) ++same;
        }
    }
    REQUIRE(same == 0);
}
