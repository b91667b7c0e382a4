// The mouse on the board: what is marked can be clicked, a second click takes it; anywhere else a click does nothing.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>

#include "games.hpp"
#include "table.hpp"

namespace catan::tui {
namespace {

using ftxui::Mouse;

// Clicks on every mark that is seen, one after the other: each is chosen then, and nothing is said.
void click_all_marks(Table& t) {
    const State before = t.state();
    const std::vector<Cell> marks = t.cells_with("◇");
    REQUIRE_FALSE(marks.empty());
    for (const Cell mark : marks) {
        INFO(mark.x << " " << mark.y);
        t.click(mark);
        const auto chosen = t.cells_with("◆");
        REQUIRE(std::ranges::find(chosen, mark) != chosen.end());
    }
    REQUIRE(t.state() == before);
    REQUIRE(t.said().empty());
}

// Keys that lead to the choice of places, in Ann's sixth turn, and how the line begins that a second click says.
struct Choice {
    std::string keys;
    std::string says;
};

}  // namespace

TEST_CASE("a click chooses a place that is marked, a second one takes it") {
    for (const auto& [width, height] : {std::pair{80, 24}, std::pair{120, 40}}) {
        for (const Choice& choice : {Choice{"⏎ 4 6⏎r", "Ann: road "},
                                     {"⏎ 4 6⏎s", "Ann: settle 38"},
                                     {"⏎ 4 6⏎c", "Ann: city "},
                                     {"⏎d1", "Ann: robber "}}) {
            INFO(choice.keys << " " << width);
            Table t(match_of(sixth_turn()));
            t.resize(width, height);
            t.press(choice.keys);
            t.said();
            if (t.play.choices().size() > 1) click_all_marks(t);
            const auto chosen = t.play.chosen();
            t.click(t.cells_with("◆").front());
            REQUIRE(t.said().starts_with(choice.says));
            REQUIRE(chosen);
        }
        Table t(match_of(first_settlement()));
        t.resize(width, height);
        click_all_marks(t);
        t.click(t.cells_with("◆").front());
        REQUIRE(t.said().starts_with("Ann: settle "));
        click_all_marks(t);
        t.click(t.cells_with("◆").front());
        REQUIRE(t.said().starts_with("Ann: road "));
    }
}

TEST_CASE("a click says what the line under the board says") {
    Table t(match_of(first_settlement()));
    t.press("⇥");
    const std::string before = t.line();
    t.click(t.cells_with("◇").back());
    REQUIRE(t.line() != before);
    t.click(t.cells_with("◆").front());
    const std::string number = t.said().substr(std::string("Ann: settle ").size());
    REQUIRE(t.state().places.building_owner(IntersectionId(std::stoul(number))) == Seat(0));
}

TEST_CASE(
    "a click does nothing beside the places, beside the board, below a dialog, behind a curtain") {
    Table t(match_of(sixth_turn()));
    const auto click_everywhere = [&t] {
        for (int y = 0; y < 24; ++y) {
            for (int x = 0; x < 80; x += 3) t.click({x, y});
        }
    };
    click_everywhere();
    t.press("⏎");
    click_everywhere();
    t.press(" 4 6");
    click_everywhere();
    t.press("⏎");
    click_everywhere();
    for (const std::string_view key : {"t", "m", "d", "L", "?"}) {
        t.press(key);
        click_everywhere();
        t.press("⎋⎋");
    }
    REQUIRE(t.said() == "Ann: roll 4 6");
    t.press("s");
    for (int y = 0; y < 24; ++y) t.click({70, y});
    for (int x = 0; x < 80; ++x) t.click({x, 0});
    for (const auto button : {Mouse::Right, Mouse::Middle}) {
        const Cell at = t.cells_with("◆").front();
        t.happen(mouse(button, Mouse::Pressed, at.x, at.y));
        t.happen(mouse(Mouse::Left, Mouse::Released, at.x, at.y));
    }
    REQUIRE(t.said().empty());
}

TEST_CASE("the wheel moves a board that is larger than its window, and clicks follow it") {
    Table t(match_of(eight_players()));
    const std::string before = t.plain();
    for (int i = 0; i < 3; ++i) t.happen(mouse(Mouse::WheelDown, Mouse::Pressed, 10, 10));
    REQUIRE(t.plain() != before);
    click_all_marks(t);
    for (int i = 0; i < 3; ++i) t.happen(mouse(Mouse::WheelUp, Mouse::Pressed, 10, 10));
    click_all_marks(t);
}

}  // namespace catan::tui
