#include "catan/tui/end_mode.hpp"

#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catan/tui/game_end.hpp"
#include "catan/tui/table_context.hpp"
#include "catan/tui/table_modes.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

class EndMode : public front::ScreenMode {
public:
    explicit EndMode(TableContext* table) : front::ScreenMode(keys_of(table)), table_(table) {}

    [[nodiscard]] bool is_on() const override { return table_->in<GameOver>(); }
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return kit::Prompt{"The game is over.", "Enter tells how it ended."};
    }

private:
    static front::KeyTable keys_of(TableContext* table) {
        front::KeyTable keys{{.key = "Enter",
                              .label = "result",
                              .events = {Event::Return},
                              .in_bar = front::in_order_in_bar,
                              .act = [table](const Event&) { open_result(*table); }},
                             {.key = "Esc", .events = {Event::Escape}, .act = [](const Event&) {}}};
        front::Binding another = front::letter_key(
            "n", "another game", "at the end: another game with the same people",
            [table](const Event&) { table->wants_another = table->wants_to_leave = true; });
        // Players at other machines would have to be invited again.
        another.is_there = [table] { return !table->seats.has_remote(); };
        keys.push_back(std::move(another));
        front::Binding picture = front::letter_key(
            "p", "picture", "at the end: a picture of the board, beside the saved game",
            [table](const Event&) {
                table->modes.open(
                    front::note_dialog("A picture of the board", table->files.draw_picture()));
            });
        picture.why_not = [table] {
            return table->files.draw_picture ? std::string() : "The game is kept in no file.";
        };
        keys.push_back(std::move(picture));
        for (front::Binding& binding : keys) {
            if (!binding.label.empty()) binding.in_bar = front::in_order_in_bar;
        }
        return keys;
    }

    TableContext* table_;
};

}  // namespace

std::unique_ptr<front::ScreenMode> end_mode(TableContext* table) {
    return std::make_unique<EndMode>(table);
}

void open_result(TableContext& table) {
    std::vector<std::string> notes;
    if (table.files.saved_as) {
        const std::string where = table.files.saved_as();
        notes.push_back(where.empty() ? "The game is not saved." : "The game is saved in " + where);
    }
    if (table.seats.has_bots()) notes.push_back(table.seats.bots_words());
    if (const auto seed = table.onlooker.seed()) {
        notes.push_back(fmt::format("The seed was {}.", *seed));
    }
    table.modes.close_dialogs();
    std::string foot = table.seats.has_remote() ? "" : "n another game   ";
    if (table.files.draw_picture) foot += "p picture   ";
    table.modes.open(front::text_dialog_with_keys(end_title(table.onlooker),
                                                  end_lines(table.onlooker, notes),
                                                  foot + "q leave   Esc the board", "npq"));
}

}  // namespace catan::tui
