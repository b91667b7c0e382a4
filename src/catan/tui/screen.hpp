// What fills the window of a game: one that is played, or one that is watched. It tells what is to be seen at a moment and
// hears the keys; it knows nothing of windows.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <ftxui/component/event.hpp>

#include "catan/bots/chances.hpp"
#include "catan/core/game.hpp"
#include "catan/core/rooms.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/happened.hpp"
#include "catan/tui/panels.hpp"
#include "catan/tui/spots.hpp"
#include "catan/tui/story.hpp"
#include "kit/dialog_box.hpp"

namespace catan::tui {

// All that is to be seen. The spans and the view live until the next key.
struct Moment {
    const View* view = nullptr;
    std::span<const PrivatePlayer> hands{};  // of all seats, where they lie open
    std::vector<LogLine> log;
    kit::Prompt prompt;
    std::vector<kit::KeyHint> keys;
    std::optional<kit::DialogBox> dialog{};
    std::span<const Spot> choices{};
    std::optional<Spot> chosen{};
    SeatMarks marks{};
    const Happened* happened = nullptr;
    bool ids = false;
    std::string clock{};  // how long the turn has taken, where that is told
    bool is_overtime = false;
    std::optional<bots::Standing> chances{};  // how likely everybody is to win, where that is shown
    bool shows_chances = false;  // in the place of the hand; perhaps they are not known yet
};

class Screen {
public:
    Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    Screen(Screen&&) = delete;
    Screen& operator=(Screen&&) = delete;
    virtual ~Screen() = default;

    [[nodiscard]] virtual const Game& game() const = 0;
    [[nodiscard]] virtual std::span<const std::string> names() const = 0;
    // With so many lines of the log at most.
    [[nodiscard]] virtual Moment moment(std::size_t log_lines) const = 0;
    // Single fields of it, which a click asks for.
    [[nodiscard]] virtual std::optional<kit::DialogBox> dialog() const = 0;
    [[nodiscard]] virtual std::vector<kit::KeyHint> keys() const = 0;
    [[nodiscard]] virtual std::optional<Spot> chosen() const { return {}; }

    // A key; false if it meant nothing here.
    virtual bool key(const ftxui::Event& event) = 0;
    // A click on a cell of the board, and on a line of the dialog; the other button takes back.
    virtual void click(Cell cell) = 0;
    virtual void click_line(std::size_t line, bool takes_back) = 0;

    // The text that is open begins there from now on. The window hears the keys that scroll.
    virtual void scroll_text(kit::TextPlace top) = 0;

    // The size the board is drawn at, which is what the arrows go by.
    virtual void use(Size size) = 0;
    // The program was in the background: somebody else may be looking now.
    virtual void come_back() = 0;

    // Says something on the prompt line until the next key.
    virtual void tell(std::string words) = 0;

    // Whether letters and arrows are for a dialog or a prompt, and not for the board.
    [[nodiscard]] virtual bool takes_all_keys() const = 0;
    // How soon it goes on without a key, if it does.
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> pace() const = 0;
    virtual void go_on_by_itself() = 0;
    // Wakes the screen, from whatever thread, when it can go on earlier. It is taken away by an empty one.
    virtual void on_wake(const std::function<void()>& /*wake*/) {}
    // Whether a bell is to be heard, once.
    virtual bool takes_bell() { return false; }
    [[nodiscard]] virtual bool wants_to_leave() const = 0;
};

}  // namespace catan::tui
