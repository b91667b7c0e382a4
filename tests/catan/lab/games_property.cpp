// Tests bot games: a game depends only on the design and its number, its saved game is the same game, and results come
// in order for any number of threads.
#include <array>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <cstdint>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "catan/core/score.hpp"
#include "catan/table/saved_game.hpp"
#include "series/in_order.hpp"
#include "support/lab.hpp"

using namespace catan;
using namespace catan::lab;
using namespace tabletop::series;

namespace {

const std::atomic<bool> never = false;

struct KindOfSeries {
    std::string bots;
    language::Setup setup;
};

language::Setup setup_with(Mode mode, std::optional<Shape> shape = {}) {
    language::Setup setup;
    setup.mode = mode;
    setup.shape = shape;
    return setup;
}

std::vector<KindOfSeries> kinds() {
    std::vector<KindOfSeries> all{
        {"random random", setup_with(Mode::Beginner)},
        {"random easy medium", setup_with(Mode::Spiral)},
        {"easy random easy random", setup_with(Mode::Random, Shape::hexagon(4))},
        {"random random random random random random", setup_with(Mode::Random)},
        {"random random random random random random random random", setup_with(Mode::Random)},
    };
    language::Setup house = setup_with(Mode::Random);
    house.settings[language::Setting::Target] = 5;
    house.settings[language::Setting::FriendlyRobber] = 1;
    house.settings[language::Setting::LateCards] = 1;
    house.board_seed = 7;
    all.push_back({"random random random", house});
    return all;
}

Series series_of(const KindOfSeries& kind) {
    Design design = design_of(kind.bots);
    design.rotate = true;
    design.max_turns = 200;
    return {design, kind.setup};
}

}  // namespace

TEST_CASE("a game depends on its number alone") {
    for (const KindOfSeries& kind : kinds()) {
        INFO(kind.bots);
        const Series series = series_of(kind);
        const auto third = series.play(3, never);
        REQUIRE(third);
        CHECK(series.play(0, never) != third);
        CHECK(series.play(3, never) == third);
        CHECK(series_of(kind).play(3, never) == third);
    }
}

TEST_CASE("a game that is kept is the game that was counted") {
    for (const KindOfSeries& kind : kinds()) {
        INFO(kind.bots);
        const Series series = series_of(kind);
        for (std::uint64_t game = 0; game < 3; ++game) {
            const auto kept = series.play_and_keep(game, never);
            REQUIRE(kept);
            CHECK(series.play(game, never) == kept->record);
            std::istringstream in(kept->text);
            const table::SavedGame loaded = table::load_game(in, "kept");
            CHECK(loaded.fault.empty());
            REQUIRE(loaded.match);
            CHECK(loaded.match->history().size() == kept->record.commands);
            const State& state = loaded.match->state();
            const GameRecord& record = kept->record;
            CHECK(state.in<GameOver>() == record.winner.exists());
            if (const auto* over = std::get_if<GameOver>(&state.phase)) {
                CHECK(over->winner == record.winner);
            }
            for (std::size_t i = 0; i < loaded.match->game().players(); ++i) {
                CHECK(static_cast<int>(record.of(Seat(i), Count::Points)) ==
                      points(loaded.match->game(), state, Seat(i)));
            }
        }
    }
}

TEST_CASE(
    "no card is counted twice or lost: what a player got and did not give is in the hand at the "
    "end") {
    for (const KindOfSeries& kind : kinds()) {
        INFO(kind.bots);
        const Series series = series_of(kind);
        for (std::uint64_t game = 0; game < 3; ++game) {
            const auto kept = series.play_and_keep(game, never);
            REQUIRE(kept);
            std::istringstream in(kept->text);
            const table::SavedGame loaded = table::load_game(in, "kept");
            REQUIRE(loaded.match);
            for (std::size_t i = 0; i < loaded.match->game().players(); ++i) {
                const auto sum = [&](std::initializer_list<Count> counts) {
                    int cards = 0;
                    for (const Count count : counts) {
                        cards += static_cast<int>(kept->record.of(Seat(i), count));
                    }
                    return cards;
                };
                CHECK(sum({Count::Production, Count::SetUp, Count::Stolen, Count::TradeGot,
                           Count::BankGot, Count::MonopolyGot, Count::Plenty}) -
                          sum({Count::Robbed, Count::TradeGave, Count::BankGave,
                               Count::MonopolyLost, Count::Discarded, Count::Spent}) ==
                      loaded.match->state()[Seat(i)].hand.total());
            }
        }
    }
}

TEST_CASE("a game ends where its turns run out, and says so") {
    Design design = design_of("random random random random");
    design.max_turns = 7;
    const Series series(design, setup_with(Mode::Random));
    const auto record = series.play(0, never);
    REQUIRE(record);
    CHECK(record->turns == 7);
    CHECK(!record->winner.exists());
}

TEST_CASE("a game that is stopped is no game") {
    const std::atomic<bool> at_once = true;
    CHECK(!series_of(kinds().front()).play(0, at_once));
}

TEST_CASE("results come in order, all of them, on any number of threads") {
    for (const std::size_t jobs : {1U, 2U, 8U}) {
        for (const std::uint64_t count : {0U, 1U, 5U, 3000U}) {
            InOrder<std::uint64_t> all(10, 10 + count);
            std::vector<std::uint64_t> taken;
            const auto make = [](std::uint64_t number, const std::atomic<bool>&) {
                if (number % 97 == 0) std::this_thread::sleep_for(std::chrono::microseconds(300));
                return std::optional(number * number);
            };
            CHECK(all.run(
                jobs, make, [&](std::uint64_t result) { taken.push_back(result); },
                [] { return true; }));
            REQUIRE(taken.size() == count);
            for (std::uint64_t i = 0; i < count; ++i) REQUIRE(taken[i] == (10 + i) * (10 + i));
        }
    }
}

TEST_CASE("games that are played at the same time are those that are played one after the other") {
    for (const KindOfSeries& kind : kinds()) {
        INFO(kind.bots);
        const Series series = series_of(kind);
        std::vector<GameRecord> taken;
        InOrder<GameRecord> all(0, 8);
        CHECK(all.run(
            4,
            [&](std::uint64_t game, const std::atomic<bool>& stop) {
                return series.play(game, stop);
            },
            [&](const GameRecord& record) { taken.push_back(record); }, [] { return true; }));
        REQUIRE(taken.size() == 8);
        for (std::uint64_t game = 0; game < 8; ++game)
            CHECK(series.play(game, never) == taken[game]);
    }
}

TEST_CASE("no job runs far ahead of a slow one") {
    InOrder<int> all(0, 100'000);
    std::atomic<int> made = 0;
    const auto make = [&](std::uint64_t number, const std::atomic<bool>& stop) {
        while (number == 0 && !stop) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        ++made;
        return std::optional(0);
    };
    int looked = 0;
    CHECK(!all.run(
        4, make, [](int) {}, [&] { return ++looked < 3; }));
    CHECK(made <= static_cast<int>(InOrder<int>::window));
}

TEST_CASE(
    "what is thrown on a thread, or where results are taken, ends the work and is thrown on") {
    const auto fine = [](std::uint64_t number, const std::atomic<bool>&) {
        return std::optional(number);
    };
    const auto go_on = [] { return true; };
    const auto trouble = [](std::uint64_t number, const std::atomic<bool>&) {
        if (number == 500) throw std::runtime_error("here");
        return std::optional(number);
    };
    CHECK_THROWS_AS(InOrder<std::uint64_t>(0, 5000).run(
                        3, trouble, [](std::uint64_t) {}, go_on),
                    std::runtime_error);
    CHECK_THROWS_AS(InOrder<std::uint64_t>(0, 5000).run(
                        3, fine,
                        [](std::uint64_t number) {
                            if (number == 50) throw std::runtime_error("there");
                        },
                        go_on),
                    std::runtime_error);
}
