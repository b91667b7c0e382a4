// Compares the spiral of lettered tokens (R1.7) with spirals found on boards constructed in the plane.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <optional>
#include <vector>

#include "catan/core/generator.hpp"
#include "support/adjacency.hpp"
#include "support/chi_square.hpp"
#include "support/plane.hpp"
#include "support/print.hpp"

using namespace catan;

namespace {

using Path = std::vector<std::size_t>;  // hexes by id

const std::vector<std::uint8_t> letters{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
const std::vector<std::uint8_t> extended_letters{2, 5,  4,  6,  3,  9, 8, 11, 11, 10, 6,  3, 8, 4,
                                                 8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6};

struct Paper {
    Shape shape;
    plane::Board board;
    std::vector<std::uint8_t> letters;
    std::vector<std::size_t> layer_sizes;
};

Paper standard_paper() { return {Shape::hexagon(3), plane::hexagon(3), letters, {12, 6, 1}}; }
Paper extended_paper() {
    return {Shape::extended(), plane::extended(), extended_letters, {16, 10, 4}};
}

std::size_t neighbours_among(const plane::Board& board, const Path& hexes, std::size_t hex) {
    return static_cast<std::size_t>(std::ranges::count_if(hexes, [&](std::size_t other) {
        return plane::is(plane::distance(board.hexes[hex], board.hexes[other]),
                         plane::hex_distance);
    }));
}

// The outermost hexes that are left are a layer: those that have not all six neighbours among what is left.
std::vector<Path> layers(const Paper& paper) {
    Path left;
    for (std::size_t i = 0; i < paper.board.hexes.size(); ++i) left.push_back(i);
    std::vector<Path> found;
    while (!left.empty()) {
        Path layer;
        Path inside;
        for (const std::size_t hex : left) {
            (neighbours_among(paper.board, left, hex) < 6 ? layer : inside).push_back(hex);
        }
        found.push_back(layer);
        left = inside;
    }
    return found;
}

Path corner_hexes(const Paper& paper) {
    Path all;
    for (std::size_t i = 0; i < paper.board.hexes.size(); ++i) all.push_back(i);
    Path corners;
    for (const std::size_t hex : all) {
        if (neighbours_among(paper.board, all, hex) == 3) corners.push_back(hex);
    }
    return corners;
}

// R1.7: a layer counter-clockwise from its first hex, then the next one from the hex beside that.
Path spiral(const Paper& paper, std::size_t corner) {
    plane::Spot middle;
    for (const auto& spot : paper.board.hexes) {
        middle.x += spot.x / static_cast<double>(paper.board.hexes.size());
        middle.y += spot.y / static_cast<double>(paper.board.hexes.size());
    }
    const auto seen_from_middle = [&](std::size_t hex) {
        return plane::Spot{paper.board.hexes[hex].x - middle.x,
                           paper.board.hexes[hex].y - middle.y};
    };
    Path path;
    std::size_t first = corner;
    for (Path layer : layers(paper)) {
        if (!path.empty()) {
            const auto beside = std::ranges::find_if(layer, [&](std::size_t hex) {
                return neighbours_among(paper.board, {first}, hex) == 1;
            });
            REQUIRE(beside != layer.end());
            first = *beside;
        }
        const plane::Spot start = seen_from_middle(first);
        std::ranges::sort(layer, {}, [&](std::size_t hex) {
            return hex == first ? 0 : plane::turn(start, seen_from_middle(hex));
        });
        path.insert(path.end(), layer.begin(), layer.end());
    }
    return path;
}

std::vector<std::uint8_t> lay(const Paper& paper, const Path& path, const Path& deserts) {
    std::vector<std::uint8_t> tokens(path.size(), 0);
    std::size_t letter = 0;
    for (const std::size_t hex : path) {
        if (std::ranges::count(deserts, hex) == 0) tokens[hex] = paper.letters[letter++];
    }
    return tokens;
}

bool is_red(int token) { return token == 6 || token == 8; }

std::size_t touching_reds(const std::vector<HexPair>& touching,
                          const std::vector<std::uint8_t>& tokens) {
    return static_cast<std::size_t>(std::ranges::count_if(
        touching, [&](HexPair pair) { return is_red(tokens[pair.a]) && is_red(tokens[pair.b]); }));
}

Path deserts_of(const Layout& layout) {
    Path deserts;
    for (std::size_t i = 0; i < layout.terrain.size(); ++i) {
        if (layout.terrain[i] == Terrain::Desert) deserts.push_back(i);
    }
    return deserts;
}

std::vector<Path> all_spirals(const Paper& paper) {
    std::vector<Path> spirals;
    for (const std::size_t corner : corner_hexes(paper)) spirals.push_back(spiral(paper, corner));
    return spirals;
}

// Which of the spirals the tokens of the board follow.
std::optional<std::size_t> followed(const Paper& paper, const std::vector<Path>& spirals,
                                    const Layout& layout) {
    for (std::size_t i = 0; i < spirals.size(); ++i) {
        if (lay(paper, spirals[i], deserts_of(layout)) == layout.token) return i;
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("R1.7 the layers of the spiral are 12, 6, 1 and extended 16, 10, 4") {
    for (const Paper& paper : {standard_paper(), extended_paper()}) {
        std::vector<std::size_t> sizes;
        for (const Path& layer : layers(paper)) sizes.push_back(layer.size());
        REQUIRE(sizes == paper.layer_sizes);
        REQUIRE(corner_hexes(paper).size() == 6);
        for (const Path& path : all_spirals(paper)) {
            REQUIRE(path.size() == paper.board.hexes.size());
            // Each step is to a neighbour.
            for (std::size_t i = 1; i < path.size(); ++i) {
                REQUIRE(neighbours_among(paper.board, {path[i - 1]}, path[i]) == 1);
            }
        }
    }
}

TEST_CASE("R1.7 the spiral from the east is the one that can be read off the ids") {
    REQUIRE(spiral(standard_paper(), 7) ==
            Path{7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1, 2, 3, 4, 5, 6, 0});
    REQUIRE(spiral(extended_paper(), 7) == Path{7,  8,  9,  19, 20, 21, 22, 23, 24, 25,
                                                26, 27, 28, 29, 17, 18, 1,  2,  10, 11,
                                                12, 13, 14, 15, 16, 6,  0,  3,  4,  5});
}

TEST_CASE("R1.6 R1.7 a spiral separates red tokens wherever deserts lie: 114 and 2,610 cases") {
    for (const Paper& paper : {standard_paper(), extended_paper()}) {
        const std::size_t hexes = paper.board.hexes.size();
        const auto touching = touching_hexes(paper.shape);
        std::vector<Path> deserts;
        for (std::size_t a = 0; a < hexes; ++a) {
            if (!paper.shape.is_extended()) deserts.push_back({a});
            for (std::size_t b = 0; b < a && paper.shape.is_extended(); ++b)
                deserts.push_back({b, a});
        }
        std::size_t cases = 0;
        std::size_t wrong = 0;
        for (const Path& path : all_spirals(paper)) {
            for (const Path& places : deserts) {
                ++cases;
                if (touching_reds(touching, lay(paper, path, places)) != 0) ++wrong;
            }
        }
        REQUIRE(cases == (paper.shape.is_extended() ? 2610 : 114));
        REQUIRE(wrong == 0);
    }
}

TEST_CASE("R1.7 spiral boards are lettered along a legal spiral, from each corner alike") {
    for (const Paper& paper : {standard_paper(), extended_paper()}) {
        const Topology topology(paper.shape);
        const auto spirals = all_spirals(paper);
        std::vector<std::uint64_t> begun(spirals.size(), 0);
        for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
            CAPTURE(topology.hexes(), seed);
            const auto path = followed(paper, spirals, generate(topology, Mode::Spiral, seed));
            REQUIRE(path.has_value());
            ++begun[*path];
        }
        REQUIRE(chi_square_even(begun).agrees());
    }
}

TEST_CASE("terrain, tokens, ports and robber of one seed say nothing about each other") {
    // In this mode each of them begins with a draw that can be seen on the board.
    const Paper paper = extended_paper();
    const Topology topology(paper.shape);
    const auto spirals = all_spirals(paper);
    constexpr std::size_t uses = 4;
    constexpr std::array<std::size_t, uses> results{terrain_count, 6, resource_count + 1, 2};
    std::array<std::array<std::vector<std::vector<std::uint64_t>>, uses>, uses> tables;
    for (std::size_t a = 0; a < uses; ++a) {
        for (std::size_t b = 0; b < uses; ++b) {
            tables[a][b].assign(results[a], std::vector<std::uint64_t>(results[b], 0));
        }
    }
    for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
        const Layout layout = generate(topology, Mode::Spiral, seed);
        const Path deserts = deserts_of(layout);
        const Port& port = layout.ports.front();
        const std::array<std::size_t, uses> seen{
            index(layout.terrain[0]), followed(paper, spirals, layout).value(),
            port.resource ? index(*port.resource) : resource_count,
            layout.robber.value == deserts[0] ? std::size_t{0} : std::size_t{1}};
        for (std::size_t a = 0; a < uses; ++a) {
            for (std::size_t b = 0; b < uses; ++b) ++tables[a][b][seen[a]][seen[b]];
        }
    }
    for (std::size_t a = 0; a < uses; ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            CAPTURE(a, b);
            REQUIRE(chi_square_independent(tables[a][b]).agrees());
        }
    }
}
