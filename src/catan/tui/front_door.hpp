// The front door: what somebody sees who has just come in. It offers to go on with the last game, to set up a new one, to
// take one of the saved games, to read the rules. It knows no files: what is saved it is told, and what was chosen it
// tells.
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

// What there is to go on with. Who has the files answers.
struct Shelf {
    struct Unfinished {
        front::SavedLine line;
        Board board;
        View view;  // nobody's
    };
    std::optional<Unfinished> unfinished{};  // the newest game
    bool has_games = false;
    // All of them, the newest first. They are asked for when they are to be seen.
    std::function<std::vector<front::SavedLine>()> games{};
};

class FrontDoor {
public:
    // The set-up screen outlives the door.
    FrontDoor(SetupScreen& setup, Shelf shelf);
    FrontDoor(const FrontDoor&) = delete;
    FrontDoor& operator=(const FrontDoor&) = delete;
    FrontDoor(FrontDoor&&) = delete;
    FrontDoor& operator=(FrontDoor&&) = delete;
    ~FrontDoor() = default;

    // Why somebody goes through it. The game is one of the shelf's, as it was told them last.
    enum class Way : std::uint8_t { None, Continue, NewGame, Resume, Replay, Quit };
    struct Wish {
        Way way = Way::None;
        std::size_t game = 0;
    };
    [[nodiscard]] const Wish& wish() const { return wish_; }
    // They are back: with other saved games perhaps, and with what stood in the way of the one they wanted.
    void open_again(Shelf shelf, std::string trouble);
    // Hears that the set-up screen is left, with all that was set there.
    void on_leaving_setup(std::function<void()> act) { leaving_setup_ = std::move(act); }
    // Something that is to be read here, as long as the door is there.
    void note(std::string words) { note_ = std::move(words); }

    [[nodiscard]] ftxui::Element draw(int width, int height);
    // A key, a click or the wheel.
    void handle(const ftxui::Event& event, int width, int height);
    void key(const ftxui::Event& event);

    // All keys of the door, as the guide and the manual tell them.
    [[nodiscard]] static std::vector<front::KeyHelp> all_keys();
    [[nodiscard]] bool shows_setup() const { return shows_setup_; }

private:
    enum class Item : std::uint8_t { Continue, NewGame, Bots, Load, Replay, Rules, Quit };

    // Of nobody, to tell what they are.
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
    void open_list(Way way);
    void tell_help();
    void hear_setup(SetupScreen::Outcome outcome);
    void mouse(const ftxui::Mouse& mouse, int width, int height);
    [[nodiscard]] DoorLook look(int width, int height) const;

    SetupScreen& setup_;
    Shelf shelf_;
    front::ModeStack modes_;
    const front::KeyTable& keys_;
    std::function<void()> leaving_setup_;
    std::string note_;
    std::string trouble_;  // with the game that was wanted, until the next key
    std::string words_;    // about the last key
    std::size_t at_ = 0;
    bool shows_setup_ = false;
    Wish wish_;
};

// The whole terminal for the door, until somebody goes through it or the program is told to end.
void run(FrontDoor& door);

}  // namespace catan::tui
