// Tests advice in random games: at every decision and every level the advised move is legal, nothing else changes, and
// bots that hear the game later give the same advice. CATAN_TEST_SCALE as in playouts_property.cpp.
#include "catan/table/script_bots.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <utility>
#include <vector>

#include "catan/core/view.hpp"
#include "catan/table/match.hpp"
#include "catan/table/saved_game.hpp"
#include "support/text_tables.hpp"

using namespace catan;

namespace {

// Asks slower levels less often, so that all levels take about the same time.
bool is_asked(bots::Level level, std::size_t decision) {
    constexpr std::array<std::size_t, bots::level_count> one_in{1, 1, 3, 150};
    static_assert(one_in.back() > 0);
    return decision % one_in[static_cast<std::size_t>(level)] == 0;
}

constexpr table::ThinkingOptions hasty{.seed = 3, .effort = 1};

// A bot in the seat that is asked, told all that this seat has seen, and what it says.
Command said_by_fresh_bot(const table::Match& match, bots::Level level) {
    const Seat seat = match.asked();
    bots::Bot bot(match.game(), seat, {level, hasty.seed, hasty.effort, match.table().bot_offers});
    for (std::size_t i = 0; i < match.recording().size(); ++i)
        bot.hear(match.recording().seen(i, Viewer::of(seat)));
    return bot.decide(view(match.game(), match.state(), seat));
}

void check_advice(const Table& table, const table::Match& match,
                  const std::vector<bots::Advice>& advice, std::size_t most) {
    if (advice.empty() || advice.size() > most) FAIL("so many: " << table.describe());
    for (std::size_t i = 0; i < advice.size(); ++i) {
        if (match.refuse(advice[i].command, match.asked(), std::nullopt))
            FAIL("what is advised is refused: "
                 << match.notation().write(advice[i].command, match.asked()) << ", "
                 << table.describe());
        if (advice[i].chance && *advice[i].chance > 10'000) FAIL("more than certain");
        for (std::size_t j = 0; j < i; ++j) {
            if (advice[i].command == advice[j].command) FAIL("twice: " << table.describe());
        }
    }
}

}  // namespace

TEST_CASE(
    "what bots advise is legal as it stands, and a fresh bot that is told all says the same") {
    std::size_t decisions = 0;
    std::size_t compared = 0;
    for (std::uint64_t seed = 0; seed < scaled(60); ++seed) {
        const Table table = random_table(seed);
        language::Table seated = text_table(table);
        seated.bot_offers = seed % 2 == 0;
        table::Match match(std::move(seated));
        RandomPlayers players(table.game, seed, table.habits);
        Random random(seed, Domain::Choice);
        table::ScriptBots script_bots(hasty);
        for (int i = 0; i < 400 && !match.state().in<GameOver>(); ++i) {
            const bool is_fresh = random.below(40) == 0;
            const std::uint64_t before = hash(match.state());
            for (const bots::Level level : bots::all_levels) {
                if (!is_asked(level, decisions)) continue;
                const Command command = script_bots.decide(match, level);
                check_advice(table, match, {{command, std::nullopt}}, 1);
                const std::size_t most = 1 + random.below(4);
                const auto advice = script_bots.advise(match, level, most);
                check_advice(table, match, advice, most);
                if (!is_fresh) continue;
                ++compared;
                if (said_by_fresh_bot(match, level) != command)
                    FAIL("differs: " << table.describe());
            }
            if (hash(match.state()) != before) FAIL("changes: " << table.describe());
            ++decisions;
            const bool takes_back = random.below(8) == 0 && !match.refuse_undo(match.asked());
            if (takes_back) {
                match.undo();
                script_bots.take_back(match);
            } else {
                const auto step = players.next(match.state());
                match.say(std::get<Command>(step), match.asked(), std::nullopt);
            }
        }
    }
    REQUIRE(decisions > scaled(10'000));
    REQUIRE(compared > scaled(300));
}

TEST_CASE("bots that were told a saved game advise what they advised at the table") {
    for (std::uint64_t seed = 0; seed < scaled(20); ++seed) {
        const Table table = table_with_usual_deck(seed);
        table::Match match(text_table(table));
        table::ScriptBots script_bots(hasty);
        for (int i = 0; i < 150 && !match.state().in<GameOver>(); ++i) {
            const auto level = i % 2 == 0 ? bots::Level::Easy : bots::Level::Random;
            match.say(script_bots.decide(match, level), match.asked(), std::nullopt);
        }
        if (match.state().in<GameOver>()) continue;
        std::istringstream in(table::saved_text(match));
        const table::SavedGame again = table::load_game(in, "saved");
        REQUIRE(again.fault.empty());
        for (const bots::Level level : {bots::Level::Easy, bots::Level::Medium}) {
            table::ScriptBots fresh(hasty);
            REQUIRE(fresh.decide(*again.match, level) == script_bots.decide(match, level));
        }
    }
}
