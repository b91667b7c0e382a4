// K13, K16: players and settings.
#include <catch2/catch_test_macros.hpp>
#include <stdexcept>

#include "support/carcassonne_table.hpp"

using namespace carcassonne;

TEST_CASE("K13 two to five play, with seven followers each") {
    for (std::size_t players = 2; players <= 5; ++players) {
        const CarcassonneTable t(players);
        REQUIRE(t.broken().empty());
        for (std::size_t i = 0; i < most_players; ++i) {
            REQUIRE(t.hand(Seat(i)) == (i < players ? 7 : 0));
        }
    }
    REQUIRE_THROWS_AS(Game(Settings{.players = 1}), std::invalid_argument);
    REQUIRE_THROWS_AS(Game(Settings{.players = 6}), std::invalid_argument);
}

TEST_CASE("K13 turns follow the order of the seats, from the first player on and round again") {
    CarcassonneTable t(Settings{.players = 3, .first = yellow});
    REQUIRE(t.asks() == yellow);
    t.turn(Tile::U, 1, 0, north);
    REQUIRE(t.asks() == red);
    t.turn(Tile::U, 2, 0, north);
    REQUIRE(t.asks() == blue);
    t.turn(Tile::U, 3, 0, north);
    REQUIRE(t.asks() == yellow);
    REQUIRE_THROWS_AS(Game(Settings{.players = 2, .first = yellow}), std::invalid_argument);
    REQUIRE_THROWS_AS(Game(Settings{.players = 2, .first = no_seat}), std::invalid_argument);
}

TEST_CASE("K16 the settings have their defaults, and only the values that the rule names") {
    const Settings settings;
    REQUIRE(settings.players == 2);
    REQUIRE(settings.first == red);
    REQUIRE(settings.start == Start::TileD);
    REQUIRE(settings.small_city == 4);
    REQUIRE(settings.farmers);
    REQUIRE_THROWS_AS(Game(Settings{.small_city = 3}), std::invalid_argument);
    REQUIRE_NOTHROW(Game(Settings{.small_city = 2}));
}
