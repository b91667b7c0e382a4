// Plays the engine against a second implementation of the rules, the painted board (K1-K14): random games of two to five
// players with all settings and various habits, compared after every step. CATAN_TEST_SCALE=10 plays ten times as many.
#include <catch2/catch_test_macros.hpp>
#include <cstddef>

#include "support/carcassonne/differences.hpp"
#include "support/scale.hpp"

namespace {

Happenings play(void (*compare)(const BothBoards&)) {
    Happenings seen;
    for (std::size_t number = 0; number < scaled(1000); ++number) {
        const ComparedGame compared = play_on_both_boards(number, compare);
        if (!compared.difference.empty()) FAIL(compared.difference);
        seen += compared.seen;
    }
    return seen;
}

}  // namespace

TEST_CASE("K1 K3 a tile fits where its picture fits, in every direction") { play(compare_places); }

TEST_CASE("K3 K5 K14 the same tiles lie, are set aside or are left, and the same player moves") {
    play(compare_tiles);
}

TEST_CASE("K4 K11 a follower may stand on the painted parts that no follower shares") {
    play(compare_spots);
}

TEST_CASE("K5-K10 a turn scores the features whose paint is enclosed") {
    const Happenings seen = play(compare_scored);
    // A comparison that never meets these would prove little about K9.
    if (seen.games >= 100) {
        CHECK(seen.shared > 0);
        CHECK(seen.outnumbered > 0);
    }
}

TEST_CASE("K9 K12 players have the points and followers that the painted board gives them") {
    play(compare_players);
}

TEST_CASE("K12 the projected points are those of all paint with followers") {
    play(compare_projected);
}

TEST_CASE("K6-K11 every part is of the feature that one stroke of the brush fills") {
    play(compare_features);
}

TEST_CASE("K12 the end scores the same features, ranks and winners") {
    const Happenings seen = play(compare_end);
    if (seen.games >= 100) {
        CHECK(seen.paid_fields > 0);
        CHECK(seen.shared_fields > 0);
    }
}
