// Tests that sums over many games do not depend on their order, and the layout of the page.
#include "catan/lab/summary.hpp"

#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>

#include "support/lab.hpp"

using namespace catan;
using namespace catan::lab;

namespace {

Summary summary_of(const Design& design, bool backwards) {
    Summary summary(design);
    for (std::uint64_t game = 0; game < design.games; ++game) {
        summary.add(drawn_record(design, backwards ? design.games - 1 - game : game));
    }
    return summary;
}

}  // namespace

TEST_CASE("a summary does not depend on the order of the games") {
    for (const std::string bots : {"easy easy", "easy medium hard hard"}) {
        Design design = design_of(bots, 50);
        design.rotate = true;
        CHECK(summary_of(design, false).text() == summary_of(design, true).text());
        CHECK(summary_of(design, false).json() == summary_of(design, true).json());
    }
}

TEST_CASE("a summary fits into 80 columns, with any bots") {
    for (const std::string bots :
         {"easy easy", "hard@1/4 hard@16 hard medium", "medium medium medium medium medium medium",
          "hard@1/4 hard@3/4 hard@1/2 hard@16 medium medium random random"}) {
        std::istringstream in(summary_of(design_of(bots, 3), false).text());
        for (std::string line; std::getline(in, line);) {
            INFO(line);
            CHECK(line.size() <= 80);
        }
    }
}

TEST_CASE("what is counted by hand is what a summary says") {
    Design design = design_of("easy medium medium", 3);
    design.rotate = true;
    Summary summary(design);
    for (std::uint64_t game = 0; game < 2; ++game) {
        GameRecord record;
        record.game = game;
        record.winner = Seat(1);  // medium, then easy
        record.turns = 40 + static_cast<std::uint32_t>(game);
        record.of(Seat(1), Count::Points) = 10;
        record.of(Seat(1), Count::Cities) = 3;
        summary.add(record);
    }
    GameRecord unfinished;
    unfinished.game = 2;
    unfinished.turns = design.max_turns;
    summary.add(unfinished);
    const std::string text = summary.text();
    for (const std::string line : {
             "3 games, seed 1, board random radius 3\n",
             "  1 easy                         1     33.3 %     6.1 -  79.2 %\n",
             "  2 medium                       1     33.3 %",
             "  3 medium                       0      0.0 %     0.0 -  56.1 %\n",
             "  nobody in 1000 turns           1     33.3 %",
             "  medium (2 bots)                1     33.3 %",
             "  seat 1, which begins           0",
             "  seat 2                         2     66.7 %",
             "points                  3.33        3.33        0.00\n",
             "  cities                2.00        2.00        0.00\n",
             "A game has 360.3 turns on average (median 41, from 40 to 1000)",
         }) {
        INFO(text);
        CHECK(text.find(line) != std::string::npos);
    }
}

TEST_CASE("of bots that are all alike, or all different, no levels are told") {
    CHECK(summary_of(design_of("easy easy"), false).text().find("by level") == std::string::npos);
    CHECK(summary_of(design_of("easy hard"), false).text().find("by level") == std::string::npos);
    CHECK(summary_of(design_of("easy hard hard"), false).text().find("by level") !=
          std::string::npos);
}
