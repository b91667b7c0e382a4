// Dialogs: boxes in which something is decided or read. A dialog takes keys and clicks and shows how far it is; what is
// to be done then it has been told by whoever opened it. Which commands are legal is the game's business.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ftxui/component/event.hpp>

#include "tui/kit/dialog_box.hpp"

namespace catan::tui {

class Dialog {
public:
    Dialog() = default;
    Dialog(const Dialog&) = delete;
    Dialog& operator=(const Dialog&) = delete;
    Dialog(Dialog&&) = delete;
    Dialog& operator=(Dialog&&) = delete;
    virtual ~Dialog() = default;

    // What comes of a key: the dialog may close, and then something may be done, which can open another one.
    struct Step {
        bool closes = false;
        std::function<void()> then{};
        // The key means nothing here. It may mean something to the screen below, which then closes the dialog.
        bool is_unknown = false;
    };

    // Nothing is decided in it.
    [[nodiscard]] virtual bool is_read() const { return false; }
    // It is about the table and nothing of the game, so it stays open whatever happens there.
    [[nodiscard]] virtual bool is_of_table() const { return false; }
    [[nodiscard]] virtual kit::DialogBox box() const = 0;
    // Something at the table has changed, and what it tells of that with it.
    virtual void refresh() {}
    // What the prompt line says while it is decided.
    [[nodiscard]] virtual std::string prompt() const { return box().title; }
    virtual Step key(const ftxui::Event& event) = 0;
    // A text begins there from now on: the window knows how its lines are wrapped, and hears the keys that scroll.
    virtual void scroll(kit::TextPlace /*top*/) {}
    // On a line of the box; the other button takes back.
    virtual Step click(std::size_t line, bool takes_back) = 0;
};

// What closes everything that is only read: Esc, Enter and q. Other keys are unknown.
[[nodiscard]] Dialog::Step reading_step(const ftxui::Event& event);

using Act = std::function<void()>;

// A line to choose, with what it does.
struct Option {
    std::string text;
    Act act{};
    char letter = '\0';
    bool is_possible = true;
    std::optional<kit::Swatch> swatch{};
    std::string why{};   // it is not possible, told when it is tried
    bool stays = false;  // until what is said by it has been accepted
    bool takes_enter =
        false;  // its letter goes to the line and no further: what it does cannot be taken back
    std::function<std::string()> reword{};  // its text anew, where that changes while it is read
};

// Below what is decided in a dialog the hand, the prompt and the keys stay in sight.
inline constexpr int rows_below_dialogs = 3;

// One of some lines, with arrows and Enter or with a letter of its own. Esc steps back to where the dialog came from.
[[nodiscard]] std::unique_ptr<Dialog> choice_dialog(std::string title, std::vector<Option> options,
                                                    std::string foot, Act back = {});
// The same about the table.
[[nodiscard]] std::unique_ptr<Dialog> table_dialog(std::string title, std::vector<Option> options,
                                                   std::string foot, Act back = {});

// Text to be read: as many lines as there are, from its beginning or from its end.
inline constexpr std::string_view reading_keys = "arrows scroll   Esc back";
[[nodiscard]] std::unique_ptr<Dialog> text_dialog(std::string title, std::vector<std::string> lines,
                                                  std::string_view foot = reading_keys);
[[nodiscard]] std::unique_ptr<Dialog> text_dialog(std::string title,
                                                  std::vector<kit::DialogLine> lines,
                                                  std::string_view foot = reading_keys);
[[nodiscard]] std::unique_ptr<Dialog> text_dialog_at_end(std::string title,
                                                         std::vector<kit::DialogLine> lines);
// One that leaves these keys to the screen below, as its foot tells: each closes it.
[[nodiscard]] std::unique_ptr<Dialog> text_dialog_with_keys(std::string title,
                                                            std::vector<kit::DialogLine> lines,
                                                            std::string_view foot,
                                                            std::string_view keys);

// What is too long for the prompt line, such as a path. It stays until it is closed, whatever happens at the table.
[[nodiscard]] std::unique_ptr<Dialog> note_dialog(std::string title, std::string words);

}  // namespace catan::tui
