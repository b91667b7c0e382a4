// What a player who forgets nothing knows of everybody's cards: never more than can be known, never less than is certain,
// and as likely as it is said to be (R6.2, R7, R8.2, R11). CATAN_TEST_SCALE as in playouts.cpp.
#include "catan/memory.hpp"

#include <catch2/catch_test_macros.hpp>

#include "catan/view.hpp"
#include "remembered.hpp"

using namespace catan;
using bots::certain;
using bots::LikelyHands;
using bots::Memory;

namespace {

LikelyHands::Hands true_hands(const State& state) {
    LikelyHands::Hands hands;
    for (std::size_t i = 0; i < most_players; ++i) hands[i] = state.players[i].hand;
    return hands;
}

void demand(bool holds, const Table& table, const Memory& memory, const char* what) {
    if (holds) return;
    FAIL(what << ", for seat " << int{memory.viewer().value} << " after " << memory.heard()
              << " commands of " << table.describe());
}

}  // namespace

TEST_CASE("R11 whatever is guessed fits, in every game, for every seat and for nobody") {
    std::size_t guesses = 0;
    for (std::uint64_t seed = 0; seed < scaled(200); ++seed) {
        const Table table = random_table(seed);
        Random random(seed, Domain::Choice);
        play_remembered(table, 1500, [&](const auto& memories, const State& state, const Heard&) {
            for (const Memory& memory : memories) {
                const View seen = view(table.game, state, memory.viewer());
                Random same = random;
                const HiddenCards guess = memory.guess(seen, random);
                demand(fits(table.game, seen, guess), table, memory, "a guess fits");
                // And nothing else had to be found because it did not.
                if (seen.opened) continue;
                demand(guess.hands == memory.hands().draw(same), table, memory, "it is one's own");
                ++guesses;
            }
        });
    }
    REQUIRE(guesses > scaled(100'000));
}

TEST_CASE("R11 the true hands are never ruled out") {
    std::size_t doubts = 0;
    std::size_t dropped = 0;
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        const Table table = random_table(seed);
        play_remembered(table, 1500, [&](const auto& memories, const State& state, const Heard&) {
            for (const Memory& memory : memories) {
                if (!memory.hands().is_complete()) {
                    ++dropped;
                    continue;
                }
                const auto chance = memory.hands().chance_of(true_hands(state));
                demand(chance > 0, table, memory, "the truth can be");
                if (memory.hands().worlds() > 1) ++doubts;
            }
        });
    }
    REQUIRE(doubts > scaled(100'000));
    REQUIRE(dropped < doubts / 4);
}
