// Tests designs of experiments: writing and parsing, seats of bots, and the games of a part.
#include "catan/lab/design.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "support/lab.hpp"
#include "tabletop/text/words.hpp"

using namespace catan;
using namespace catan::lab;
using namespace tabletop::series;

TEST_CASE("a bot is named by its level, and by its effort where that is not the usual") {
    for (const std::string name : {"random", "easy", "medium", "hard", "hard@4", "hard@16",
                                   "hard@1/4", "hard@1/2", "hard@3/4", "hard@5/4", "hard@3/2"}) {
        CHECK(lab::name(contender_in(name, bots::usual_effort)) == name);
    }
    CHECK(lab::name(contender_in("hard@0.25", bots::usual_effort)) == "hard@1/4");
    CHECK(lab::name(contender_in("hard@4/4", bots::usual_effort)) == "hard");
    // The effort for all is for those who name none, and think.
    CHECK(lab::name(contender_in("hard", 16)) == "hard@4");
    CHECK(lab::name(contender_in("hard@1", 16)) == "hard");
    CHECK(lab::name(contender_in("medium", 16)) == "medium");
    for (const std::string name : {"", "hrad", "hard@", "hard@0", "hard@x", "hard@1/3", "hard@1001",
                                   "hard@-1", "easy@4", "hard@4@4"}) {
        CHECK_THROWS_AS(contender_in(name, bots::usual_effort), text::TextError);
    }
}

TEST_CASE("the parts of an experiment are its games, each once") {
    for (const std::uint64_t games : {1U, 7U, 100U, 1'000'000'000U}) {
        for (const std::uint64_t of : {1U, 2U, 3U, 7U, 64U}) {
            if (of > games) continue;
            std::uint64_t reached = 0;
            for (std::uint64_t number = 1; number <= of; ++number) {
                Design design = design_of("easy easy", games);
                design.part = {number, of};
                const Range range = design.range();
                CHECK(range.first == reached);
                CHECK(range.last - range.first >= games / of);
                CHECK(range.last - range.first <= games / of + 1);
                reached = range.last;
            }
            CHECK(reached == games);
        }
    }
}

TEST_CASE("bots that change seats sit everywhere equally often, and each seat is taken") {
    Design design = design_of("random easy medium hard");
    design.rotate = true;
    std::vector<std::vector<int>> sat(4, std::vector<int>(4));
    for (std::uint64_t game = 0; game < 40; ++game) {
        std::set<std::size_t> bots;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            const std::size_t bot = design.bot_at(Seat(seat), game);
            CHECK(seat == (bot + game) % 4);
            bots.insert(bot);
            ++sat[bot][seat];
        }
        CHECK(bots.size() == 4);
    }
    CHECK(sat == std::vector<std::vector<int>>(4, std::vector<int>(4, 10)));
    design.rotate = false;
    CHECK(design.bot_at(Seat(2), 3) == 2);
}

TEST_CASE("games have seeds of their own, which fit into 53 bits") {
    Design design = design_of("easy easy");
    std::set<std::uint64_t> seeds;
    for (std::uint64_t game = 0; game < 1000; ++game) {
        seeds.insert(design.seed_of(game));
        seeds.insert(design.bot_seed_of(game));
    }
    CHECK(seeds.size() == 2000);
    CHECK(*seeds.rbegin() < (std::uint64_t{1} << 53U));
    CHECK(design.board_seed_of(3) == design.seed_of(3));
    design.board = "random radius 3 seed 77";
    CHECK(design.board_seed_of(3) == 77);
    design.board = "beginner";
    CHECK(!design.board_seed_of(3));
}

TEST_CASE("a design is written as a line and read back") {
    Design design = design_of("hard@1/4 medium hard easy", 2000);
    CHECK(design_in(written(design)) == design);
    design.settings = "target 8, late-cards on";
    design.rotate = true;
    design.offers = false;
    design.part = {3, 64};
    design.seed = ~std::uint64_t{0};
    CHECK(design_in(written(design)) == design);
    CHECK(written(design).ends_with("; part: 3/64"));
}

TEST_CASE("what is no line of a design is not taken for one") {
    const std::string good = written(design_of("easy easy"));
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string line = good;
        const std::size_t at = line.find(from);
        REQUIRE(at != std::string::npos);
        return line.replace(at, from.size(), to);
    };
    for (const std::string& line :
         {std::string(), std::string("game,seed"), std::string("# catan"), with("easy, ", ""),
          with("easy", "lazy"), with("games: 20", "games: many"), with("games: 20", "games: 020"),
          with("rotate: off", "rotate: no"), with("seed: 1", "sead: 1"),
          with("# catan ", "# catan 9"), good + "; part: 3/2", good + "; part: 0/2",
          good + "; part: 2", good + ";", good + " "}) {
        INFO(line);
        CHECK_THROWS_AS(design_in(line), text::TextError);
    }
}

TEST_CASE("designs that differ tell in what") {
    const Design one = design_of("easy easy");
    Design other = one;
    other.part = {1, 4};
    CHECK(!difference(one, other));
    other.seed = 2;
    CHECK(difference(one, other) == "seed: 1 here, 2 there");
    other = one;
    other.settings = "target 8";
    CHECK(difference(one, other) == "set: nothing here, target 8 there");
    CHECK(difference(one, design_of("easy medium")) == "bots: easy, easy here, easy, medium there");
}
