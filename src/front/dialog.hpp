// Dialogs: modes with a box in which something is decided or read. A dialog takes keys and clicks and shows how far it is.
// The code that opens it also passes what is to be done in the end. Which commands are legal is the game's business.
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
    // Nothing is decided in it.
    [[nodiscard]] virtual bool is_read() const { return false; }
    // It is about the table and nothing of the game, so it stays open whatever happens there.
    [[nodiscard]] virtual bool is_of_table() const { return false; }
    // Something at the table has changed, and what it tells of that with it.
    virtual void refresh() {}

    [[nodiscard]] bool is_modal() const final { return true; }
    [[nodiscard]] std::optional<kit::DialogBox> box() const override = 0;
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return kit::Prompt{box()->title, {}};
    }
    Step key(const ftxui::Event& event) override = 0;
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

}  // namespace tabletop::front
