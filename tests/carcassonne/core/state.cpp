// Tests that a state is a value: a copy is equal, behaves alike and has the same hash, and any difference shows.
#include "carcassonne/core/state.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <type_traits>

#include "support/carcassonne_table.hpp"

using namespace carcassonne;

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 3072);

TEST_CASE("the hash tells apart all that can differ in a state") {
    CarcassonneTable t;
    std::vector<State> states;
    const auto with = [&](auto change) {
        CarcassonneTable other = t;
        change(other);
        states.push_back(other.state);
    };
    with([](CarcassonneTable&) {});
    with([](CarcassonneTable& o) { o.say(Draw{}); });
    with([](CarcassonneTable& o) { o.draw(Tile::U); });
    with([](CarcassonneTable& o) { o.draw(Tile::V); });
    with([](CarcassonneTable& o) { o.lay(Tile::U, 1, 0, north); });
    with([](CarcassonneTable& o) { o.lay(Tile::U, 1, 0, south); });
    with([](CarcassonneTable& o) { o.lay(Tile::U, -1, 0, north); });
    with([](CarcassonneTable& o) { o.turn(Tile::U, 1, 0, north); });
    with([](CarcassonneTable& o) { o.turn(Tile::U, 1, 0, north, road(east)); });
    with([](CarcassonneTable& o) { o.turn(Tile::U, 1, 0, north, field(Half::Nw)); });
    with([](CarcassonneTable& o) { o.leave_in_bag({Tile::U}); });
    with([](CarcassonneTable& o) { o.state.bag = {}; });
    with([](CarcassonneTable& o) { o.state.turn.number = 2; });
    with([](CarcassonneTable& o) { o.state.turn.player = blue; });
    with([](CarcassonneTable& o) { o.state.turn.placed = blue; });
    with([](CarcassonneTable& o) { o.state[red].points = 1; });
    with([](CarcassonneTable& o) { o.state[blue].points = 1; });
    with([](CarcassonneTable& o) { o.state[red].followers = 1; });
    with([](CarcassonneTable& o) { o.state.phase = PlacingFollower{}; });
    with([](CarcassonneTable& o) { o.state.phase = GameOver{seats({red})}; });
    with([](CarcassonneTable& o) { o.state.phase = GameOver{seats({blue})}; });
    std::set<std::uint64_t> hashes;
    for (std::size_t i = 0; i < states.size(); ++i) {
        CAPTURE(i);
        REQUIRE(hashes.insert(hash(states[i])).second);
        for (std::size_t other = 0; other < i; ++other) REQUIRE(states[other] != states[i]);
        const State copy = states[i];
        REQUIRE(copy == states[i]);
        REQUIRE(hash(copy) == hash(states[i]));
    }
}

TEST_CASE("the hash is the same on every platform") {
    CarcassonneTable t;
    t.turn(Tile::U, 1, 0, north, road(east));
    t.draw(Tile::V);
    REQUIRE(hash(t.state) == 0x65dabdd60a90d721U);
}
