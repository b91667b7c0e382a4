// Tests the mouse on the board: a click chooses a marked place, a second click takes it, and any other click has no
// effect.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>

#include "support/by_setup_keys.hpp"
#include "support/games.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

using ftxui::Mouse;

// Clicks on every mark that is seen, one after the other: each is chosen then, and nothing is said.
void click_all_marks(ScreenTable& t) {
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
struct KeysToPlaces {
    std::string keys;
    std::string says;
};

// A click on the first place of the set-up screen where these words stand.
Outcome click_on(SetupScreen& screen, const std::string& words,
                 Mouse::Button button = Mouse::Left) {
    auto drawn = kit::on_screen(screen.draw(80, 24), 80, 24);
    for (int y = 0; y < 24; ++y) {
        const std::string text = row(drawn, y);
        const std::size_t at = text.find(words);
        if (at == std::string::npos) continue;
        const int x = ftxui::string_width(text.substr(0, at));
        return screen.handle(mouse(button, Mouse::Released, x, y), 80, 24);
    }
    FAIL("not on the screen: " << words);
    return Outcome::Leave;
}

}  // namespace

TEST_CASE("the set-up is done with the mouse: a click goes to a line, another changes it") {
    Screened screened;
    SetupScreen& screen = screened.screen;
    const SetupForm& form = screen.form();
    const auto open = Outcome::Open;
    REQUIRE(click_on(screen, "Players") == open);
    REQUIRE(form.setup().names.size() == 4);
    REQUIRE(click_on(screen, "Players") == open);
    REQUIRE(form.setup().names.size() == 5);
    REQUIRE(click_on(screen, "Players", Mouse::Right) == open);
    REQUIRE(form.setup().names.size() == 4);
    REQUIRE(click_on(screen, "n another board") == open);
    REQUIRE(form.setup().board_seed != 7);
    click_on(screen, "Friendly robber");
    click_on(screen, "Friendly robber");
    REQUIRE(form.setup().settings[language::Setting::FriendlyRobber] == 1U);
    // A click on the preview or between the groups has no effect.
    for (int y = 1; y < 22; ++y) {
        REQUIRE(screen.handle(mouse(Mouse::Left, Mouse::Released, 60, y), 80, 24) == open);
    }
    // Beside a dialog is back.
    click_on(screen, "? help");
    REQUIRE(click_on(screen, "Esc back") == open);
    REQUIRE(screen.handle(mouse(Mouse::Left, Mouse::Released, 0, 0), 80, 24) == open);
    REQUIRE(click_on(screen, "Start the game") == open);
    REQUIRE(click_on(screen, "Start the game") == Outcome::Start);
    REQUIRE(click_on(screen, "Esc back") == Outcome::Leave);
}

TEST_CASE("a click chooses a place that is marked, a second one takes it") {
    for (const auto& [width, height] : {std::pair{80, 24}, std::pair{120, 40}}) {
        for (const KeysToPlaces& choice : {KeysToPlaces{"⏎ 4 6⏎r", "Ann: road "},
                                           {"⏎ 4 6⏎s", "Ann: settle 38"},
                                           {"⏎ 4 6⏎c", "Ann: city "},
                                           {"⏎d1", "Ann: robber "}}) {
            INFO(choice.keys << " " << width);
            ScreenTable t(match_of(sixth_turn()));
            t.resize(width, height);
            t.press(choice.keys);
            t.said();
            if (t.choices().size() > 1) {
                click_all_marks(t);
            } else {
                // The only place has the cursor, but no click has chosen it yet.
                t.click(t.cells_with("◆").front());
                REQUIRE(t.said().empty());
            }
            const auto chosen = t.play.chosen();
            t.click(t.cells_with("◆").front());
            REQUIRE(t.said().starts_with(choice.says));
            REQUIRE(chosen);
        }
        ScreenTable t(match_of(first_settlement()));
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
    ScreenTable t(match_of(first_settlement()));
    t.press("⇥");
    const std::string before = t.line();
    t.click(t.cells_with("◇").back());
    REQUIRE(t.line() != before);
    t.click(t.cells_with("◆").front());
    const std::string number = t.said().substr(std::string("Ann: settle ").size());
    REQUIRE(t.state().places.building_owner(IntersectionId(std::stoul(number))) == Seat(0));
}

TEST_CASE("a click does nothing beside the places and beside the board") {
    ScreenTable t(match_of(sixth_turn()));
    const auto click_everywhere = [&t] {
        for (int y = 0; y < 23; ++y) {
            for (int x = 0; x < 80; x += 3) t.click({x, y});
        }
    };
    t.press("⏎ 4 6");
    click_everywhere();
    t.press("⏎");
    click_everywhere();
    REQUIRE(t.said() == "Ann: roll 4 6");
    t.press("s");
    for (int y = 0; y < 23; ++y) t.click({70, y});
    for (int x = 0; x < 80; ++x) t.click({x, 0});
    const Cell at = t.cells_with("◆").front();
    for (const auto button : {Mouse::Right, Mouse::Middle}) t.click(at, button);
    REQUIRE(t.said().empty());
    REQUIRE(t.cells_with("◆").front() == at);
}

TEST_CASE("a key at the bottom of the screen can be clicked") {
    ScreenTable t(match_of(sixth_turn()));
    t.click_on("Turn 21 is yours");
    REQUIRE_FALSE(t.seen().viewer.exists());
    t.click_on("Enter or space");
    REQUIRE(t.seen().viewer == Seat(0));
    t.press(" 4 6⏎");
    t.said();
    t.click_key("r road");
    REQUIRE_FALSE(t.cells_with("◆").empty());
    t.press("⎋");
    REQUIRE(t.cells_with("◆").empty());
    t.click_key("e end turn");
    t.click_key("e end turn");
    REQUIRE(t.said() == "Ann: end");
}

TEST_CASE("lines of dialogs can be clicked, the other button takes back, and outside is Esc") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎ 4 6⏎");
    t.said();
    t.click_key("m bank");
    t.click({0, 23});
    REQUIRE_FALSE(t.play.dialog());
    t.click_key("t trade");
    const std::size_t give = 2;
    const auto has_counted = [](ScreenTable& table, const std::string& resource) {
        const kit::DialogBox box = *table.play.dialog();
        for (const kit::DialogLine& line : box.lines) {
            const std::size_t at = line.text.find(resource);
            if (at == std::string::npos) continue;
            return std::stoi(line.text.substr(line.text.find_first_of("0123456789", at)));
        }
        return -1;
    };
    t.click_on("b  brick");
    const std::string one = t.play.dialog()->lines[give].text;
    REQUIRE(has_counted(t, "brick") == 1);
    t.click_on("b  brick", Mouse::Right);
    REQUIRE(has_counted(t, "brick") == 0);
    REQUIRE(t.play.dialog()->lines[give].text != one);
    t.click_on("b  brick");
    REQUIRE(has_counted(t, "brick") == 1);
    t.press("⇥");
    t.click_on("Enter offers");
    REQUIRE(t.play.dialog());
    t.press("o");
    t.click_on("[x] Ben");
    t.click_on("Enter offers");
    REQUIRE(t.said() == "Ann: offer 1 brick for 1 ore to Cy Dee");
}

TEST_CASE("a discard is counted out with the mouse") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎ 3 4⏎");
    const State before = t.state();
    const Seat seat = t.seen().viewer;
    const auto& owed = std::get<Discarding>(before.phase).owed;
    for (int left = owed[seat.value]; left > 0;) {
        for (const Resource resource : all_resources) {
            const int held = t.seen().own->hand[resource];
            for (int i = 0; i < held && left > 0; ++i, --left) {
                t.click_on(fmt::format("{}  {} ", name(resource).front(), name(resource)));
            }
        }
    }
    t.click_on("Enter discards");
    REQUIRE(t.said().find(": discard ") != std::string::npos);
    REQUIRE(t.state()[seat].hand.total() == before[seat].hand.total() - owed[seat.value]);
}

TEST_CASE("dragging moves the board, and chooses nothing on the way") {
    ScreenTable t(match_of(eight_players()));
    const auto chosen = t.play.chosen();
    const std::string before = t.plain();
    const Cell mark = t.cells_with("◆").front();
    t.happen(mouse(Mouse::Left, Mouse::Pressed, 9, 1));
    for (int i = 1; i <= 5; ++i) t.happen(mouse(Mouse::Left, Mouse::Pressed, 9 - i, 1));
    t.happen(mouse(Mouse::Left, Mouse::Released, 4, 1));
    REQUIRE(t.plain() != before);
    REQUIRE(t.play.chosen() == chosen);
    REQUIRE(t.cells_with("◆").front() == mark + Cell{-5, 0});
    REQUIRE(t.said().empty());
}

TEST_CASE("the wheel moves a board that is larger than its window, and clicks follow it") {
    ScreenTable t(match_of(eight_players()));
    const std::string before = t.plain();
    for (int i = 0; i < 3; ++i) t.happen(mouse(Mouse::WheelDown, Mouse::Pressed, 10, 10));
    REQUIRE(t.plain() != before);
    click_all_marks(t);
    for (int i = 0; i < 3; ++i) t.happen(mouse(Mouse::WheelUp, Mouse::Pressed, 10, 10));
    click_all_marks(t);
}

}  // namespace catan::tui
