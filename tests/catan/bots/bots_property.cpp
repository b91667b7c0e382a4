// Tests that bots make legal moves at every table and end their turns, and that their decisions do not depend on
// information hidden from their seats (R11). CATAN_TEST_SCALE as in playouts_property.cpp.
#include "catan/bots/bot.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "support/bot_games.hpp"
#include "support/twin_games.hpp"

using namespace catan;
using bots::Advice;
using bots::Bot;
using bots::BotOptions;
using bots::Level;

namespace {

BotOptions options_of(Level level, std::uint64_t seed) {
    BotOptions options;
    options.level = level;
    options.seed = seed;
    options.effort = 1;
    options.offers = seed % 4 != 0;
    return options;
}

// Tells a bot what happened since it heard the last of it.
void tell(Bot& bot, const table::Chair& chair) {
    for (const SeenMove& seen : chair.history().subspan(bot.heard())) bot.hear(seen);
}

bool same(std::span<const Advice> a, std::span<const Advice> b) {
    return std::ranges::equal(a, b, [](const Advice& one, const Advice& other) {
        return one.command == other.command && one.chance == other.chance;
    });
}

// A bot on the viewer's chair in each of two games that it cannot tell apart, and easy ones around it.
class TwinBots {
public:
    TwinBots(const Table& table, Seat viewer, Level level)
        : table_(table),
          twins_(table, viewer),
          options_(options_of(level, table.seed)),
          here_(table.game, viewer, options_),
          there_(table.game, viewer, options_) {
        for (std::size_t i = 0; i < table.game.players(); ++i) {
            others_.emplace_back(table.game, Seat(i), options_of(Level::Easy, ~table.seed));
        }
    }

    // Plays until the games cannot go on as one, or until the bot has made this many decisions. A hard bot decides only
    // while there is a hidden difference; otherwise an easy one plays for it.
    void play(std::size_t most_decisions) {
        for (int i = 0; i < 1500 && decisions_ < most_decisions && !twins_.is_end(); ++i) {
            const Seat asked = twins_.here().referee.match().asked();
            const bool is_compared =
                asked == here_.seat() && (options_.level != Level::Hard || twins_.differ());
            if (!twins_.say(is_compared ? compared() : others_word(asked))) {
                if (!twins_.go_on()) return;
            }
        }
    }
    [[nodiscard]] std::size_t differing() const { return differing_; }

private:
    Command compared() {
        const table::Chair& here = twins_.here().chair();
        const table::Chair& there = twins_.there().chair();
        tell(here_, here);
        tell(there_, there);
        const auto advice = here_.advise(here.view(), 3);
        check(!advice.empty(), "there is something to say");
        check(same(advice, there_.advise(there.view(), 3)), "the same advice in both games");
        const Command said = here_.decide(here.view());
        check(said == there_.decide(there.view()), "the same move in both games");
        check(!here.why_not(said), "and a legal one");
        if (decisions_ % 16 == 0) compare_with_fresh(here, said);
        ++decisions_;
        if (twins_.differ()) ++differing_;
        return said;
    }

    // Told at once what the other heard bit by bit: as a bot is that begins anew, or one that must forget (R12).
    void compare_with_fresh(const table::Chair& chair, const Command& said) {
        Bot fresh(table_.game, here_.seat(), options_);
        tell(fresh, chair);
        check(fresh.decide(chair.view()) == said,
              "the same move of a bot that is told it all anew");
        there_.forget();
        check(there_.heard() == 0, "what it had heard is gone");
        tell(there_, twins_.there().chair());
        check(there_.decide(chair.view()) == said, "the same move of one that had to forget");
    }

    Command others_word(Seat asked) {
        Bot& bot = others_[asked.value];
        const table::Chair& chair = twins_.here().referee.chair(asked);
        tell(bot, chair);
        return bot.decide(chair.view());
    }

    void check(bool holds, const char* what) const { demand(holds, table_, what); }

    const Table& table_;
    TwinGames twins_;
    BotOptions options_;
    Bot here_;
    Bot there_;
    std::vector<Bot> others_;
    std::size_t decisions_ = 0;
    std::size_t differing_ = 0;
};

std::size_t play_twins(Level level, std::size_t tables, std::size_t most_decisions) {
    std::size_t differing = 0;
    for (std::uint64_t seed = 0; seed < scaled(tables); ++seed) {
        const Table table = random_table(seed);
        TwinBots bots(table, Seat(seed / 7 % table.game.players()), level);
        bots.play(most_decisions);
        differing += bots.differing();
    }
    return differing;
}

}  // namespace

TEST_CASE("R11 random bots say the same in games that differ in what their seat may not know") {
    REQUIRE(play_twins(Level::Random, 150, 200) > scaled(5000));
}

TEST_CASE("R11 easy bots say the same in games that differ in what their seat may not know") {
    REQUIRE(play_twins(Level::Easy, 150, 200) > scaled(5000));
}

TEST_CASE("R11 medium bots say the same in games that differ in what their seat may not know") {
    REQUIRE(play_twins(Level::Medium, 150, 200) > scaled(5000));
}

TEST_CASE("R11 hard bots say the same in games that differ in what their seat may not know") {
    REQUIRE(play_twins(Level::Hard, 40, 25) > scaled(500));
}

// The long version of the next two is `cmake/dev soak robust`.
TEST_CASE("quick bots play at every table, say nothing that is refused, and end their turns") {
    std::set<std::size_t> players;
    std::size_t won = 0;
    for (std::uint64_t number = 0; number < scaled(200); ++number) {
        const BotTable table = bot_table(Company::Quick, number);
        INFO(table.describe());
        const BotGame game = play_bots(table);
        REQUIRE(game.fault == "");
        players.insert(table.game.players());
        if (game.is_won) ++won;
    }
    REQUIRE(players.size() == 7);
    REQUIRE(won > scaled(60));
}

TEST_CASE("hard bots play at every table, say nothing that is refused, and end their turns") {
    for (std::uint64_t number = 0; number < scaled(3); ++number) {
        const BotTable table = bot_table(Company::Hard, number);
        INFO(table.describe());
        REQUIRE(play_bots(table).fault == "");
    }
}
