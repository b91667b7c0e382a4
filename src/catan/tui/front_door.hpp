// Shows the first screen of the program: continue the last game, set up a new one, open a saved one, or read the
// rules. Does no file I/O: the caller passes the saved games in and reads the player's choice from `choice()`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <ftxui/component/event.hpp>
#include <ftxui/component/mouse.hpp>
#include <ftxui/dom/elements.hpp>

#include "catan/core/layout.hpp"
#include "catan/core/rooms.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/setup_screen.hpp"
#include "front/game_list.hpp"
#include "front/key_table.hpp"
#include "front/mode_stack.hpp"

namespace catan::tui {

struct DoorLook;

// The saved games. The code that owns the files provides them.
struct DoorGames {
    struct Unfinished {
        front::SavedLine line;
        Board board;
        View view;  // public information only
    };
    std::optional<Unfinished> unfinished{};  // the newest unfinished game
    bool has_games = false;
    // All saved games, newest first. Called only when a list is opened.
    std::function<std::vector<front::SavedLine>()> games{};
};

class FrontDoor {
public:
    // `setup` must outlive the door.
    FrontDoor(SetupScreen& setup, DoorGames games);
    FrontDoor(const FrontDoor&) = delete;
    FrontDoor& operator=(const FrontDoor&) = delete;
    FrontDoor(FrontDoor&&) = delete;
    FrontDoor& operator=(FrontDoor&&) = delete;
    ~FrontDoor() = default;

    // The player's choice. `DoorChoice::game` is an index into the list that `DoorGames::games` returned last.
    enum class Action : std::uint8_t { None, Continue, NewGame, Resume, Replay, Quit };
    struct DoorChoice {
        Action action = Action::None;
        std::size_t game = 0;
    };
    [[nodiscard]] const DoorChoice& choice() const { return choice_; }
    // Reopens the door with the current saved games. `trouble` says why the chosen game could not be opened, if so.
    void open_again(DoorGames games, std::string trouble);
    // `act` runs when the player leaves the set-up screen; its values are complete then.
    void on_leaving_setup(std::function<void()> act) { leaving_setup_ = std::move(act); }
    // A note that stays on the door until it closes.
    void note(std::string words) { note_ = std::move(words); }

    [[nodiscard]] ftxui::Element draw(int width, int height);
    // A key, a click or the wheel.
    void handle(const ftxui::Event& event, int width, int height);
    void key(const ftxui::Event& event);

    // All keys of the door, for the guide and the manual.
    [[nodiscard]] static std::vector<front::KeyHelp> all_keys();
    [[nodiscard]] bool shows_setup() const { return shows_setup_; }

private:
    enum class Item : std::uint8_t { Continue, NewGame, Bots, Load, Replay, Rules, Quit };

    // Pass nullptr to get the table for help only.
    [[nodiscard]] static front::KeyTable keys_of(FrontDoor* door);
    [[nodiscard]] static front::Binding key_of(FrontDoor* door, Item item);
    [[nodiscard]] static std::vector<front::HelpRow> help();

    [[nodiscard]] std::vector<Item> items() const;
    [[nodiscard]] Item chosen() const { return items()[at_]; }
    [[nodiscard]] std::string why_not(Item item) const;
    [[nodiscard]] kit::Prompt prompt() const;
    [[nodiscard]] std::string about(Item item) const;
    void take(Item item);
    void take_or_refuse(Item item);
    void open_list(Action action);
    void tell_help();
    void hear_setup(SetupScreen::SetupResult outcome);
    void mouse(const ftxui::Mouse& mouse, int width, int height);
    [[nodiscard]] DoorLook look(int width, int height) const;

    SetupScreen& setup_;
    DoorGames games_;
    front::ModeStack modes_;
    const front::KeyTable& keys_;
    std::function<void()> leaving_setup_;
    std::string note_;
    std::string trouble_;  // why the wanted game failed to open; shown until the next key
    std::string words_;    // answer to the last key
    std::size_t at_ = 0;
    bool shows_setup_ = false;
    DoorChoice choice_;
};

// Runs the door on the whole terminal until the player has chosen or the program is told to end.
void run(FrontDoor& door);

}  // namespace catan::tui
