// The modes of a screen and the dialogs over them, in one stack: the top one hears a key first. Knows no game and no window.
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
    // Is told what speaks against a key. Without it, such a key does what it can.
    using Refuse = std::function<void(Objection)>;
    explicit ModeStack(Refuse refuse = {}) : refuse_(std::move(refuse)) {}
    ModeStack(const ModeStack&) = delete;
    ModeStack& operator=(const ModeStack&) = delete;
    ModeStack(ModeStack&&) = delete;
    ModeStack& operator=(ModeStack&&) = delete;
    ~ModeStack() = default;

    // Above the modes that are there. It stays as long as the stack.
    ScreenMode& add(std::unique_ptr<ScreenMode> mode);
    // Above all dialogs as well, also those that are opened later. It stays.
    void add_on_top(std::unique_ptr<ScreenMode> mode);
    void open(std::unique_ptr<Dialog> dialog);
    void close_dialogs();
    void close_dialogs_if(const std::function<bool(const Dialog&)>& condition);
    // Dialogs that show how things are look again.
    void refresh_dialogs();

    [[nodiscard]] bool has_dialog() const { return dialogs() > 0; }
    [[nodiscard]] bool covers_board() const;
    // Of the topmost mode that has one.
    [[nodiscard]] std::optional<kit::Prompt> prompt() const;
    [[nodiscard]] std::optional<kit::DialogBox> box() const;
    // The key bar, down to the first modal mode.
    [[nodiscard]] std::vector<kit::KeyHint> hints() const;

    // False if the key means nothing here.
    bool key(const ftxui::Event& event);
    // On a line of the box that is seen.
    void click(std::size_t line, bool takes_back);
    void click_board(kit::Cell cell);
    void scroll(kit::TextPlace top);

private:
    struct Entry {
        std::unique_ptr<ScreenMode> mode;
        Dialog* dialog = nullptr;  // the same, if it is one
    };

    // The modes that are on.
    [[nodiscard]] std::vector<const Entry*> from_top() const;
    [[nodiscard]] const Entry* with_box() const;
    [[nodiscard]] std::size_t dialogs() const;
    [[nodiscard]] const Binding* binding_below_dialogs(const ftxui::Event& event) const;
    void press(const Binding& binding, const ftxui::Event& event);
    void hear_in_dialog(Dialog& dialog, const ftxui::Event& event);
    void take(const Dialog& dialog, const ScreenMode::Step& step);
    void close(const Dialog& dialog);

    std::vector<Entry> entries_;  // the bottom first
    std::size_t on_top_ = 0;      // so many of them are above all dialogs
    Refuse refuse_;
};

}  // namespace tabletop::front
