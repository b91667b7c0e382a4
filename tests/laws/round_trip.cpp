// Tests that text reads back as the same value: every command, outcome, state, board and saved game of random games;
// and that a take-back restores the position.
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/language/notation.hpp"
#include "catan/table/match.hpp"
#include "catan/table/saved_game.hpp"
#include "catan/table/script.hpp"
#include "support/text_tables.hpp"

using namespace catan;

namespace {

struct Words {
    explicit Words(const std::string& line)
        : words(text::split(line)), reader(words, text::length(line) + 1) {}

    std::vector<text::Word> words;
    text::Reader reader;
};

// Plays a random game as a match, so many commands of it, and shows what was said to `watch(match, step)` after each.
template <typename Watch>
table::Match play_match(const Table& table, std::size_t most, Watch&& watch) {
    table::Match match(text_table(table));
    RandomPlayers players(table.game, table.seed, table.habits);
    for (std::size_t i = 0; i < most && !match.state().in<GameOver>(); ++i) {
        const Seat speaker = match.asked();
        const Command command = std::get<Command>(players.next(match.state()));
        const auto reply = match.say(command, speaker, std::nullopt);
        if (reply.refusal) FAIL("a legal command is refused: " << table.describe());
        watch(match);
    }
    return match;
}

std::string saved_text(const Table& table, std::size_t most) {
    std::string saved;
    const table::Match match = play_match(
        table, most, [&](const table::Match& now) { saved += now.saved_lines() + "\n"; });
    return language::header_text(match.table()) + saved;
}

}  // namespace

TEST_CASE("a command that is written reads back as itself") {
    play_at_tables(300, 600, [](const Table& table) {
        return [names = names_at(table.game)](const Ply& ply) {
            const language::Notation notation{ply.game, names};
            const Seat speaker = asked(ply.game, ply.before);
            const auto demand_same = [&](const Command& command) {
                const std::string line = notation.write(command, speaker);
                Words words(line);
                const Command read = notation.read_command(words.reader, speaker);
                if (!words.reader.at_end() || read != command) ply.fail(line);
                if (notation.write(read, speaker) != line) ply.fail(line);
            };
            if (const auto* command = std::get_if<Command>(&ply.step)) demand_same(*command);
            for (std::size_t i = ply.number % 7; i < ply.listed.size(); i += 7) {
                demand_same(ply.listed[i]);
            }
        };
    });
}

TEST_CASE("R9 an outcome that is written reads back as itself") {
    play_at_tables(300, 600, [](const Table& table) {
        return [names = names_at(table.game), last = Command()](const Ply& ply) mutable {
            const language::Notation notation{ply.game, names};
            if (const auto* command = std::get_if<Command>(&ply.step)) last = *command;
            for (const WeightedOutcome& possible : possible_outcomes(ply.before)) {
                const std::string line = notation.write(possible.outcome);
                Words words(line);
                const auto read = notation.read_outcome(words.reader, last);
                ply.demand(read == possible.outcome && words.reader.at_end(), line.c_str());
            }
        };
    });
}

TEST_CASE("a state that is written reads back as itself") {
    play_at_tables(200, 600, [](const Table& table) {
        return [names = names_at(table.game)](const Ply& ply) {
            if (awaits_outcome(ply.after)) return;
            const language::Notation notation{ply.game, names};
            const std::string written = notation.write(ply.after);
            try {
                const State read = notation.read_state(written);
                if (read != ply.after || hash(read) != hash(ply.after)) {
                    ply.fail("another state:\n" + written);
                }
                ply.demand(notation.write(read) == written, "another text");
            } catch (const text::TextError& error) {
                ply.fail(std::string(error.what()) + "\n" + written);
            }
        };
    });
}

namespace {

// People only at every other table.
void seat_some_bots(language::Table& table, std::uint64_t seed) {
    if (seed % 2 == 0) return;
    Random random(seed, Domain::Choice);
    for (std::size_t i = 0; i < table.names.size(); ++i) {
        const std::uint32_t drawn = random.below(bots::level_count + 1);
        if (drawn < bots::level_count) table.bots[i] = bots::all_levels[drawn];
    }
    table.bot_offers = random.below(2) == 0;
}

}  // namespace

TEST_CASE("R1 R2.6 a header that is written reads back as the same table") {
    for (std::uint64_t seed = 0; seed < scaled(500); ++seed) {
        const Table table = table_with_usual_deck(seed);
        language::Table written = text_table(table);
        seat_some_bots(written, seed);
        const std::string header = language::header_text(written);
        language::Setup setup;
        std::istringstream lines(header);
        for (std::string line; std::getline(lines, line) && line != "start";) {
            Words words(line);
            REQUIRE(setup.read(words.reader));
        }
        const language::Table read = language::seat_everybody(setup);
        REQUIRE(language::header_text(read) == header);
        REQUIRE(read.game.settings() == table.game.settings());
        REQUIRE(read.game.board().layout == table.game.board().layout);
        REQUIRE(read.names == names_at(table.game));
        REQUIRE(read.bots == written.bots);
        REQUIRE(read.bot_offers == written.bot_offers);
    }
}

TEST_CASE("a saved game loads as the equal state, and every check of it matches") {
    for (std::uint64_t seed = 0; seed < scaled(150); ++seed) {
        const Table table = table_with_usual_deck(seed);
        const table::Match match = play_match(table, 1200, [](const table::Match&) {});
        const std::string saved = saved_text(table, 1200);
        std::istringstream in(saved);
        const table::SavedGame loaded = table::load_game(in, "saved");
        INFO(table.describe());
        REQUIRE(fmt::format("{}", fmt::join(loaded.fault, "\n")).empty());
        REQUIRE(loaded.match);
        REQUIRE(loaded.bytes == saved.size());
        REQUIRE_FALSE(loaded.torn);
        REQUIRE(loaded.match->state() == match.state());
        REQUIRE(hash(loaded.match->state()) == hash(match.state()));
        REQUIRE(loaded.match->check() == match.check());
    }
}

TEST_CASE("a saved game that is run is recorded as the same text") {
    for (std::uint64_t seed = 0; seed < scaled(150); ++seed) {
        const std::string saved = saved_text(table_with_usual_deck(seed), 800);
        std::string recorded;
        table::ScriptOutput output;
        output.record = [&](std::string_view line) { recorded += std::string(line) + "\n"; };
        table::Script script({}, {.verify = true}, output, "saved");
        std::istringstream in(saved);
        REQUIRE(script.run(in) == table::Verdict::Fine);
        REQUIRE(recorded == saved);
    }
}

TEST_CASE("R12 what is taken back and said again gives the same game") {
    std::size_t taken_back = 0;
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        const Table table = random_table(seed);
        State before = start(table.game);
        play_match(table, 600, [&](const table::Match& now) {
            table::Match match = now;
            const Seat speaker = match.asked();
            const Move move = match.history().back();
            if (speaker.exists() && !match.refuse_undo(speaker)) {
                match.undo();
                if (match.state() != before) FAIL("taking back leads elsewhere");
                match.say(move.command, move.seat, std::nullopt);
                if (match.state() != now.state()) FAIL("saying it again leads elsewhere");
                if (match.history().size() != now.history().size()) FAIL("another history");
                ++taken_back;
            } else {
                // Only what R12 names stands in the way.
                const bool is_monopoly = std::holds_alternative<PlayMonopoly>(move.command);
                const bool same_turn = before.turn.number == now.state().turn.number;
                if (speaker == move.seat && same_turn && !move.outcome && !is_monopoly) {
                    FAIL("it cannot be taken back");
                }
            }
            before = now.state();
        });
    }
    REQUIRE(taken_back > scaled(1000));
}
