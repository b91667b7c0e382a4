// Provides dialogs: modes with a box in which the player decides or reads something. The code that opens a dialog
// also passes the action for its result. A dialog does not know which commands are legal.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ftxui/component/event.hpp>

#include "front/screen_mode.hpp"
#include "kit/dialog_box.hpp"

namespace tabletop::front {

class Dialog : public ScreenMode {
public:
    // True if the dialog is only text to read.
    [[nodiscard]] virtual bool is_read() const { return false; }
    // True if the dialog concerns the table and not the game. It stays open whatever happens in the game.
    [[nodiscard]] virtual bool is_of_table() const { return false; }
    // Updates the dialog after a change at the table.
    virtual void refresh() {}

    [[nodiscard]] bool is_modal() const final { return true; }
    [[nodiscard]] std::optional<kit::DialogBox> box() const override = 0;
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return kit::Prompt{box()->title, {}};
    }
    Step key(const ftxui::Event& event) override = 0;
    // A click on a line of the box. `takes_back` is true for the other mouse button.
    virtual Step click(std::size_t line, bool takes_back) = 0;
};

// Closes a text dialog on Esc, Enter and q. Other keys are unknown.
[[nodiscard]] Dialog::Step reading_step(const ftxui::Event& event);

using Act = std::function<void()>;

// A selectable line and its action.
struct Option {
    std::string text;
    Act act{};
    char letter = '\0';
    bool is_possible = true;
    std::optional<kit::Swatch> swatch{};
    std::string why{};                      // why it is not possible, shown when tried
    bool stays = false;                     // the dialog stays open until its command is accepted
    bool takes_enter = false;               // the letter only selects; Enter confirms
    std::function<std::string()> reword{};  // recomputes the text on refresh
};

// Rows that stay visible below a dialog: hand, prompt and keys.
inline constexpr int rows_below_dialogs = 3;

// A choice between lines, with arrows and Enter or with a line's letter. Esc runs `back`.
[[nodiscard]] std::unique_ptr<Dialog> choice_dialog(std::string title, std::vector<Option> options,
                                                    std::string foot, Act back = {});
// A choice about the table (see is_of_table()).
[[nodiscard]] std::unique_ptr<Dialog> table_dialog(std::string title, std::vector<Option> options,
                                                   std::string foot, Act back = {});

// A scrollable text, opened at its beginning or its end.
inline constexpr std::string_view reading_keys = "arrows scroll   Esc back";
[[nodiscard]] std::unique_ptr<Dialog> text_dialog(std::string title, std::vector<std::string> lines,
                                                  std::string_view foot = reading_keys);
[[nodiscard]] std::unique_ptr<Dialog> text_dialog(std::string title,
                                                  std::vector<kit::DialogLine> lines,
                                                  std::string_view foot = reading_keys);
[[nodiscard]] std::unique_ptr<Dialog> text_dialog_at_end(std::string title,
                                                         std::vector<kit::DialogLine> lines);
// A text that passes `keys` to the screen below; each of them closes it. The foot must name them.
[[nodiscard]] std::unique_ptr<Dialog> text_dialog_with_keys(std::string title,
                                                            std::vector<kit::DialogLine> lines,
                                                            std::string_view foot,
                                                            std::string_view keys);

// Shows text too long for the prompt line, such as a path. Stays open until the player closes it, whatever happens at
// the table.
[[nodiscard]] std::unique_ptr<Dialog> note_dialog(std::string title, std::string words);

}  // namespace tabletop::front
