// Keeps the modes of a screen and the dialogs over them in one stack and passes each key to the topmost mode first.
// Knows no game and no window.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <ftxui/component/event.hpp>

#include "front/dialog.hpp"
#include "front/key_table.hpp"
#include "front/screen_mode.hpp"

namespace tabletop::front {

class ModeStack {
public:
    // Receives the objection to a key. Without it, a key with an objection acts anyway.
    using Refuse = std::function<void(Objection)>;
    explicit ModeStack(Refuse refuse = {}) : refuse_(std::move(refuse)) {}
    ModeStack(const ModeStack&) = delete;
    ModeStack& operator=(const ModeStack&) = delete;
    ModeStack(ModeStack&&) = delete;
    ModeStack& operator=(ModeStack&&) = delete;
    ~ModeStack() = default;

    // Adds a mode above the present modes, for the life of the stack.
    ScreenMode& add(std::unique_ptr<ScreenMode> mode);
    // Adds a mode above all dialogs, also later ones, for the life of the stack.
    void add_on_top(std::unique_ptr<ScreenMode> mode);
    void open(std::unique_ptr<Dialog> dialog);
    void close_dialogs();
    void close_dialogs_if(const std::function<bool(const Dialog&)>& condition);
    // Updates open dialogs after a change.
    void refresh_dialogs();

    [[nodiscard]] bool has_dialog() const { return dialogs() > 0; }
    [[nodiscard]] bool covers_board() const;
    // The prompt or box of the topmost mode that has one.
    [[nodiscard]] std::optional<kit::Prompt> prompt() const;
    [[nodiscard]] std::optional<kit::DialogBox> box() const;
    // The key bar: hints of all modes down to the first modal one.
    [[nodiscard]] std::vector<kit::KeyHint> hints() const;

    // Returns false if the key has no meaning here.
    bool key(const ftxui::Event& event);
    // A click on a line of the visible box.
    void click(std::size_t line, bool takes_back);
    void click_board(kit::Cell cell);
    void scroll(kit::TextPlace top);

private:
    struct OpenedMode {
        std::unique_ptr<ScreenMode> mode;
        Dialog* dialog = nullptr;  // the mode as a dialog, if it is one
    };

    // The modes that are on, top first.
    [[nodiscard]] std::vector<const OpenedMode*> from_top() const;
    [[nodiscard]] const OpenedMode* with_box() const;
    [[nodiscard]] std::size_t dialogs() const;
    [[nodiscard]] const Binding* binding_below_dialogs(const ftxui::Event& event) const;
    void press(const Binding& binding, const ftxui::Event& event);
    void hear_in_dialog(Dialog& dialog, const ftxui::Event& event);
    void take(const Dialog& dialog, const ScreenMode::Step& step);
    void close(const Dialog& dialog);

    std::vector<OpenedMode> entries_;  // the bottom first
    std::size_t on_top_ = 0;           // number of entries above all dialogs
    Refuse refuse_;
};

}  // namespace tabletop::front
