// Tests the history of a match (R11, R12): every move exactly once, whatever was taken back. CATAN_TEST_SCALE as in
// playouts.cpp.
#include "catan/core/history.hpp"

#include <catch2/catch_test_macros.hpp>

#include "catan/table/match.hpp"
#include "support/text_tables.hpp"

using namespace catan;

namespace {

// The game once more, from what was said alone.
Recording played_again(const Game& game, std::span<const Move> history) {
    Recording recording;
    State state = start(game);
    for (const Move& move : history) {
        Events events;
        apply(game, state, move.command, &events);
        if (move.outcome) apply(game, state, *move.outcome, &events);
        recording.add(move, events);
    }
    return recording;
}

}  // namespace

TEST_CASE("R12 a match records what came of every command that was not taken back") {
    std::size_t taken_back = 0;
    std::size_t events = 0;
    for (std::uint64_t seed = 0; seed < scaled(200); ++seed) {
        const Table table = random_table(seed);
        table::Match match(text_table(table));
        RandomPlayers players(table.game, seed, table.habits);
        Random random(seed, Domain::Theft);
        for (int i = 0; i < 800 && !match.state().in<GameOver>(); ++i) {
            const Seat speaker = match.asked();
            if (random.below(6) == 0 && !match.refuse_undo(speaker)) {
                match.undo();
                ++taken_back;
                continue;
            }
            const auto step = players.next(match.state());
            const auto reply = match.say(std::get<Command>(step), speaker, std::nullopt);
            const Recording::RecordedMove last = match.recording().back();
            REQUIRE_FALSE(reply.refusal);
            REQUIRE((last.move == Move{speaker, std::get<Command>(step), reply.outcome}));
            REQUIRE(reply.events.data() == last.events.data());
            REQUIRE(reply.events.size() == last.events.size());
            events += last.events.size();
        }
        INFO(table.describe());
        REQUIRE(match.recording().size() == match.history().size());
        REQUIRE(match.recording() == played_again(table.game, match.history()));
    }
    REQUIRE(taken_back > scaled(1000));
    REQUIRE(events > scaled(10'000));
}
