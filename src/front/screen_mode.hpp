// A mode says what the keys mean now and what is asked. Modes lie on a stack (`ModeStack`): the top one hears a key first,
// and a key that it does not know goes on to the one below. Knows no game and no window.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

#include <ftxui/component/event.hpp>

#include "front/key_table.hpp"
#include "kit/cells.hpp"
#include "kit/dialog_box.hpp"
#include "kit/prompt_line.hpp"

namespace tabletop::front {

class ScreenMode {
public:
    // A mode of bindings only.
    explicit ScreenMode(KeyTable keys = {}) : keys_(std::move(keys)) {}
    ScreenMode(const ScreenMode&) = delete;
    ScreenMode& operator=(const ScreenMode&) = delete;
    ScreenMode(ScreenMode&&) = delete;
    ScreenMode& operator=(ScreenMode&&) = delete;
    virtual ~ScreenMode() = default;

    // The outcome of a key or a click: a dialog may close, and then something may be done, which can open another one.
    struct Step {
        bool closes = false;
        std::function<void()> then{};
        bool is_unknown = false;  // the key means nothing here
    };

    // A mode that stays on the stack may be off. It is skipped then.
    [[nodiscard]] virtual bool is_on() const { return true; }
    // Its bindings, in the order of the key bar.
    [[nodiscard]] const KeyTable& keys() const { return keys_; }
    // How wide the first place of the key bar is while this mode is on; 0 if there is none.
    [[nodiscard]] virtual int first_place() const { return 0; }
    // Nothing if the mode below asks.
    [[nodiscard]] virtual std::optional<kit::Prompt> prompt() const { return {}; }
    [[nodiscard]] virtual std::optional<kit::DialogBox> box() const { return {}; }
    // Keys that a modal mode does not know go no further.
    [[nodiscard]] virtual bool is_modal() const { return false; }
    // Letters, arrows and clicks are not for the board.
    [[nodiscard]] virtual bool covers_board() const { return is_modal(); }

    // A key without a binding here, such as a letter of a text.
    virtual Step key(const ftxui::Event& /*event*/) { return {.is_unknown = true}; }
    // False if the click means nothing here.
    virtual bool click_board(kit::Cell /*cell*/) { return false; }
    // The text of the box begins there from now on: the window knows how its lines are wrapped, and hears the keys that
    // scroll.
    virtual void scroll(kit::TextPlace /*top*/) {}

private:
    KeyTable keys_;
};

}  // namespace tabletop::front
