// Tests the analysis of games: chances add up for any number of threads, a viewer's analysis depends on nothing hidden
// (R11), luck agrees with the engine, and bad play is found.
#include <algorithm>
#include <array>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/core/view.hpp"
#include "catan/lab/analysis.hpp"
#include "catan/lab/chance_estimate.hpp"
#include "catan/lab/luck.hpp"
#include "catan/lab/misses.hpp"
#include "catan/lab/positions.hpp"
#include "catan/table/saved_game.hpp"
#include "support/lab.hpp"
#include "support/scale.hpp"
#include "support/twin_games.hpp"

using namespace catan;
using namespace catan::lab;

namespace {

const std::atomic<bool> never = false;
bool always(std::size_t /*done*/) { return true; }

table::Match game_of(const std::string& bots, std::uint64_t number,
                     const language::Setup& setup = {}) {
    Design design = design_of(bots);
    design.max_turns = 300;
    const auto kept = Series(design, setup).play_and_keep(number, never);
    std::istringstream in(kept->text);
    table::SavedGame game = table::load_game(in, "kept");
    return std::move(*game.match);
}

language::Setup playing_for(std::uint32_t target) {
    language::Setup setup;
    setup.settings[language::Setting::Target] = target;
    return setup;
}

// The same game as far as its first commands.
table::Match beginning_of(const table::Match& match, std::size_t steps) {
    table::Match copy(match.first_table());
    for (std::size_t i = 0; i < steps; ++i) {
        const Move& move = match.history()[i];
        copy.say(move.command, move.seat, move.outcome);
    }
    return copy;
}

AnalysisOptions quick(std::size_t jobs = 1) {
    AnalysisOptions options;
    options.effort = 1;
    options.jobs = jobs;
    return options;
}

// Counts the thefts after a rolled seven, not those of a knight.
std::uint32_t thefts_after_sevens(const table::Match& match) {
    std::uint32_t thefts = 0;
    bool is_knights = false;
    const Recording& recording = match.recording();
    for (std::size_t i = 0; i < recording.size(); ++i) {
        const auto [move, events] = recording[i];
        if (std::holds_alternative<Roll>(move.command)) is_knights = false;
        if (std::holds_alternative<PlayKnight>(move.command)) is_knights = true;
        for (const Event& event : events) {
            if (std::holds_alternative<CardStolen>(event) && !is_knights) ++thefts;
        }
    }
    return thefts;
}

SeatSet only(Seat seat) {
    SeatSet seats;
    seats.insert(seat);
    return seats;
}

}  // namespace

TEST_CASE("the chances of all seats add up, each in its interval, at every moment of a game") {
    const language::Setup short_game = playing_for(3);
    language::Setup paired = short_game;
    paired.settings[language::Setting::Paired] = 1;
    const std::array<table::Match, 4> games{
        game_of("easy easy", 1, short_game), game_of("medium easy medium", 2, short_game),
        game_of("easy easy easy easy easy", 3, paired),
        game_of("easy easy easy easy easy easy easy easy", 4, short_game)};
    for (const table::Match& match :
         std::span(games).first(std::clamp<std::size_t>(scaled(4), 2, games.size()))) {
        const std::size_t players = match.game().players();
        INFO(players << " players");
        const Findings found = analyse(match, quick(), always);
        REQUIRE(found.is_whole);
        REQUIRE(found.course.size() == found.moments);
        for (const Standing& standing : found.course) {
            std::uint32_t sum = 0;
            for (std::size_t i = 0; i < most_players; ++i) {
                const Share& share = standing.shares[i];
                sum += share.chance;
                REQUIRE(share.low <= share.chance);
                REQUIRE(share.chance <= share.high);
                REQUIRE(share.high <= certainty);
                if (i >= players) REQUIRE(share == Share{});
            }
            REQUIRE(sum == certainty);
        }
        const auto* over = std::get_if<GameOver>(&match.state().phase);
        if (over == nullptr) continue;
        const Standing& last = found.course.back();
        CHECK(last.shares[over->winner.value] == Share{certainty, certainty, certainty});
    }
}

TEST_CASE("moments are the end of the set-up, each turn's dice, and the end") {
    const table::Match match = game_of("easy medium easy", 5);
    const auto moments = moments_of(match);
    REQUIRE(moments.size() > 10);
    CHECK(moments.front().turn == 0);
    CHECK(moments.front().step == 4 * 3);
    for (std::size_t i = 1; i < moments.size(); ++i) {
        const Moment& moment = moments[i];
        REQUIRE(moment.is_end == (i + 1 == moments.size()));
        if (moment.is_end) continue;
        REQUIRE(moment.turn == i);
        const Move& move = match.history()[moment.step - 1];
        REQUIRE(move.seat == moment.player);
        REQUIRE(move.outcome == Outcome(*moment.dice));
    }
    CHECK(moments.back().step == match.history().size());
    // An unfinished set-up has a single moment.
    CHECK(moments_of(beginning_of(match, 0)).size() == 1);
    CHECK(moments_of(beginning_of(match, 7)).size() == 1);
    CHECK(moments_of(beginning_of(match, 12)).size() == 1);
    CHECK(moments_of(beginning_of(match, 13)).size() == 2);
}

TEST_CASE("the same findings however many threads there are; other dice with another seed") {
    const table::Match match = game_of("easy easy medium", 6, playing_for(3));
    AnalysisOptions options = quick();
    // A fraction judges one player instead of all.
    options.judged.insert(Seat(0));
    if (scaled(2) == 2) options.judged = people_or_all(match.table());
    const Findings one = analyse(match, options, always);
    CHECK(one.has_judged);
    options.jobs = 3;
    CHECK(analyse(match, options, always) == one);
    options.seed = 1;
    const Findings other = analyse(match, options, always);
    CHECK(other.course != one.course);
    CHECK(other.course.size() == one.course.size());
}

TEST_CASE("what was found before it was stopped is the beginning of all that there is to find") {
    const table::Match match = game_of("easy easy medium", 7, playing_for(3));
    AnalysisOptions options = quick(2);
    options.judged = people_or_all(match.table());
    const Findings all = analyse(match, options, always);
    for (const std::size_t enough :
         {std::size_t{0}, std::size_t{5}, all.moments, all.moments + 1}) {
        const Findings some =
            analyse(match, options, [&](std::size_t done) { return done < enough; });
        INFO(enough << " of " << pieces_of(match, options));
        CHECK_FALSE(some.is_whole);
        CHECK_FALSE(some.has_judged);
        CHECK(some.luck == all.luck);
        REQUIRE(some.course.size() >= std::min(enough, all.moments));
        REQUIRE(some.course.size() <= all.course.size());
        CHECK(std::equal(some.course.begin(), some.course.end(), all.course.begin()));
    }
}

TEST_CASE("R11 what a player's eyes tell of the chances does not depend on what they cannot see") {
    std::size_t differing = 0;
    for (std::uint64_t seed = 0; seed < scaled(40); ++seed) {
        const Table table = random_table(seed);
        if (table.game.topology().hexes() > 60) continue;
        const Seat seat(seed % table.game.players());
        TwinGames twins(table, seed % 5 == 0 ? Seat::none() : seat);
        for (int i = 0; i < 300 && !twins.is_end() && twins.go_on();) ++i;
        if (twins.is_end()) continue;
        const Viewer viewer = Viewer::of(twins.here().viewer);
        AnalysisOptions options = quick();
        options.viewer = viewer;
        if (viewer.seat().exists()) options.judged = only(viewer.seat());
        const table::Match& here = twins.here().referee.match();
        const table::Match& there = twins.there().referee.match();
        // All of it would take long; the last moment knows the most.
        const auto last = [&](const table::Match& match) {
            Walk walk(match, viewer, 0);
            walk.go_to(match.history().size());
            const bots::Forecast forecast(match.game());
            return estimate_chances(moments_of(match).back(), walk.worlds(), forecast, 0, 16,
                                    never);
        };
        const auto wins = [&](const table::Match& match) {
            return luck_of(match, viewer, match.history().size(), 0);
        };
        const auto doubts = [&](const table::Match& match) {
            return suspects(match, options.judged, 0, [] { return true; });
        };
        demand(last(here) == last(there), table, "the same chances in both games");
        demand(wins(here) == wins(there), table, "the same luck in both games");
        demand(doubts(here) == doubts(there), table, "the same decisions in both games");
        if (twins.differ()) ++differing;
    }
    CHECK(differing >= scaled(10));
}

TEST_CASE("R4.2 luck counts what the rolls brought, and expects what they could have brought") {
    for (std::uint64_t number = 0; number < scaled(8); ++number) {
        language::Setup setup;
        // A small bank runs short often (R4.3).
        if (number % 2 == 0) setup.settings[language::Setting::Bank] = 6;
        Design design = design_of("easy medium easy random");
        design.max_turns = 200;
        const auto kept = Series(design, setup).play_and_keep(number, never);
        std::istringstream in(kept->text);
        const table::SavedGame game = table::load_game(in, "kept");
        const table::Match& match = *game.match;
        const Luck luck = luck_of(match, Viewer::all(), match.history().size(), number);
        std::uint32_t sevens = 0;
        std::uint32_t robberies = 0;
        double expected = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const SeatLuck& seat = luck.seats[i];
            CHECK(seat.cards.was == kept->record.of(Seat(i), Count::Production));
            CHECK(seat.discarded.was == kept->record.of(Seat(i), Count::Discarded));
            CHECK(seat.robbed.was <= kept->record.of(Seat(i), Count::Robbed));
            CHECK(seat.victories.was == kept->record.of(Seat(i), Count::VictoryCards));
            std::uint32_t kinds = 0;
            double expected_kinds = 0;
            for (const LuckMeasure& kind : seat.kinds) {
                kinds += kind.was;
                expected_kinds += kind.expected;
            }
            CHECK(kinds == seat.cards.was);
            CHECK(std::abs(expected_kinds - seat.cards.expected) < 1e-9);
            sevens += seat.sevens.was;
            robberies += seat.robbed.was;
            expected += seat.sevens.expected;
        }
        CHECK(sevens == luck.sums[7].was);
        CHECK(robberies == thefts_after_sevens(match));
        CHECK(std::abs(expected - luck.rolls / 6.0) < 1e-9);
        for (std::size_t sum = 2; sum <= 12; ++sum) {
            CHECK(luck.sums[sum].was == kept->record.dice[sum - 2]);
        }
    }
}

TEST_CASE("no seat is luckier than another in the long run") {
    std::uint64_t cards = 0;
    std::uint64_t discards = 0;
    std::uint64_t robberies = 0;
    std::uint64_t victories = 0;
    std::uint64_t seats = 0;
    for (std::uint64_t number = 0; number < scaled(100); ++number) {
        const table::Match match = game_of("easy easy easy easy", number);
        const Luck luck = luck_of(match, Viewer::all(), match.history().size(), number);
        for (std::size_t i = 0; i < 4; ++i) {
            cards += luck.seats[i].cards.better_than;
            discards += luck.seats[i].discarded.better_than;
            robberies += luck.seats[i].robbed.better_than;
            victories += luck.seats[i].victories.better_than;
            ++seats;
        }
    }
    // Percentiles that are spread evenly have a mean of 50 and a deviation of 29; a fifth of that in 400 is far off.
    const double slack = 6 * 29 / std::sqrt(static_cast<double>(seats));
    CHECK(std::abs(static_cast<double>(cards) / static_cast<double>(seats) - 50) < slack);
    CHECK(std::abs(static_cast<double>(discards) / static_cast<double>(seats) - 50) < slack);
    CHECK(std::abs(static_cast<double>(victories) / static_cast<double>(seats) - 50) < slack);
    // Players choose whom to rob after a seven, so this mean may deviate a little more.
    CHECK(std::abs(static_cast<double>(robberies) / static_cast<double>(seats) - 50) < 2 * slack);
}

TEST_CASE("a seat that moves at random for ten turns made the decisions that mattered then") {
    // Medium bots, of which the second loses its mind in its third to twelfth turn. A fraction of the games means a shorter
    // game and fewer judged seats as well.
    constexpr std::uint32_t first = 9;
    constexpr std::uint32_t last = 48;
    const language::Setup setup = scaled(2) < 2 ? playing_for(5) : language::Setup{};
    const Seat strange(1);
    std::size_t told = 0;
    std::size_t then = 0;
    for (std::uint64_t number = 0; number < scaled(2); ++number) {
        const table::Match other = game_of("medium medium medium medium", number, setup);
        table::Match match(other.first_table());
        std::vector<bots::Bot> bots;
        for (std::size_t i = 0; i < 4; ++i) {
            bots.emplace_back(match.game(), Seat(i), bots::BotOptions{bots::Level::Medium, number});
        }
        bots.emplace_back(match.game(), strange, bots::BotOptions{bots::Level::Random, number});
        for (int i = 0; i < 5000 && !match.state().in<GameOver>(); ++i) {
            const Seat asked = match.asked();
            const std::uint32_t turn = match.state().turn.number;
            const bool is_strange = asked == strange && match.state().turn.player == strange &&
                                    first <= turn && turn <= last;
            const bots::Bot& bot = bots[is_strange ? 4 : asked.value];
            match.say(bot.decide(view(match.game(), match.state(), asked)), asked, {});
            for (bots::Bot& listener : bots) {
                listener.hear(match.recording().seen(match.history().size() - 1,
                                                     Viewer::of(listener.seat())));
            }
        }
        AnalysisOptions options = quick(2);
        options.judged.insert(strange);
        if (scaled(2) == 2) options.judged = people_or_all(match.table());
        const Findings found = analyse(match, options, always);
        REQUIRE_FALSE(found.misses.empty());
        for (const Miss& miss : found.misses) {
            CHECK(miss.low > 0);
            CHECK(miss.said != miss.better);
            CHECK_FALSE(miss.why.empty());
            ++told;
            if (miss.seat == strange && first <= miss.turn && miss.turn <= last) ++then;
        }
    }
    INFO(then << " of " << told);
    CHECK(then * 4 >= told * 3);
}
