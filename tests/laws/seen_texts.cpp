// Tests the texts of views and moves for every viewer (R11): each reads back as itself, and contains nothing that its
// viewer may not know. CATAN_TEST_SCALE as in playouts_property.cpp.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "catan/core/view.hpp"
#include "catan/language/notation.hpp"
#include "catan/table/match.hpp"
#include "support/all_viewers.hpp"
#include "support/text_tables.hpp"
#include "support/twin_games.hpp"

using namespace catan;

namespace {

struct SeenText {
    View view;
    std::string text;
};

// The position after a ply, as all viewers see it.
std::vector<SeenText> seen_texts(const language::Notation& notation, const Ply& ply) {
    std::vector<SeenText> all;
    for (const Viewer viewer : all_viewers(ply.game)) {
        View seen = view(ply.game, ply.after, viewer);
        std::string written = notation.write(seen);
        all.push_back({std::move(seen), std::move(written)});
    }
    return all;
}

void demand_round_trip(const language::Notation& notation, const SeenText& seen, const Ply& ply) {
    try {
        const View read = notation.read_view(seen.text);
        if (read != seen.view) ply.fail("another view:\n" + seen.text);
        ply.demand(notation.write(read) == seen.text, "another text");
    } catch (const text::TextError& error) {
        ply.fail(std::string(error.what()) + "\n" + seen.text);
    }
}

void demand_different_texts(const SeenText& one, const SeenText& other, const Ply& ply) {
    if ((one.view == other.view) != (one.text == other.text)) {
        ply.fail("views that differ have texts that differ:\n" + one.text);
    }
}

}  // namespace

TEST_CASE("R11 a view that is written reads back as itself, whoever looks") {
    std::size_t views = 0;
    std::size_t awaiting = 0;
    std::size_t opened = 0;
    play_at_tables(100, 600, [&](const Table& table) {
        return [&, names = names_at(table.game), seed = table.seed](const Ply& ply) {
            // Every position for one viewer; every eighth position, and the end, for all.
            const language::Notation notation{ply.game, names};
            const std::vector<SeenText> all = seen_texts(notation, ply);
            const bool by_all = (ply.number + seed) % 8 == 0 || ply.after.in<GameOver>();
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (!by_all && (ply.number + seed) % all.size() != i) continue;
                demand_round_trip(notation, all[i], ply);
                ++views;
                if (awaits_outcome(ply.after)) ++awaiting;
                if (all[i].view.opened) ++opened;
            }
        };
    });
    REQUIRE(views > scaled(50'000));
    REQUIRE(awaiting > scaled(5'000));
    REQUIRE(opened > scaled(5'000));
}

TEST_CASE("R11 views that differ have texts that differ") {
    play_at_tables(150, 600, [](const Table& table) {
        return [names = names_at(table.game),
                before = std::vector<SeenText>()](const Ply& ply) mutable {
            std::vector<SeenText> now = seen_texts({ply.game, names}, ply);
            for (std::size_t i = 0; i < now.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) demand_different_texts(now[i], now[j], ply);
                if (!before.empty()) demand_different_texts(now[i], before[i], ply);
            }
            before = std::move(now);
        };
    });
}

TEST_CASE("R11 what happened reads back as it was seen, whoever looked on") {
    std::size_t seen_events = 0;
    for (std::uint64_t seed = 0; seed < scaled(150); ++seed) {
        const Table table = random_table(seed);
        table::Match match(text_table(table));
        RandomPlayers players(table.game, seed, table.habits);
        for (int i = 0; i < 800 && !match.state().in<GameOver>(); ++i) {
            const auto command = std::get<Command>(players.next(match.state()));
            REQUIRE_FALSE(match.say(command, match.asked(), std::nullopt).refusal);
            for (const Viewer viewer : all_viewers(table.game)) {
                const SeenMove seen = match.recording().seen(match.recording().size() - 1, viewer);
                const std::string written = match.notation().write(seen);
                INFO(written << table.describe());
                const SeenMove read = match.notation().read_seen_move(written);
                if (read != seen) FAIL("something else happened");
                if (match.notation().write(read) != written) FAIL("another text");
                seen_events += seen.events.size();
            }
        }
    }
    REQUIRE(seen_events > scaled(100'000));
}

namespace {

// All that a chair tells, but what happened only from this number on.
std::string told(const language::Notation& notation, const table::Chair& chair, std::size_t from) {
    std::string all = notation.write(chair.view());
    for (const SeenMove& seen : chair.history().subspan(from)) {
        all += notation.write(seen);
    }
    return all;
}

}  // namespace

TEST_CASE("R11 games that differ in what a seat may not know are told to it in the same bytes") {
    std::size_t steps = 0;
    std::size_t different = 0;
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        const Table table = random_table(seed);
        const std::vector<std::string> names = names_at(table.game);
        const language::Notation notation{table.game, names};
        const std::size_t who = seed / 7 % (table.game.players() + 1);
        const Seat viewer = who < table.game.players() ? Seat(who) : Seat::none();
        TwinGames twins(table, viewer);
        std::size_t known = 0;
        for (int i = 0; i < 400 && !twins.is_end() && twins.go_on(); ++i) {
            if (twins.is_end()) break;  // cards are shown
            ++steps;
            if (twins.differ()) ++different;
            const table::Chair& here = twins.here().chair();
            const table::Chair& there = twins.there().chair();
            const std::string text = told(notation, here, known);
            INFO(text << table.describe());
            if (text != told(notation, there, known)) FAIL("the texts tell a secret");
            known = here.history().size();
        }
    }
    REQUIRE(steps > scaled(20'000));
    REQUIRE(different > scaled(10'000));
}
