// K14: drawing.
#include "carcassonne/core/chance.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "support/carcassonne_table.hpp"

using namespace carcassonne;

TEST_CASE("K14 each tile of the bag is equally likely") {
    CarcassonneTable t;
    REQUIRE_FALSE(awaits_outcome(t.state));
    REQUIRE(possible_outcomes(t.state).empty());
    t.say(Draw{});
    REQUIRE(awaits_outcome(t.state));
    std::uint32_t sum = 0;
    for (const WeightedOutcome& possible : possible_outcomes(t.state)) {
        const Tile tile = std::get<DrawnTile>(possible.outcome).tile;
        REQUIRE(possible.weight == t.state.bag[index(tile)]);
        sum += possible.weight;
    }
    REQUIRE(possible_outcomes(t.state).size() == tile_kinds);
    REQUIRE(sum == 71);
}

TEST_CASE("K14 a tile that is not in the bag cannot be drawn, nor any while none is awaited") {
    CarcassonneTable t;
    REQUIRE(refuse(t.state, DrawnTile{Tile::A}) == because(14, Reason::WrongOutcome));
    t.leave_in_bag({Tile::U, Tile::V});
    t.say(Draw{});
    REQUIRE(refuse(t.state, DrawnTile{Tile::A}) == because(14, Reason::TileNotInBag, Tile::A));
    REQUIRE_FALSE(is_possible(t.state, DrawnTile{Tile::A}));
    REQUIRE(is_possible(t.state, DrawnTile{Tile::V}));
    apply(t.game, t.state, DrawnTile{Tile::V});
    REQUIRE(refuse(t.state, DrawnTile{Tile::U}) == because(14, Reason::WrongOutcome));
}

TEST_CASE("K14 while a tile is awaited every command is refused") {
    CarcassonneTable t;
    t.say(Draw{});
    REQUIRE(t.asks() == no_seat);
    REQUIRE(t.no(Draw{}, red) == because(14, Reason::OutcomeAwaited));
    REQUIRE(t.no(Place{at(1, 0), north}, red) == because(14, Reason::OutcomeAwaited));
    REQUIRE(legal(t.game, t.state).empty());
}

TEST_CASE("K14 only drawing asks chance") {
    REQUIRE(asks_chance(Draw{}));
    REQUIRE_FALSE(asks_chance(Place{}));
    REQUIRE_FALSE(asks_chance(Follower{}));
    REQUIRE_FALSE(asks_chance(Pass{}));
}

TEST_CASE("K14 what the dealer draws depends on the seed and the number of draws alone") {
    CarcassonneTable t;
    t.say(Draw{});
    Dealer one(7);
    Dealer other(7);
    Dealer another(8);
    const Outcome first = Dealer(7).deal(t.state);
    bool differs = false;
    bool differs_from_first = false;
    for (int i = 0; i < 50; ++i) {
        const Outcome drawn = one.deal(t.state);
        differs_from_first |= drawn != first;
        REQUIRE(is_possible(t.state, drawn));
        REQUIRE(other.deal(t.state) == drawn);
        differs |= another.deal(t.state) != drawn;
    }
    REQUIRE(differs);
    REQUIRE(differs_from_first);
    REQUIRE(one == other);
}

TEST_CASE("K14 tiles are drawn in proportion to their number in the bag") {
    TileCounts bag{};
    bag[index(Tile::A)] = 1;
    bag[index(Tile::M)] = 3;
    bag[index(Tile::X)] = 6;
    Random random(1, Domain::Tile);
    std::array<int, tile_kinds> drawn{};
    for (int i = 0; i < 10'000; ++i) ++drawn[index(draw_tile(bag, random).tile)];
    REQUIRE(drawn[index(Tile::A)] + drawn[index(Tile::M)] + drawn[index(Tile::X)] == 10'000);
    // Six standard deviations.
    REQUIRE(std::abs(drawn[index(Tile::A)] - 1'000) < 180);
    REQUIRE(std::abs(drawn[index(Tile::M)] - 3'000) < 275);
    REQUIRE(std::abs(drawn[index(Tile::X)] - 6'000) < 294);
}
