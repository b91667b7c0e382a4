// Checks whole experiments that must never change: a hash of the table of results for each kind of table and bot. It is
// the same with every compiler, optimised or not, on every machine. Only if bots or games are meant to change,
//
//     CATAN_UPDATE_GOLDEN=1 build/release/bin/catan_golden "golden experiments*"
//
// regenerates sim.txt.
#include <fmt/format.h>

#include <array>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "catan/lab/rows.hpp"
#include "catan/lab/summary.hpp"
#include "catan/table/match.hpp"
#include "support/lab.hpp"

using namespace catan;
using namespace catan::lab;

namespace {

// A line of the file. Levels are added here.
struct Experiment {
    std::string name;
    std::string bots;
    Shape shape;
    std::uint64_t games;
};

const std::array experiments{
    Experiment{"r3-random", "random random random random", Shape::hexagon(3), 100},
    Experiment{"r4-random-p2", "random random", Shape::hexagon(4), 20},
    Experiment{"r3-easy", "easy easy easy easy", Shape::hexagon(3), 100},
    Experiment{"r3-medium", "medium medium medium medium", Shape::hexagon(3), 30},
    Experiment{"r3-hard", "hard@1/4 medium easy random", Shape::hexagon(3), 2},
    Experiment{"r4-medium-p2", "medium easy", Shape::hexagon(4), 10},
    Experiment{"ext-mixed-p6", "easy medium random easy medium random", Shape::extended(), 10},
    Experiment{"ext-random-p6", "random random random random random random", Shape::extended(), 20},
};

std::string line_of(const Experiment& experiment) {
    Design design = design_of(experiment.bots, experiment.games);
    design.rotate = true;
    design.board = "random";  // not looked at
    language::Setup setup;
    setup.shape = experiment.shape;
    const Series series(design, setup);
    const std::atomic<bool> never = false;
    std::uint64_t fingerprint = table::fnv1a("");
    std::uint64_t finished = 0;
    std::uint64_t turns = 0;
    for (std::uint64_t game = 0; game < design.games; ++game) {
        const auto record = series.play(game, never);
        REQUIRE(record);
        fingerprint = table::fnv1a(csv_row(design, *record), fingerprint);
        finished += record->winner.exists() ? 1U : 0U;
        turns += record->turns;
    }
    return fmt::format("{:<24}{:>8}{:>10}{:>10}  {:016x}\n", experiment.name, design.games,
                       finished, turns, fingerprint);
}

std::string all_lines() {
    std::string text = fmt::format("{:<24}{:>8}{:>10}{:>10}  fingerprint\n", "# experiment",
                                   "games", "finished", "turns");
    for (const Experiment& experiment : experiments) text += line_of(experiment);
    return text;
}

void compare(const std::string& file_name, const std::string& now) {
    const auto path = std::filesystem::path(CATAN_GOLDEN_DIR) / file_name;
    if (std::getenv("CATAN_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(path, std::ios::binary) << now;
    }
    std::ifstream file(path, std::ios::binary);
    const std::string golden{std::istreambuf_iterator<char>(file), {}};
    REQUIRE(now == golden);
}

}  // namespace

TEST_CASE("golden experiments bring the same results as ever") { compare("sim.txt", all_lines()); }

TEST_CASE("golden summary of an experiment, and a comparison") {
    Design design = design_of("hard@4 medium medium easy", 200);
    design.settings = "target 8";
    design.rotate = true;
    Summary summary(design);
    Summary other(design);
    for (std::uint64_t game = 0; game < design.games; ++game) {
        summary.add(drawn_record(design, game));
        other.add(drawn_record(design, design.games + game));
    }
    std::string text = summary.text() + "\n";
    text += std::string(80, '-') + "\n\n";
    text += comparison({{"as it is", summary}, {"target=9,late-cards=on", other}});
    compare("sim_summary.txt", text);
}
