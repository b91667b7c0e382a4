// Tests tables of results: written, read back, cut short, edited by hand.
#include "catan/lab/rows.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>

#include "support/lab.hpp"
#include "tabletop/text/words.hpp"

using namespace catan;
using namespace catan::lab;
using namespace tabletop::series;

namespace {

std::string table_of(const Design& design) {
    std::string text = csv_head(design);
    const Range range = design.range();
    for (std::uint64_t game = range.first; game < range.last; ++game) {
        text += csv_row(design, drawn_record(design, game));
    }
    return text;
}

// How many games are read, or what is wrong.
std::string read(const std::string& text) {
    std::istringstream in(text);
    try {
        RowReader table(in, "t.csv");
        if (!table.design()) return "no design";
        int games = 0;
        while (table.next()) ++games;
        return fmt::format("{} games, {} bytes", games, table.bytes());
    } catch (const text::TextError& error) {
        return error.what();
    }
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("a table reads back as the records that were written, for any number of players") {
    for (const std::string bots :
         {"easy easy", "easy medium hard", "hard@4 hard@1/4 easy random random medium hard easy"}) {
        Design design = design_of(bots);
        design.rotate = true;
        std::istringstream in(table_of(design));
        RowReader table(in, "t.csv");
        REQUIRE(table.design() == design);
        for (std::uint64_t game = 0; game < design.games; ++game) {
            CHECK(table.at() == game);
            CHECK(table.next() == drawn_record(design, game));
        }
        CHECK(!table.next());
        CHECK(table.bytes() == table_of(design).size());
    }
}

TEST_CASE("each row has as many cells as there are columns") {
    const Design design = design_of("easy medium hard");
    std::istringstream in(table_of(design));
    std::string line;
    std::getline(in, line);
    std::getline(in, line);
    const auto columns = std::ranges::count(line, ',');
    while (std::getline(in, line)) CHECK(std::ranges::count(line, ',') == columns);
}

TEST_CASE("a part begins with its own first game") {
    Design design = design_of("easy easy");
    design.part = {2, 4};
    const std::string text = table_of(design);
    CHECK(read(text) == fmt::format("5 games, {} bytes", text.size()));
    CHECK(text.find("\n6,") != std::string::npos);
}

TEST_CASE("wherever a table is cut short, whole rows are read and nothing else") {
    const Design design = design_of("easy easy", 3);
    const std::string text = table_of(design);
    const std::size_t head = csv_head(design).size();
    for (std::size_t size = 0; size < text.size(); ++size) {
        const std::string cut = text.substr(0, size);
        if (size < head) {
            REQUIRE(read(cut) == "no design");
            continue;
        }
        const auto rows = std::ranges::count(cut, '\n') - 2;
        REQUIRE(read(cut) == fmt::format("{} games, {} bytes", rows, cut.rfind('\n') + 1));
    }
}

TEST_CASE("a row that was changed by hand is noticed") {
    const Design design = design_of("easy medium", 3);
    const std::string text = table_of(design);
    const std::string second = csv_row(design, drawn_record(design, 1));
    const auto with = [&](const std::string& row) { return read(replaced(text, second, row)); };
    const std::string changed = "t.csv:4: the row of game 2 is not as it was written";
    CHECK(with(replaced(second, ",easy,", ",medium,")) == changed);
    CHECK(with(replaced(second, ",1,easy", ",3,easy")) == changed);
    CHECK(with(second.substr(0, second.size() - 1) + ",1\n") == changed);
    CHECK(with(second.substr(0, second.rfind(',')) + "\n") == changed);
    CHECK(with(second.substr(0, second.rfind(',')) + ",4294967296\n") == changed);
    CHECK(with("hello\n") == "t.csv:4: this is no row of a game");
    CHECK(with("") == "t.csv:4: the row of game 3 stands where that of game 2 should be");
    CHECK(with(second + second) ==
          "t.csv:5: the row of game 2 stands where that of game 3 should be");
    CHECK(read(text + csv_row(design, drawn_record(design, 3))) ==
          "t.csv:6: the row of game 4 stands where the end should be");
    CHECK(read(replaced(text, "turns,", "turn,")) ==
          "t.csv:2: these are not the columns of such a table");
    CHECK(read("hello\n") == "t.csv:1: this is no table that catan sim --csv has written");
}
