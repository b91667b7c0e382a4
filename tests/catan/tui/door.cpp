// The front door: where its keys, letters and clicks lead, and what is seen of saved games.
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catan/tui/front_door.hpp"
#include "support/by_setup_keys.hpp"
#include "support/games.hpp"
#include "support/golden.hpp"
#include "support/keys.hpp"
#include "support/on_screen.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

using Way = FrontDoor::Way;
using ftxui::Mouse;

const std::vector<front::SavedLine> saved{
    {"Ann, Ben, Cy, Dee", "turn 21, Ann's move", "today 21:14"},
    {"Ann, Ben", "turn 64, Ben won", "2 Nov 20:05", true},
    {"2026-10-31-201500.catan", "cannot be read", "31 Oct 20:15", false,
     "No game can be read in this file."},
    {"Maximilianus, Adelheid, Theophilus, Kunigunde", "turn 7, Maximilianus's move", "2025-01-02"},
};

const std::vector<front::SavedLine> nothing_saved;

Shelf shelf_with(std::vector<front::SavedLine> games) {
    Shelf shelf;
    shelf.has_games = !games.empty();
    if (!games.empty() && !games.front().is_finished) {
        const table::Match match = match_of(sixth_turn());
        shelf.unfinished = {games.front(), match.game().board(),
                            view(match.game(), match.state(), Eyes::nobody())};
    }
    shelf.games = [games = std::move(games)] { return games; };
    return shelf;
}

struct Entered {
    explicit Entered(std::vector<front::SavedLine> games = saved)
        : door(setup, shelf_with(std::move(games))) {}

    Entered& press(std::string_view written) {
        for (const ftxui::Event& event : keys(written)) door.handle(event, width, height);
        return *this;
    }
    std::string seen() { return kit::drawing(door.draw(width, height), width, height); }
    bool shows(std::string_view words) { return seen().find(words) != std::string::npos; }
    // On the first place where these words stand.
    Entered& click(std::string_view words, Mouse::Button button = Mouse::Left) {
        auto screen = kit::on_screen(door.draw(width, height), width, height);
        for (int y = 0; y < height; ++y) {
            const std::string text = kit::row(screen, y);
            const std::size_t at = text.find(words);
            if (at == std::string::npos) continue;
            door.handle(mouse(button, Mouse::Released, ftxui::string_width(text.substr(0, at)), y),
                        width, height);
            return *this;
        }
        FAIL("not on the screen: " << words);
        return *this;
    }
    [[nodiscard]] Way way() const { return door.wish().way; }

    int width = 80;
    int height = 24;
    SetupScreen setup{{}, 7, plain_terminal()};
    FrontDoor door;
};

Way way_after(std::string_view written, std::vector<front::SavedLine> games = saved) {
    return Entered(std::move(games)).press(written).way();
}

}  // namespace

TEST_CASE("golden: the front door") {
    const std::vector<std::pair<std::string, std::string>> screens{
        {"door", ""},       {"new-game", "↓"}, {"load", "l"},
        {"replay", "r↓↓↓"}, {"rules", "R"},    {"help", "?"}};
    struct Frame {
        int width;
        int height;
    };
    for (const Frame window : {Frame{80, 24}, Frame{120, 40}, Frame{200, 60}}) {
        const auto check = [window](const std::string& name, Entered& entered) {
            entered.width = window.width;
            entered.height = window.height;
            check_golden(fmt::format("door/{}-{}x{}", name, window.width, window.height),
                         entered.seen());
        };
        for (const auto& [name, keys] : screens) {
            Entered entered;
            check(name, entered.press(keys));
        }
        Entered first(nothing_saved);
        check("first-time", first);
    }
}

TEST_CASE("the door: the cursor begins where most people go on") {
    REQUIRE(way_after("⏎") == Way::Continue);
    // Without an unfinished game it is the new one, and its set-up.
    Entered entered(nothing_saved);
    REQUIRE(entered.press("⏎").way() == Way::None);
    REQUIRE(entered.door.shows_setup());
    REQUIRE(entered.press("⏎").way() == Way::NewGame);
    REQUIRE(way_after("⏎⏎", {saved[1]}) == Way::NewGame);
}

TEST_CASE("the door: arrows, Enter, and letters lead to every line") {
    REQUIRE(way_after("c") == Way::Continue);
    REQUIRE(way_after("n⏎") == Way::NewGame);
    REQUIRE(way_after("↓⏎⏎") == Way::NewGame);
    REQUIRE(way_after("l⏎") == Way::Resume);
    REQUIRE(way_after("b⏎") == Way::NewGame);
    REQUIRE(way_after("↓↓⏎⏎") == Way::NewGame);
    REQUIRE(way_after("↓↓↓⏎⏎") == Way::Resume);
    REQUIRE(way_after("r⏎") == Way::Replay);
    REQUIRE(way_after("↓↓↓↓⏎⏎") == Way::Replay);
    REQUIRE(Entered().press("R").shows("The rules"));
    REQUIRE(Entered().press("↓↓↓↓↓⏎").shows("The rules"));
    for (const std::string_view keys : {"q", "Q", "⎋", "↑⏎", "↓↓↓↓↓↓⏎"}) {
        INFO(keys);
        REQUIRE(way_after(keys) == Way::Quit);
    }
    // Round at both ends.
    REQUIRE(way_after("↑↓⏎") == Way::Continue);
    // What is read comes first: it closes, and nothing else happens.
    for (const std::string_view keys : {"R⎋", "?⎋", "l⎋", "r⎋", "lq"}) {
        INFO(keys);
        Entered entered;
        REQUIRE(entered.press(keys).way() == Way::None);
        REQUIRE(entered.press("c").way() == Way::Continue);
    }
    REQUIRE(way_after("c", {}) == Way::None);
}

TEST_CASE("the door: a saved game is gone on with, or replayed if it is finished") {
    const auto wish = [](std::string_view written) { return Entered().press(written).door.wish(); };
    REQUIRE(wish("l⏎").game == 0);
    REQUIRE(wish("l↓⏎").way == Way::Replay);
    REQUIRE(wish("l↓⏎").game == 1);
    REQUIRE(wish("l↓↓↓⏎").way == Way::Resume);
    REQUIRE(wish("l↓↓↓⏎").game == 3);
    REQUIRE(wish("r↓↓↓⏎").way == Way::Replay);
    REQUIRE(wish("r↓↓↓⏎").game == 3);
    // From the list to the rules and the help, and back to it as it was.
    REQUIRE(wish("l↓R⎋⏎").game == 1);
    REQUIRE(wish("l↓?⎋⏎").game == 1);
    REQUIRE(Entered().press("lR").shows("The rules"));
    REQUIRE(Entered().press("lRR⎋⎋").press("c").way() == Way::Continue);
    // One that cannot be read says so, and stays where it is.
    Entered entered;
    entered.press("l↓↓⏎");
    REQUIRE(entered.way() == Way::None);
    REQUIRE(entered.shows("No game can be read in this file."));
    REQUIRE(entered.press("↓⏎").door.wish().game == 3);
}

TEST_CASE("the door: where nothing is saved, there is nothing to load, and it says so") {
    for (const std::string_view keys : {"l", "r", "↓↓⏎", "↓↓↓⏎"}) {
        INFO(keys);
        Entered entered(nothing_saved);
        REQUIRE(entered.press(keys).way() == Way::None);
        REQUIRE(entered.shows("There is no saved game yet."));
        entered.press("↑");
        REQUIRE_FALSE(entered.shows("There is no saved game yet."));
    }
    // They may be gone since the door was opened.
    Entered entered;
    Shelf shelf = shelf_with(saved);
    shelf.games = [] { return std::vector<front::SavedLine>(); };
    entered.door.open_again(std::move(shelf), "");
    REQUIRE(entered.press("l").way() == Way::None);
    REQUIRE(entered.shows("any more"));
}

TEST_CASE("the door: clicks") {
    REQUIRE(Entered().click("Continue").way() == Way::Continue);
    REQUIRE(Entered().click("turn 21, Ann's move").way() == Way::Continue);
    REQUIRE(Entered().click("New game").click("Start the game").way() == Way::NewGame);
    REQUIRE(Entered().click("Load a game").click("Ann, Ben   ").way() == Way::Replay);
    REQUIRE(Entered().click("Replay a game").click("Maximil").door.wish().game == 3);
    REQUIRE(Entered().click("Rules").shows("The rules"));
    REQUIRE(Entered().click("q quit").way() == Way::Quit);
    REQUIRE(Entered().click("R rules").shows("The rules"));
    // The other button, the board and the title do nothing; the wheel goes through the lines.
    REQUIRE(Entered().click("Continue", Mouse::Right).way() == Way::None);
    REQUIRE(Entered().click("settlers of").way() == Way::None);
    Entered entered;
    entered.door.handle(mouse(Mouse::WheelDown, Mouse::Pressed, 5, 5), 80, 24);
    REQUIRE(entered.press("⏎").door.shows_setup());
}

TEST_CASE("the door: Esc in the set-up comes back, and nothing is lost") {
    Entered entered;
    int left = 0;
    entered.door.on_leaving_setup([&] { ++left; });
    entered.press("n↓5↓Zoe↓↓↓↓↓↓↓123↓↓↓→");
    REQUIRE(entered.shows("123"));
    const std::string before = entered.seen();
    REQUIRE(entered.press("⎋").way() == Way::None);
    REQUIRE(left == 1);
    REQUIRE_FALSE(entered.door.shows_setup());
    REQUIRE(entered.press("n").seen() == before);
    // Also what nobody could play with.
    entered.press("↑↑↑↑↑↑↑↑↑zoe⎋Rq");
    REQUIRE(entered.way() == Way::None);
    REQUIRE(entered.press("n").shows("two players are called"));
    // q is a letter of a name, and elsewhere the way back.
    entered.press("↑q");
    REQUIRE(entered.press("q").door.shows_setup());
    entered.press("↑↑↑↑q");
    REQUIRE(entered.way() == Way::None);
}

TEST_CASE("the door: whoever comes back finds it as it was, with what is to be told") {
    Entered entered;
    entered.press("l⏎");
    REQUIRE(entered.way() == Way::Resume);
    entered.door.open_again(shelf_with(saved), "another program plays on this game");
    REQUIRE(entered.way() == Way::None);
    REQUIRE(entered.shows("another program plays on this game"));
    REQUIRE(entered.press("⏎").shows("Load a game"));
    // The unfinished game may be gone.
    Entered other;
    other.press("c");
    other.door.open_again(shelf_with({saved[1]}), "");
    REQUIRE_FALSE(other.shows("Continue"));
    REQUIRE(other.press("⏎").door.shows_setup());
}

TEST_CASE("the door: what is not seen is not answered") {
    Entered entered;
    entered.width = 79;
    REQUIRE(entered.shows("needs 1 more column"));
    REQUIRE(entered.press("⏎cq").way() == Way::None);
}

TEST_CASE("R11 the door shows what is public: games that differ in secrets look the same") {
    const auto seen = [](const std::string& card) {
        const std::string moves =
            sixth_turn() + "Ann: roll 4 6\nAnn: bank 4 brick for 1 ore\nAnn: buy " + card + "\n";
        const table::Match match = match_of(moves);
        SetupScreen setup({}, 7, plain_terminal());
        Shelf shelf = shelf_with({});
        shelf.unfinished = {saved.front(), match.game().board(),
                            view(match.game(), match.state(), Eyes::nobody())};
        REQUIRE_FALSE(shelf.unfinished->view.own);
        REQUIRE_FALSE(shelf.unfinished->view.opened);
        FrontDoor door(setup, std::move(shelf));
        return kit::drawing(door.draw(120, 40), 120, 40);
    };
    REQUIRE(seen("knight") == seen("victory"));
}

}  // namespace catan::tui
