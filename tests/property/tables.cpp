#include "tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>

#include "catan/generator.hpp"

using namespace catan;

namespace {

Shape draw_shape(std::size_t players, Random& random) {
    constexpr std::array<std::uint32_t, 12> radii{3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 6};
    const std::uint32_t drawn = random.below(radii.size() + 3);
    const Shape shape = drawn < radii.size() ? Shape::hexagon(radii[drawn]) : Shape::extended();
    return seats_everybody(shape, players) ? shape : default_shape(players);
}

// Terrain and tokens anyhow, neighbouring red tokens too, the robber anywhere, some ports or none.
Layout draw_custom_layout(const Topology& topology, Random& random) {
    Layout layout;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        const auto terrain = static_cast<Terrain>(random.below(terrain_count));
        const std::uint8_t token = token_numbers[random.below(token_numbers.size())];
        layout.terrain.push_back(terrain);
        layout.token.push_back(terrain == Terrain::Desert ? std::uint8_t{0} : token);
    }
    const auto coast = topology.coast();
    const std::uint32_t density = 1 + random.below(4);
    for (std::size_t i = 0; i + 1 < coast.size(); ++i) {
        if (random.below(4) >= density - 1) continue;
        Port port{*topology.edge_between(coast[i], coast[i + 1]), std::nullopt};
        if (random.below(3) != 0) port.resource = static_cast<Resource>(random.below(5));
        layout.ports.push_back(port);
        ++i;
    }
    layout.robber = HexId(random.below(static_cast<std::uint32_t>(topology.hexes())));
    return layout;
}

Board draw_board(Shape shape, std::uint64_t seed, Random& random) {
    switch (random.below(5)) {
        case 0: {
            Topology topology(shape);
            Layout layout = draw_custom_layout(topology, random);
            return {std::move(topology), std::move(layout)};
        }
        case 1:
            if (has_board(Mode::Spiral, shape)) return make_board(Mode::Spiral, shape, seed);
            break;
        case 2:
            if (has_board(Mode::Beginner, shape)) return make_board(Mode::Beginner, shape, seed);
            break;
        default: break;
    }
    return make_board(Mode::Random, shape, seed);
}

// Makes some of the numbers of R2 small, each within its bounds (R2.6).
void shrink(Settings& settings, Random& random) {
    const auto one_in = [&](std::uint32_t n) { return random.below(n) == 0; };
    if (one_in(4)) settings.pieces.target = 3 + random.below(4);
    if (one_in(3)) settings.pieces.roads = 2 + random.below(8);
    if (one_in(3)) settings.pieces.settlements = 2 + random.below(3);
    if (one_in(3)) settings.pieces.cities = random.below(3);
    if (one_in(2)) settings.pieces.longest_road_minimum = 3;
    if (one_in(3)) settings.bank = 5 + random.below(4);
    if (one_in(3)) settings.discard_limit = 3;
    if (one_in(4)) settings.deck = {1 + random.below(4), 1, 1, 1, 1};
}

}  // namespace

std::string Table::describe() const {
    const Settings& settings = game.settings();
    const Shape shape = game.topology().shape();
    return fmt::format("table {}: {} players, {} radius {}, target {}, bank {}", seed,
                       settings.players, shape.is_extended() ? "extended" : "hexagon", shape.radius,
                       settings.pieces.target, settings.bank);
}

Table random_table(std::uint64_t seed) {
    Random random(seed, Domain::Order);
    const std::size_t players = fewest_players + seed % (most_players - fewest_players + 1);
    const Shape shape = draw_shape(players, random);
    Board board = draw_board(shape, seed, random);
    Settings settings = usual_settings(players, shape);
    settings.first = Seat(random.below(static_cast<std::uint32_t>(players)));
    settings.house_rules = {random.below(3) == 0, random.below(3) == 0, random.below(4) != 0};
    if (random.below(2) == 0) shrink(settings, random);
    const Habits habits{random.below(2) == 0, random.below(2) == 0, random.below(2) == 0};
    return {Game(std::move(board), settings), habits, seed};
}

std::size_t scaled(std::size_t number) {
    const char* text = std::getenv("CATAN_TEST_SCALE");
    const double scale = text != nullptr ? std::strtod(text, nullptr) : 1.0;
    return std::max<std::size_t>(1, static_cast<std::size_t>(scale * static_cast<double>(number)));
}

void Ply::fail(const std::string& what) const {
    FAIL(what << ", at ply " << number << " of " << table.describe());
    std::abort();  // FAIL does not return
}
