// Tests the front door: keys, letters and clicks, and the information shown about saved games.
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

using Action = FrontDoor::Action;
using ftxui::Mouse;

const std::vector<front::SavedLine> saved{
    {"Ann, Ben, Cy, Dee", "turn 21, Ann's move", "today 21:14"},
    {"Ann, Ben", "turn 64, Ben won", "2 Nov 20:05", true},
    {"2026-10-31-201500.catan", "cannot be read", "31 Oct 20:15", false,
     "No game can be read in this file."},
    {"Maximilianus, Adelheid, Theophilus, Kunigunde", "turn 7, Maximilianus's move", "2025-01-02"},
};

const std::vector<front::SavedLine> nothing_saved;

DoorGames shelf_with(std::vector<front::SavedLine> games) {
    DoorGames door_games;
    door_games.has_games = !games.empty();
    if (!games.empty() && !games.front().is_finished) {
        const table::Match match = match_of(sixth_turn());
        door_games.unfinished = {games.front(), match.game().board(),
                                 view(match.game(), match.state(), Viewer::public_only())};
    }
    door_games.games = [games = std::move(games)] { return games; };
    return door_games;
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
    [[nodiscard]] Action action() const { return door.choice().action; }

    int width = 80;
    int height = 24;
    SetupScreen setup{{}, 7, plain_terminal()};
    FrontDoor door;
};

Action action_after(std::string_view written, std::vector<front::SavedLine> games = saved) {
    return Entered(std::move(games)).press(written).action();
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
    REQUIRE(action_after("⏎") == Action::Continue);
    // Without an unfinished game it is the new one, and its set-up.
    Entered entered(nothing_saved);
    REQUIRE(entered.press("⏎").action() == Action::None);
    REQUIRE(entered.door.shows_setup());
    REQUIRE(entered.press("⏎").action() == Action::NewGame);
    REQUIRE(action_after("⏎⏎", {saved[1]}) == Action::NewGame);
}

TEST_CASE("the door: arrows, Enter, and letters lead to every line") {
    REQUIRE(action_after("c") == Action::Continue);
    REQUIRE(action_after("n⏎") == Action::NewGame);
    REQUIRE(action_after("↓⏎⏎") == Action::NewGame);
    REQUIRE(action_after("l⏎") == Action::Resume);
    REQUIRE(action_after("b⏎") == Action::NewGame);
    REQUIRE(action_after("↓↓⏎⏎") == Action::NewGame);
    REQUIRE(action_after("↓↓↓⏎⏎") == Action::Resume);
    REQUIRE(action_after("r⏎") == Action::Replay);
    REQUIRE(action_after("↓↓↓↓⏎⏎") == Action::Replay);
    REQUIRE(Entered().press("R").shows("The rules"));
    REQUIRE(Entered().press("↓↓↓↓↓⏎").shows("The rules"));
    for (const std::string_view keys : {"q", "Q", "⎋", "↑⏎", "↓↓↓↓↓↓⏎"}) {
        INFO(keys);
        REQUIRE(action_after(keys) == Action::Quit);
    }
    // Round at both ends.
    REQUIRE(action_after("↑↓⏎") == Action::Continue);
    // An open text gets the key first: it closes, and nothing else happens.
    for (const std::string_view keys : {"R⎋", "?⎋", "l⎋", "r⎋", "lq"}) {
        INFO(keys);
        Entered entered;
        REQUIRE(entered.press(keys).action() == Action::None);
        REQUIRE(entered.press("c").action() == Action::Continue);
    }
    REQUIRE(action_after("c", {}) == Action::None);
}

TEST_CASE("the door: a saved game is gone on with, or replayed if it is finished") {
    const auto choice = [](std::string_view written) {
        return Entered().press(written).door.choice();
    };
    REQUIRE(choice("l⏎").game == 0);
    REQUIRE(choice("l↓⏎").action == Action::Replay);
    REQUIRE(choice("l↓⏎").game == 1);
    REQUIRE(choice("l↓↓↓⏎").action == Action::Resume);
    REQUIRE(choice("l↓↓↓⏎").game == 3);
    REQUIRE(choice("r↓↓↓⏎").action == Action::Replay);
    REQUIRE(choice("r↓↓↓⏎").game == 3);
    // From the list to the rules and the help, and back to it as it was.
    REQUIRE(choice("l↓R⎋⏎").game == 1);
    REQUIRE(choice("l↓?⎋⏎").game == 1);
    REQUIRE(Entered().press("lR").shows("The rules"));
    REQUIRE(Entered().press("lRR⎋⎋").press("c").action() == Action::Continue);
    // One that cannot be read says so, and stays where it is.
    Entered entered;
    entered.press("l↓↓⏎");
    REQUIRE(entered.action() == Action::None);
    REQUIRE(entered.shows("No game can be read in this file."));
    REQUIRE(entered.press("↓⏎").door.choice().game == 3);
}

TEST_CASE("the door: where nothing is saved, there is nothing to load, and it says so") {
    for (const std::string_view keys : {"l", "r", "↓↓⏎", "↓↓↓⏎"}) {
        INFO(keys);
        Entered entered(nothing_saved);
        REQUIRE(entered.press(keys).action() == Action::None);
        REQUIRE(entered.shows("There is no saved game yet."));
        entered.press("↑");
        REQUIRE_FALSE(entered.shows("There is no saved game yet."));
    }
    // They may be gone since the door was opened.
    Entered entered;
    DoorGames games = shelf_with(saved);
    games.games = [] { return std::vector<front::SavedLine>(); };
    entered.door.open_again(std::move(games), "");
    REQUIRE(entered.press("l").action() == Action::None);
    REQUIRE(entered.shows("any more"));
}

TEST_CASE("the door: clicks") {
    REQUIRE(Entered().click("Continue").action() == Action::Continue);
    REQUIRE(Entered().click("turn 21, Ann's move").action() == Action::Continue);
    REQUIRE(Entered().click("New game").click("Start the game").action() == Action::NewGame);
    REQUIRE(Entered().click("Load a game").click("Ann, Ben   ").action() == Action::Replay);
    REQUIRE(Entered().click("Replay a game").click("Maximil").door.choice().game == 3);
    REQUIRE(Entered().click("Rules").shows("The rules"));
    REQUIRE(Entered().click("q quit").action() == Action::Quit);
    REQUIRE(Entered().click("R rules").shows("The rules"));
    // The other button, the board and the title do nothing; the wheel goes through the lines.
    REQUIRE(Entered().click("Continue", Mouse::Right).action() == Action::None);
    REQUIRE(Entered().click("settlers of").action() == Action::None);
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
    REQUIRE(entered.press("⎋").action() == Action::None);
    REQUIRE(left == 1);
    REQUIRE_FALSE(entered.door.shows_setup());
    REQUIRE(entered.press("n").seen() == before);
    // Also values that no game can use.
    entered.press("↑↑↑↑↑↑↑↑↑zoe⎋Rq");
    REQUIRE(entered.action() == Action::None);
    REQUIRE(entered.press("n").shows("two players are called"));
    // q is a letter in a name, and leaves the screen on any other line.
    entered.press("↑q");
    REQUIRE(entered.press("q").door.shows_setup());
    entered.press("↑↑↑↑q");
    REQUIRE(entered.action() == Action::None);
}

TEST_CASE("the door: a player who comes back finds it as it was, with the message") {
    Entered entered;
    entered.press("l⏎");
    REQUIRE(entered.action() == Action::Resume);
    entered.door.open_again(shelf_with(saved), "another program plays on this game");
    REQUIRE(entered.action() == Action::None);
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
    REQUIRE(entered.press("⏎cq").action() == Action::None);
}

TEST_CASE("R11 the door shows what is public: games that differ in secrets look the same") {
    const auto seen = [](const std::string& card) {
        const std::string moves =
            sixth_turn() + "Ann: roll 4 6\nAnn: bank 4 brick for 1 ore\nAnn: buy " + card + "\n";
        const table::Match match = match_of(moves);
        SetupScreen setup({}, 7, plain_terminal());
        DoorGames games = shelf_with({});
        games.unfinished = {saved.front(), match.game().board(),
                            view(match.game(), match.state(), Viewer::public_only())};
        REQUIRE_FALSE(games.unfinished->view.own);
        REQUIRE_FALSE(games.unfinished->view.opened);
        FrontDoor door(setup, std::move(games));
        return kit::drawing(door.draw(120, 40), 120, 40);
    };
    REQUIRE(seen("knight") == seen("victory"));
}

}  // namespace catan::tui
