// Compares the examples of docs/network.md with the program's output.
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "catan/core/generator.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/view.hpp"
#include "catan/language/notation.hpp"
#include "catan/table/saved_game.hpp"

using namespace catan;

namespace {

using Reason = Refusal::Reason;

constexpr Seat ann{0};
constexpr Seat ben{1};
constexpr Seat cy{2};

struct Page {
    std::string all;
    std::string game;
    std::vector<std::string> examples;  // blocks without a mark
};

Page read_page() {
    std::ifstream in(CATAN_NETWORK_PAGE);
    Page page;
    std::string* block = nullptr;
    std::string other;  // in another language
    for (std::string line; std::getline(in, line);) {
        page.all += line + "\n";
        if (!line.starts_with("```")) {
            if (block != nullptr) *block += line + "\n";
        } else if (block != nullptr) {
            block = nullptr;
        } else {
            block = &other;
            if (line == "```catan") block = &page.game;
            if (line == "```") block = &page.examples.emplace_back();
        }
    }
    return page;
}

}  // namespace

TEST_CASE("R11 the page on network play shows what is written") {
    const Page page = read_page();
    std::istringstream lines(page.game);
    const table::SavedGame loaded = table::load_game(lines, "network.md");
    REQUIRE(loaded.fault.empty());
    REQUIRE(loaded.match);
    if (!loaded.match) return;
    const table::Match& match = *loaded.match;
    const language::Notation notation = match.notation();
    const auto told = [&](std::size_t from_the_end, Viewer viewer) {
        return notation.write(
            match.recording().seen(match.recording().size() - from_the_end, viewer));
    };
    REQUIRE(page.examples.size() == 4);
    REQUIRE(page.examples[0] == notation.write(view(match.game(), match.state(), ann)));
    REQUIRE(page.examples[1] == told(7, Viewer::public_only()));
    REQUIRE(page.examples[2] == told(3, Viewer::of(ann)));
    REQUIRE(page.examples[2] == told(3, Viewer::of(ben)));
    REQUIRE(page.examples[3] == told(3, Viewer::of(cy)));
}

TEST_CASE("the page on network play tells every reason for a refusal") {
    const Page page = read_page();
    const Game game(make_board(Mode::Beginner, Shape::hexagon(3), 0),
                    usual_settings(2, Shape::hexagon(3)));
    const std::vector<std::string> names{"Ann", "Ben"};
    const language::Notation notation{game, names};
    for (std::size_t i = 0; i < Refusal::reason_count; ++i) {
        Refusal refusal;
        refusal.reason = static_cast<Reason>(i);
        const std::string line = notation.write(refusal);
        const std::size_t from = line.find(' ') + 1;
        const std::string word = line.substr(from, line.find(' ', from) - from);
        INFO(word);
        CHECK(page.all.find("`" + word + "`") != std::string::npos);
    }
}
