// Defines a mode: the current meaning of the keys, and the prompt. Modes lie on a `ModeStack`: the top mode gets a
// key first, and an unknown key goes to the mode below. Knows no game and no window.
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
    // For a mode that has only bindings.
    explicit ScreenMode(KeyTable keys = {}) : keys_(std::move(keys)) {}
    ScreenMode(const ScreenMode&) = delete;
    ScreenMode& operator=(const ScreenMode&) = delete;
    ScreenMode(ScreenMode&&) = delete;
    ScreenMode& operator=(ScreenMode&&) = delete;
    virtual ~ScreenMode() = default;

    // Result of a key or click. A dialog may close; then an action may run, which can open another dialog.
    struct Step {
        bool closes = false;
        std::function<void()> then{};
        bool is_unknown = false;  // the key has no meaning here
    };

    // The stack skips a mode that is off.
    [[nodiscard]] virtual bool is_on() const { return true; }
    // The bindings, in key bar order.
    [[nodiscard]] const KeyTable& keys() const { return keys_; }
    // Width of the first place of the key bar while this mode is on; 0 for none.
    [[nodiscard]] virtual int first_place() const { return 0; }
    // Empty: the mode below provides the prompt.
    [[nodiscard]] virtual std::optional<kit::Prompt> prompt() const { return {}; }
    [[nodiscard]] virtual std::optional<kit::DialogBox> box() const { return {}; }
    // Unknown keys of a modal mode do not reach the modes below.
    [[nodiscard]] virtual bool is_modal() const { return false; }
    // True if letters, arrows and clicks must not reach the board.
    [[nodiscard]] virtual bool covers_board() const { return is_modal(); }

    // A key without a binding, such as a letter of typed text.
    virtual Step key(const ftxui::Event& /*event*/) { return {.is_unknown = true}; }
    // Returns false if the click has no meaning here.
    virtual bool click_board(kit::Cell /*cell*/) { return false; }
    // Scrolls the text of the box. The window handles scroll keys, because only the window knows how lines wrap.
    virtual void scroll(kit::TextPlace /*top*/) {}

private:
    KeyTable keys_;
};

}  // namespace tabletop::front
