// Defines the interface between a game window and its content: a game in play or a recorded game. A screen describes
// one moment and handles keys; it knows nothing of windows.
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
#include "catan/tui/highlights.hpp"
#include "catan/tui/log.hpp"
#include "catan/tui/panels.hpp"
#include "catan/tui/spots.hpp"
#include "kit/dialog_box.hpp"

namespace catan::tui {

// Everything a frame shows. The spans and the view are valid until the next key.
struct ScreenContent {
    const View* view = nullptr;
    std::span<const PrivatePlayer> hands{};  // of all seats, if hands are open
    std::vector<LogLine> log;
    kit::Prompt prompt;
    std::vector<kit::KeyHint> keys;
    std::optional<kit::DialogBox> dialog{};
    std::span<const Spot> choices{};
    std::optional<Spot> chosen{};
    SeatMarks marks{};
    const Highlights* highlights = nullptr;
    bool ids = false;
    std::string clock{};  // duration of the turn, if shown
    bool is_overtime = false;
    std::optional<bots::Standing> chances{};  // chances to win, if shown
    bool shows_chances = false;               // instead of the hand, even while still unknown
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
    // With at most `log_lines` lines of the log.
    [[nodiscard]] virtual ScreenContent content(std::size_t log_lines) const = 0;
    // Single fields of the content, cheaper to compute for a click.
    [[nodiscard]] virtual std::optional<kit::DialogBox> dialog() const = 0;
    [[nodiscard]] virtual std::vector<kit::KeyHint> keys() const = 0;
    [[nodiscard]] virtual std::optional<Spot> chosen() const { return {}; }

    // Returns false if the key has no meaning here.
    virtual bool key(const ftxui::Event& event) = 0;
    // A click on a cell of the board, or on a line of the dialog. `takes_back` is true for the other mouse button.
    virtual void click(Cell cell) = 0;
    virtual void click_line(std::size_t line, bool takes_back) = 0;

    // Scrolls the open text. The window handles the scroll keys and passes the new top.
    virtual void scroll_text(kit::TextPlace top) = 0;

    // Sets the size of the drawn board; the arrows go by it.
    virtual void use(Size size) = 0;
    // The program returned from the background. Another person may be at the screen now.
    virtual void come_back() = 0;

    // Shows a message on the prompt line until the next key.
    virtual void tell(std::string words) = 0;

    // True if letters and arrows go to a dialog or prompt instead of the board.
    [[nodiscard]] virtual bool takes_all_keys() const = 0;
    // Delay until the screen continues without a key, if it does.
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> pace() const = 0;
    virtual void go_on_by_itself() = 0;
    // Passes a function that wakes the screen from any thread when it can continue earlier. An empty function removes
    // it.
    virtual void on_wake(const std::function<void()>& /*wake*/) {}
    // True once if the bell must ring.
    virtual bool takes_bell() { return false; }
    [[nodiscard]] virtual bool wants_to_leave() const = 0;
};

}  // namespace catan::tui
