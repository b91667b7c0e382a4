// Edits a typed line: a command of the language, or a file name for a copy of the game.
#include <string>
#include <utility>

#include "catan/tui/table_context.hpp"
#include "catan/tui/table_modes.hpp"
#include "tabletop/text/words.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

void save_as(TableContext& table, const std::string& path) {
    table.typed.close();
    std::string words = table.files.save_as(path);
    if (!words.empty())
        table.modes.open(front::note_dialog("A copy of the game", std::move(words)));
}

void enter(TableContext& table) {
    const std::string line = table.typed.words();
    if (table.typed.is_blank()) return table.typed.close();
    if (table.typed.is_path()) return save_as(table, line);
    try {
        const TypedCommand typed = read_typed(line, table.here());
        // Closes the prompt first, because an accepted move may open the next question. A refused line is reopened
        // for correction.
        table.typed.close();
        if (typed.takes_back) return table.flow.take_back();
        table.flow.say(typed.command, typed.outcome);
        if (table.messages.is_refusal()) table.typed.open(line);
    } catch (const text::TextError& error) {
        table.messages.refuse(std::string(error.what()));
    }
}

class TypingMode : public front::ScreenMode {
public:
    explicit TypingMode(TableContext* table) : front::ScreenMode(keys_of(table)), table_(table) {}

    [[nodiscard]] bool is_on() const override { return table_->typed.is_open(); }
    [[nodiscard]] bool is_modal() const override { return true; }
    // Shows the end of the line, followed by the objection.
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        const TypedLine& typed = table_->typed;
        return kit::Prompt{(typed.is_path() ? "Save as: " : ":") + typed.words() + "_",
                           table_->messages.words(), table_->messages.is_refusal(), true};
    }
    Step key(const Event& event) override {
        // Editing the line clears its objection.
        if (table_->messages.is_refusal()) table_->messages.clear();
        return {.is_unknown = !table_->typed.edit(event)};
    }

private:
    static front::KeyTable keys_of(TableContext* table) {
        const auto is_path = [table] { return table->typed.is_path(); };
        const auto unless_path = front::shown_if([is_path] { return !is_path(); });
        const auto done = [table](const Event&) { enter(*table); };
        return {{.key = "Enter",
                 .label = "saves",
                 .events = {Event::Return},
                 .is_there = is_path,
                 .in_bar = front::in_order_in_bar,
                 .act = done},
                {.key = "Enter",
                 .label = "does it",
                 .events = {Event::Return},
                 .in_bar = unless_path,
                 .act = done},
                {.key = "Tab",
                 .label = "completes",
                 .events = {Event::Tab},
                 .in_bar = unless_path,
                 .act =
                     [table](const Event&) {
                         std::string several = table->typed.complete(table->onlooker.names());
                         if (!several.empty()) table->messages.tell(std::move(several));
                     }},
                {.key = "Esc",
                 .label = "back",
                 .events = {Event::Escape},
                 .in_bar = front::in_order_in_bar,
                 .act = [table](const Event&) {
                     table->typed.put_aside();
                     table->messages.clear();
                 }}};
    }

    TableContext* table_;
};

}  // namespace

std::unique_ptr<front::ScreenMode> typing_mode(TableContext* table) {
    return std::make_unique<TypingMode>(table);
}

}  // namespace catan::tui
