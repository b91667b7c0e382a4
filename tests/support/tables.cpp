#include "tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>

#include "catan/core/generator.hpp"
#include "odd_tables.hpp"

using namespace catan;

namespace {

Shape draw_shape(std::size_t players, Random& random) {
    constexpr std::array<std::uint32_t, 12> radii{3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 6};
    const std::uint32_t drawn = random.below(radii.size() + 3);
    const Shape shape = drawn < radii.size() ? Shape::hexagon(radii[drawn]) : Shape::extended();
    return seats_everybody(shape, players) ? shape : default_shape(players);
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
    settings.house_rules = draw_house_rules(random);
    if (random.below(2) == 0) shrink(settings, random);
    const Habits habits{random.below(2) == 0, random.below(2) == 0, random.below(2) == 0};
    return {Game(std::move(board), settings), habits, seed};
}

void Ply::fail(const std::string& what) const {
    FAIL(what << ", at ply " << number << " of " << table.describe());
    std::abort();  // FAIL does not return
}
