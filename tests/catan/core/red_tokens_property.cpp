// Checks that red tokens are never adjacent at any radius, and that at radius 3 all arrangements are equally likely
// (R1.6, R1.7).
#include "catan/core/red_tokens.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <random>
#include <vector>

#include "catan/core/generator.hpp"
#include "support/adjacency.hpp"
#include "support/chi_square.hpp"
#include "support/print.hpp"

using namespace catan;

namespace {

bool is_red(int token) { return token == 6 || token == 8; }

std::size_t touching_reds(const std::vector<HexPair>& touching,
                          const std::vector<std::uint8_t>& tokens) {
    std::size_t found = 0;
    for (const HexPair pair : touching) {
        if (is_red(tokens[pair.a]) && is_red(tokens[pair.b])) ++found;
    }
    return found;
}

// All ways to choose so many of `hexes` hexes, as bit masks, of which no two touch.
std::vector<std::uint32_t> separate_by_trying(Shape shape, int count) {
    const auto touching = touching_hexes(shape);
    std::vector<std::uint32_t> found;
    for (std::uint32_t set = 0; set < 1U << shape.hexes(); ++set) {
        if (std::popcount(set) != count) continue;
        const bool touches = std::ranges::any_of(touching, [set](HexPair pair) {
            return (set >> pair.a & 1U) != 0 && (set >> pair.b & 1U) != 0;
        });
        if (!touches) found.push_back(set);
    }
    return found;
}

std::uint32_t red_set(const Layout& layout) {
    std::uint32_t set = 0;
    for (std::size_t i = 0; i < layout.token.size(); ++i) {
        if (is_red(layout.token[i])) set |= 1U << i;
    }
    return set;
}

std::size_t desert_of(const Layout& layout) {
    const auto desert = std::ranges::find(layout.terrain, Terrain::Desert);
    return static_cast<std::size_t>(desert - layout.terrain.begin());
}

constexpr std::size_t standard_hexes = 19;
constexpr std::uint64_t many_boards = 100'000;

}  // namespace

TEST_CASE("R1.6 no red tokens are adjacent: 10,000 boards each of radius 3, 4, 6 and extended") {
    const auto shape =
        GENERATE(Shape::hexagon(3), Shape::hexagon(4), Shape::hexagon(6), Shape::extended());
    const Topology topology(shape);
    const auto touching = touching_hexes(shape);
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        CAPTURE(topology.hexes(), seed);
        const Layout layout = generate(topology, Mode::Random, seed);
        REQUIRE(adjacent_reds(topology, layout).empty());
        REQUIRE(touching_reds(touching, layout.token) == 0);
    }
}

TEST_CASE("R1.6 no red tokens are adjacent: 20 boards each of radius 100 and 300") {
    const auto radius = GENERATE(100U, 300U);
    const Topology topology(Shape::hexagon(radius));
    const auto touching = touching_hexes(topology.shape());
    REQUIRE(touching.size() == topology.edges() - topology.coast().size());
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CAPTURE(radius, seed);
        const Layout layout = generate(topology, Mode::Random, seed);
        REQUIRE(adjacent_reds(topology, layout).empty());
        REQUIRE(touching_reds(touching, layout.token) == 0);
    }
}

// All arrangements of radius 3 that R1.6 allows are as likely as each other. Given four separate hexes for the red
// tokens, the desert is on one of the 15 others, and the other things lie in as many ways whichever these are. So the
// four hexes are any such set alike, the desert any of the others alike, and the two 6 any two of the four alike.
TEST_CASE("R1.7 radius 3: every valid set of red hexes is as likely as any other") {
    const auto sets = separate_by_trying(Shape::hexagon(3), 4);
    const Topology topology(Shape::hexagon(3));
    std::vector<std::uint64_t> counts(sets.size(), 0);
    for (std::uint64_t seed = 0; seed < many_boards; ++seed) {
        const auto found =
            std::ranges::lower_bound(sets, red_set(generate(topology, Mode::Random, seed)));
        REQUIRE(found != sets.end());
        ++counts[static_cast<std::size_t>(found - sets.begin())];
    }
    const ChiSquare agreement = chi_square_even(counts);
    CAPTURE(sets.size(), agreement.value, agreement.limit);
    REQUIRE(agreement.agrees());
}

TEST_CASE("R1.7 radius 3: desert, 6 and 8 lie where all valid boards together have them") {
    const auto sets = separate_by_trying(Shape::hexagon(3), 4);
    std::vector<double> red_chances(standard_hexes, 0);
    std::vector<double> desert_chances(standard_hexes, 0);
    for (const std::uint32_t set : sets) {
        for (std::size_t i = 0; i < standard_hexes; ++i)
            ++((set >> i & 1U) != 0 ? red_chances : desert_chances)[i];
    }
    // They are not uniform: the centre touches six hexes, a corner three.
    REQUIRE(red_chances[0] < red_chances[7]);
    REQUIRE(desert_chances[0] > desert_chances[7]);

    const Topology topology(Shape::hexagon(3));
    std::vector<std::uint64_t> deserts(standard_hexes, 0);
    std::vector<std::uint64_t> reds(standard_hexes, 0);
    std::vector<std::uint64_t> sixes(standard_hexes, 0);
    std::vector<std::uint64_t> eights(standard_hexes, 0);
    std::mt19937 pick(1);
    for (std::uint64_t seed = 0; seed < many_boards; ++seed) {
        const Layout layout = generate(topology, Mode::Random, seed);
        ++deserts[desert_of(layout)];
        // One token of each kind is looked at, so that the boards count one by one.
        std::vector<std::size_t> six_places;
        std::vector<std::size_t> eight_places;
        for (std::size_t i = 0; i < standard_hexes; ++i) {
            if (layout.token[i] == 6) six_places.push_back(i);
            if (layout.token[i] == 8) eight_places.push_back(i);
        }
        REQUIRE(six_places.size() == 2);
        REQUIRE(eight_places.size() == 2);
        const std::size_t six = six_places[pick() % 2];
        const std::size_t eight = eight_places[pick() % 2];
        ++sixes[six];
        ++eights[eight];
        ++reds[pick() % 2 == 0 ? six : eight];
    }
    REQUIRE(chi_square(deserts, desert_chances).agrees());
    REQUIRE(chi_square(reds, red_chances).agrees());
    REQUIRE(chi_square(sixes, red_chances).agrees());
    REQUIRE(chi_square(eights, red_chances).agrees());
}

TEST_CASE("R1.7 radius 3: whatever the red hexes, desert and 6 lie on any place left alike") {
    const auto sets = separate_by_trying(Shape::hexagon(3), 4);
    const Topology topology(Shape::hexagon(3));
    // By where the set is in the list of all sets: sixteen parts of it. Then by which of the others is the desert, and
    // by which pair of the four has the sixes.
    constexpr std::size_t parts = 16;
    std::vector<std::vector<std::uint64_t>> desert_table(parts, std::vector<std::uint64_t>(15, 0));
    std::vector<std::vector<std::uint64_t>> six_table(parts, std::vector<std::uint64_t>(16, 0));
    std::vector<std::uint64_t> desert_counts(15, 0);
    std::vector<std::uint64_t> six_counts(16, 0);
    for (std::uint64_t seed = 0; seed < many_boards; ++seed) {
        const Layout layout = generate(topology, Mode::Random, seed);
        const std::uint32_t set = red_set(layout);
        const auto found = std::ranges::lower_bound(sets, set);
        const std::size_t part =
            static_cast<std::size_t>(found - sets.begin()) * parts / sets.size();
        const std::size_t desert = desert_of(layout);
        const auto red_before = static_cast<std::size_t>(std::popcount(set & ((1U << desert) - 1)));
        std::size_t six_pair = 0;
        std::size_t place = 1;
        for (std::size_t i = 0; i < standard_hexes; ++i) {
            if (!is_red(layout.token[i])) continue;
            if (layout.token[i] == 6) six_pair += place;
            place *= 2;
        }
        ++desert_table[part][desert - red_before];
        ++desert_counts[desert - red_before];
        ++six_table[part][six_pair];
        ++six_counts[six_pair];
    }
    std::vector<double> two_of_four(16, 0);
    for (std::size_t pair = 0; pair < 16; ++pair)
        two_of_four[pair] = std::popcount(pair) == 2 ? 1 : 0;
    REQUIRE(chi_square_even(desert_counts).agrees());
    REQUIRE(chi_square(six_counts, two_of_four).agrees());
    for (auto& row : six_table) std::erase(row, 0U);  // pairs that are none
    REQUIRE(chi_square_independent(desert_table).agrees());
    REQUIRE(chi_square_independent(six_table).agrees());
}

TEST_CASE("R1.7 radius 3: the other terrain and tokens lie in any order alike") {
    const Topology topology(Shape::hexagon(3));
    // Of one hex that is not the desert; of one token that is not red.
    std::vector<std::uint64_t> terrains(resource_count, 0);
    std::vector<std::uint64_t> tokens(13, 0);
    std::vector<std::vector<std::uint64_t>> terrain_table(
        standard_hexes, std::vector<std::uint64_t>(resource_count, 0));
    std::mt19937 pick(1);
    for (std::uint64_t seed = 0; seed < many_boards; ++seed) {
        const Layout layout = generate(topology, Mode::Random, seed);
        std::size_t hex = pick() % standard_hexes;
        if (layout.terrain[hex] != Terrain::Desert) {
            ++terrains[index(layout.terrain[hex])];
            ++terrain_table[hex][index(layout.terrain[hex])];
        }
        hex = pick() % standard_hexes;
        const std::uint8_t token = layout.token[hex];
        if (token != 0 && !is_red(token)) ++tokens[token];
    }
    REQUIRE(chi_square(terrains, {4, 3, 4, 4, 3}).agrees());
    REQUIRE(chi_square(tokens, {0, 0, 1, 2, 2, 2, 0, 0, 0, 2, 2, 2, 1}).agrees());
    REQUIRE(chi_square_independent(terrain_table).agrees());
}

TEST_CASE("R1.4 the terrain of a hex says nothing about whether its token is red") {
    const auto shape = GENERATE(Shape::hexagon(4), Shape::extended());
    const Topology topology(shape);
    std::vector<std::vector<std::uint64_t>> table(resource_count, std::vector<std::uint64_t>(2, 0));
    for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
        const Layout layout = generate(topology, Mode::Random, seed);
        const auto resource = resource_of(layout.terrain[0]);
        if (resource) ++table[index(*resource)][is_red(layout.token[0]) ? 1 : 0];
    }
    REQUIRE(chi_square_independent(table).agrees());
}

TEST_CASE("R1.6 on radius 3 every set of separate hexes is found, once") {
    const Topology topology(Shape::hexagon(3));
    for (int count = 0; count <= 8; ++count) {
        CAPTURE(count);
        auto found = separate_sets(topology, static_cast<std::uint32_t>(count));
        std::ranges::sort(found);
        REQUIRE(found == separate_by_trying(Shape::hexagon(3), count));
    }
}

// The generator asks for a fifth of the hexes, and drawing them alone nearly always comes to a quarter. Up to a third
// are asked for here, so that the hexes have to be crowded together in most cases.
TEST_CASE("R1.6 as many separate hexes are found as are asked for, up to a third of the fertile") {
    const auto shape = GENERATE(Shape::hexagon(3), Shape::hexagon(4), Shape::hexagon(6),
                                Shape::hexagon(10), Shape::extended());
    const Topology topology(shape);
    const auto touching = touching_hexes(shape);
    // Deserts: none, as many as the rules have, and ever more up to nine tenths of the board.
    for (const std::size_t tenths : {0U, 1U, 3U, 6U, 9U}) {
        std::mt19937 mix(static_cast<std::mt19937::result_type>(tenths));
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            std::vector<Terrain> terrain(topology.hexes(), Terrain::Wool);
            std::fill_n(terrain.begin(), topology.hexes() * tenths / 10, Terrain::Desert);
            for (std::size_t i = terrain.size(); i > 1; --i)
                std::swap(terrain[i - 1], terrain[mix() % i]);
            const auto fertile =
                static_cast<std::size_t>(std::ranges::count(terrain, Terrain::Wool));
            for (std::uint32_t count = 0; count <= fertile / 3; ++count) {
                CAPTURE(topology.hexes(), tenths, seed, count);
                Random random(seed, Domain::Tokens);
                const std::vector<bool> red = separate_hexes(topology, terrain, count, random);
                REQUIRE(red.size() == topology.hexes());
                REQUIRE(std::count(red.begin(), red.end(), true) == count);
                std::size_t wrong = 0;
                for (const HexPair pair : touching) {
                    if (red[pair.a] && red[pair.b]) ++wrong;
                }
                for (std::size_t i = 0; i < red.size(); ++i) {
                    if (red[i] && terrain[i] == Terrain::Desert) ++wrong;
                }
                REQUIRE(wrong == 0);
            }
        }
    }
}

TEST_CASE("R1.6 separate hexes are not always the same ones, and turn up all over the board") {
    const auto count = GENERATE(4U, 12U);  // drawing alone hardly comes to a third of radius 4
    const Topology topology(Shape::hexagon(4));
    const std::vector<Terrain> terrain(topology.hexes(), Terrain::Wool);
    std::vector<std::size_t> times(topology.hexes(), 0);
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        Random random(seed, Domain::Tokens);
        const std::vector<bool> red = separate_hexes(topology, terrain, count, random);
        for (std::size_t i = 0; i < red.size(); ++i) {
            if (red[i]) ++times[i];
        }
    }
    // Turning the board by a sixth changes nothing, so six hexes of a ring that are a sixth apart are alike.
    for (std::uint32_t ring = 1; ring < 4; ++ring) {
        for (std::uint32_t i = 0; i < ring; ++i) {
            std::vector<std::uint64_t> alike;
            for (std::uint32_t side = 0; side < 6; ++side) {
                alike.push_back(times[hex_at(RingPlace{ring, side * ring + i}).value]);
            }
            CAPTURE(count, ring, i);
            for (const std::uint64_t each : alike) REQUIRE(each > 0);
            if (count == 4) REQUIRE(chi_square_even(alike).agrees());
        }
    }
}
