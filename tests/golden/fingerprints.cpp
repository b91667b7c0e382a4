// Checks whole games that must never change: a hash of a thousand seeded random games for each kind of table. It is the
// same with every compiler, optimised or not, on every machine. Only if games are meant to change,
//
//     CATAN_UPDATE_GOLDEN=1 build/release/bin/catan_golden "golden games*"
//
// regenerates fingerprints.txt; then read the difference: a rule for one kind of table must not change the others.
#include <fmt/format.h>

#include <array>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "catan/core/generator.hpp"
#include "support/random_game.hpp"

using namespace catan;

namespace {

struct Configuration {
    std::string_view name;
    std::size_t players;
    Shape shape;
    Habits habits;
    HouseRules house_rules;
};

constexpr Habits trading{true, true, true};
constexpr HouseRules usual{};
constexpr HouseRules friendly{.friendly_robber = true};
constexpr HouseRules late{.late_cards = true};
constexpr HouseRules unpaired{.paired_turns = false};

constexpr std::array<Configuration, 12> configurations{{
    {"r3-p2", 2, Shape::hexagon(3), {}, usual},
    {"r3-p3-trades", 3, Shape::hexagon(3), trading, usual},
    {"r3-p4", 4, Shape::hexagon(3), {}, usual},
    {"r3-p4-trades", 4, Shape::hexagon(3), trading, usual},
    {"r3-p4-friendly-robber", 4, Shape::hexagon(3), {}, friendly},
    {"r3-p4-late-cards", 4, Shape::hexagon(3), {}, late},
    {"ext-p5", 5, Shape::extended(), {}, usual},
    {"ext-p6", 6, Shape::extended(), {}, usual},
    {"ext-p6-unpaired-trades", 6, Shape::extended(), trading, unpaired},
    {"r4-p4", 4, Shape::hexagon(4), {}, usual},
    {"r4-p8", 8, Shape::hexagon(4), {}, usual},
    {"r5-p4-trades", 4, Shape::hexagon(5), trading, usual},
}};

constexpr std::uint64_t games = 1000;
constexpr std::size_t most_steps = 1200;  // of one game; large ones are left unfinished

struct Fingerprint {
    std::uint64_t value = 0;
    std::size_t finished = 0;
    std::size_t steps = 0;

    void add(std::uint64_t number) { value = (std::rotl(value, 5) ^ number) * 0x9e3779b97f4a7c15U; }
};

Fingerprint fingerprint(const Configuration& configuration) {
    Fingerprint print;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        Settings settings = usual_settings(configuration.players, configuration.shape);
        settings.house_rules = configuration.house_rules;
        settings.first = Seat(seed % configuration.players);
        const Game game(make_board(Mode::Random, configuration.shape, seed), settings);
        RandomPlayers players(game, seed, configuration.habits);
        State state = start(game);
        for (std::size_t i = 0; i < most_steps && !state.in<GameOver>(); ++i) {
            take(game, state, players.next(state));
            ++print.steps;
            if (i % 64 == 0) print.add(hash(state));
        }
        if (state.in<GameOver>()) ++print.finished;
        print.add(hash(state));
    }
    return print;
}

std::string all_fingerprints() {
    std::string text = fmt::format(
        "# {} seeded random games of up to {} steps for each kind of table\n"
        "{:<24}{:>10}{:>10}  fingerprint\n",
        games, most_steps, "# table", "finished", "steps");
    for (const Configuration& configuration : configurations) {
        const Fingerprint print = fingerprint(configuration);
        text += fmt::format("{:<24}{:>10}{:>10}  {:016x}\n", configuration.name, print.finished,
                            print.steps, print.value);
    }
    return text;
}

std::filesystem::path golden_file() {
    return std::filesystem::path(CATAN_GOLDEN_DIR) / "fingerprints.txt";
}

}  // namespace

TEST_CASE("golden games are played as ever") {
    const std::string now = all_fingerprints();
    if (std::getenv("CATAN_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(golden_file(), std::ios::binary) << now;
    }
    std::ifstream file(golden_file(), std::ios::binary);
    const std::string golden{std::istreambuf_iterator<char>(file), {}};
    REQUIRE(now == golden);
}
