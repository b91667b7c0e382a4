// R2.6 and R3.3: the bounds of settings, and boards that are too small.
#include "catan/core/settings.hpp"

#include <catch2/catch_test_macros.hpp>
#include <stdexcept>

#include "catan/core/game.hpp"
#include "catan/core/generator.hpp"

using namespace catan;

namespace {

Board standard_board() { return make_board(Mode::Beginner, Shape::hexagon(3), 0); }

Settings standard() { return usual_settings(4, Shape::hexagon(3)); }

// Whether a game can be played with this number in this place.
bool allows(std::uint32_t Pieces::*number, std::uint32_t value) {
    Settings settings = standard();
    settings.pieces.*number = value;
    try {
        const Game game(standard_board(), settings);
        return game.settings() == settings;
    } catch (const std::invalid_argument&) {
        return false;
    }
}
bool allows(std::uint32_t Settings::*number, std::uint32_t value) {
    Settings settings = standard();
    settings.*number = value;
    try {
        const Game game(standard_board(), settings);
        return game.settings() == settings;
    } catch (const std::invalid_argument&) {
        return false;
    }
}

// From the least to the most, and not one further.
template <typename Number>
bool has_bounds(Number number, std::uint32_t least, std::uint32_t most) {
    return allows(number, least) && allows(number, most) && !allows(number, most + 1) &&
           (least == 0 || !allows(number, least - 1));
}

}  // namespace

TEST_CASE("R2.6 a game refuses settings out of their bounds, each alone") {
    CHECK(has_bounds(&Pieces::target, 3, 5'000));
    CHECK(has_bounds(&Pieces::roads, 2, 6'000));
    CHECK(has_bounds(&Pieces::settlements, 2, 2'000));
    CHECK(has_bounds(&Pieces::cities, 0, 2'000));
    CHECK(has_bounds(&Pieces::longest_road_minimum, 3, 2'000));
    CHECK(has_bounds(&Settings::bank, 5, 10'000));
    CHECK(has_bounds(&Settings::discard_limit, 3, 100));
    CHECK(has_bounds(&Settings::offers, 0, 99));
    CHECK(allows(&Settings::offers, unlimited_offers));
}

TEST_CASE("R2.2 boards larger than the program plays keep their usual numbers, beyond the bounds") {
    const Shape shape = Shape::hexagon(60);
    const Settings settings = usual_settings(4, shape);
    REQUIRE_FALSE(target_bounds.allow(settings.pieces.target));
    REQUIRE_NOTHROW(Game(make_board(Mode::Random, shape, 0), settings));
    // Other numbers than the usual are still bounded.
    Settings changed = settings;
    ++changed.pieces.target;
    REQUIRE_THROWS_AS(Game(make_board(Mode::Random, shape, 0), changed), std::invalid_argument);
}

TEST_CASE("R2.1 a game refuses fewer than two and more than eight players") {
    for (const std::size_t players : {std::size_t{0}, std::size_t{1}, std::size_t{9}}) {
        CAPTURE(players);
        const Shape shape = Shape::hexagon(6);
        REQUIRE_THROWS_AS(Game(make_board(Mode::Random, shape, 0), usual_settings(players, shape)),
                          std::invalid_argument);
    }
}

TEST_CASE("R2.5 a game refuses a first player who does not sit at the table") {
    Settings settings = standard();
    settings.first = Seat(3);
    REQUIRE_NOTHROW(Game(standard_board(), settings));
    for (const Seat absent : {Seat(4), Seat::none()}) {
        settings.first = absent;
        REQUIRE_THROWS_AS(Game(standard_board(), settings), std::invalid_argument);
    }
}

TEST_CASE("R3.3 a game refuses a board that cannot seat everybody") {
    const Shape small = Shape::hexagon(3);  // 54 intersections
    REQUIRE_NOTHROW(Game(standard_board(), usual_settings(6, small)));
    REQUIRE_THROWS_AS(Game(standard_board(), usual_settings(7, small)), std::invalid_argument);
    REQUIRE_NOTHROW(
        Game(make_board(Mode::Random, Shape::extended(), 0), usual_settings(8, Shape::extended())));
}

TEST_CASE("R1.4 a game refuses a board with faults") {
    Board board = standard_board();
    board.layout.token[0] = 4;  // the desert
    REQUIRE_THROWS_AS(Game(board, standard()), std::invalid_argument);
}

TEST_CASE("R2.1 the usual house rules: no friendly robber, cards before the roll, paired turns") {
    REQUIRE(standard().house_rules ==
            HouseRules{.friendly_robber = false, .late_cards = false, .paired_turns = true});
    REQUIRE(standard().discard_limit == 7);
    REQUIRE(standard().offers == unlimited_offers);
    REQUIRE(standard().first == Seat(0));
}
