// Tries the laws of every game on Catan, Carcassonne and the toy game. The laws of Catan's rules, views and texts alone
// are in the other files; wrong_games.cpp shows that laws of rules, views and texts can fail. CATAN_TEST_SCALE as in playouts_property.cpp.
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>

#include "laws/games.hpp"
#include "laws/rules_laws.hpp"
#include "laws/table_laws.hpp"
#include "laws/text_laws.hpp"
#include "laws/views_laws.hpp"
#include "support/scale.hpp"

namespace {

// Tries a law on so many games.
template <typename Law>
void try_law(std::size_t games, const Law& law) {
    for (std::uint64_t seed = 0; seed < scaled(games); ++seed) {
        if (const BrokenLaw broken = law(seed))
            FAIL("in game " << seed << " this is broken: " << *broken);
    }
}

// Whether the game has secrets.
template <typename G>
constexpr bool has_secrets = true;
template <>
constexpr bool has_secrets<CarcassonneGame> = false;

}  // namespace

TEMPLATE_TEST_CASE("What is listed is what is not refused, and chance answers where it is asked",
                   "[laws]", CatanGame, CarcassonneGame, ToyGame) {
    try_law(TestType::games, broken_law_of_rules<TestType>);
}

TEMPLATE_TEST_CASE("An event tells the turn that begins", "[laws]", CatanGame, CarcassonneGame,
                   ToyGame) {
    try_law(TestType::games, broken_law_of_turns<TestType>);
}

// Random players of Catan can go on for very long.
TEMPLATE_TEST_CASE("A random game ends", "[laws]", CarcassonneGame, ToyGame) {
    try_law(TestType::games / 4, broken_law_of_the_end<TestType>);
}

TEMPLATE_TEST_CASE("Taking back restores the position and changes no luck", "[laws]", CatanGame,
                   CarcassonneGame, ToyGame) {
    std::size_t taken_back = 0;
    try_law(TestType::games, [&](std::uint64_t seed) {
        return broken_law_of_taking_back<TestType>(seed, &taken_back);
    });
    REQUIRE(taken_back > scaled(100));
}

TEMPLATE_TEST_CASE("A viewer is told of an outcome if and only if their view shows it", "[laws]",
                   CatanGame, CarcassonneGame, ToyGame) {
    std::size_t hidden = 0;
    try_law(TestType::games,
            [&](std::uint64_t seed) { return broken_law_of_outcomes<TestType>(seed, &hidden); });
    if (has_secrets<TestType>) {
        REQUIRE(hidden > scaled(100));
    } else {
        REQUIRE(hidden == 0);
    }
}

TEMPLATE_TEST_CASE("Games that differ in what a viewer was not told are the same game to them",
                   "[laws]", CatanGame, CarcassonneGame, ToyGame) {
    std::size_t different = 0;
    try_law(4 * TestType::games,
            [&](std::uint64_t seed) { return broken_law_of_secrets<TestType>(seed, &different); });
    if (has_secrets<TestType>) {
        REQUIRE(different > scaled(100));
    } else {
        REQUIRE(different == 0);
    }
}

TEMPLATE_TEST_CASE("A position that is imagined from a view plays like the true one", "[laws]",
                   CatanGame, CarcassonneGame, ToyGame) {
    try_law(TestType::games, broken_law_of_imagining<TestType>);
}

TEMPLATE_TEST_CASE("Everything that is written reads back as itself", "[laws]", CatanGame,
                   CarcassonneGame, ToyGame) {
    try_law(TestType::games / 8, broken_law_of_writing<TestType>);
}

TEMPLATE_TEST_CASE("A header that is written reads back as the same table", "[laws]", CatanGame,
                   CarcassonneGame, ToyGame) {
    try_law(4 * TestType::games, broken_law_of_headers<TestType>);
}

TEMPLATE_TEST_CASE("A saved game is loaded as it was, and its seed and its checks confirm it",
                   "[laws]", CatanGame, CarcassonneGame, ToyGame) {
    try_law(TestType::games, broken_law_of_saved_games<TestType>);
}

TEMPLATE_TEST_CASE("A match records every move that was not taken back, and its events", "[laws]",
                   CatanGame, CarcassonneGame, ToyGame) {
    std::size_t taken_back = 0;
    try_law(3 * TestType::games,
            [&](std::uint64_t seed) { return broken_law_of_records<TestType>(seed, &taken_back); });
    REQUIRE(taken_back > scaled(500));
}

TEMPLATE_TEST_CASE("Chairs show their viewers' views, and judge as the match does", "[laws]",
                   CatanGame, CarcassonneGame, ToyGame) {
    try_law(TestType::games / 4, broken_law_of_chairs<TestType>);
}

TEMPLATE_TEST_CASE("Every chair hears of every change once, after it is recorded and shown",
                   "[laws]", CatanGame, CarcassonneGame, ToyGame) {
    try_law(TestType::games / 4, broken_law_of_listeners<TestType>);
}

TEMPLATE_TEST_CASE("A playback shows each position of the game", "[laws]", CatanGame,
                   CarcassonneGame, ToyGame) {
    try_law(TestType::games / 4, broken_law_of_playbacks<TestType>);
}
