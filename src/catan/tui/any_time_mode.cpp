// Implements the bottom mode of the stack, which is on in every phase: reading, advice, the pace of bots, seats,
// leaving.
#include <string>
#include <utility>
#include <vector>

#include "catan/tui/log.hpp"
#include "catan/tui/prompts.hpp"
#include "catan/tui/rule_book.hpp"
#include "catan/tui/seat_dialogs.hpp"
#include "catan/tui/statistics.hpp"
#include "catan/tui/table_context.hpp"
#include "catan/tui/table_help.hpp"
#include "catan/tui/table_modes.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

void ask_leave(TableContext& table) {
    std::string leave = "Leave" + table.seats.remote().leaving();
    if (table.files.saved_as) {
        const bool is_forgotten = table.files.forgets && table.files.forgets();
        leave += table.files.saved_as().empty() ? "; the game is not saved"
                 : is_forgotten                 ? "; nothing was played, so nothing is saved"
                                                : "; the game is saved";
    }
    std::vector<front::Option> options;
    options.push_back({"Stay", front::Act(), 's'});
    options.push_back({std::move(leave), [&table] { table.wants_to_leave = true; }, 'q'});
    if (table.files.save_as) {
        options.push_back({"Save a copy as ...",
                           [&table] {
                               table.messages.clear();
                               table.typed.open_path();
                           },
                           'a'});
    }
    table.modes.open(
        front::table_dialog("Leave the game?", std::move(options), "Enter chooses   Esc back"));
}

// Opens a text at the board, or instead of another text.
front::Binding text_key(std::string key, std::string label, std::string help,
                        front::KeyAction act) {
    front::Binding binding =
        front::letter_key(std::move(key), std::move(label), std::move(help), std::move(act));
    binding.replaces_text = true;
    return binding;
}

// The same, and also over a dialog that asks for a decision.
front::Binding text_key_over_dialogs(std::string key, std::string label, std::string help,
                                     front::KeyAction act) {
    front::Binding binding =
        text_key(std::move(key), std::move(label), std::move(help), std::move(act));
    if (!binding.label.empty()) binding.in_bar = front::in_order_in_bar;
    binding.opens_over_dialog = true;
    return binding;
}

void add_pace_keys(front::KeyTable& keys, TableContext* table) {
    const auto add = [&](std::string key, std::string label, std::string help, int by) {
        front::Binding binding =
            front::letter_key(std::move(key), std::move(label), std::move(help),
                              [table, by](const Event&) { table->flow.change_pace(by); });
        binding.is_there = [table] { return table->seats.has_bots(); };
        binding.in_bar = front::shown_if([table] { return table->seats.is_bots_move(); });
        keys.push_back(std::move(binding));
    };
    add("<", "slower", "bots move slower", -1);
    add(">", "faster", "bots move faster", 1);
}

void add_seat_keys(front::KeyTable& keys, TableContext* table) {
    front::Binding seats = front::letter_key("b", "bots", "change who is a bot",
                                             [table](const Event&) { open_seats(*table); });
    seats.in_bar = front::shown_if(
        [table] { return table->seats.is_bots_move() || table->seats.is_awaited(); });
    seats.is_there = [table] { return !table->in<GameOver>(); };
    seats.why_not = [table] {
        return std::string(table->seats.seating().can_change() || table->seats.has_remote()
                               ? ""
                               : "With real dice there are no bots, because they cannot roll.");
    };
    keys.push_back(std::move(seats));
    front::Binding invite =
        text_key("i", "elsewhere", "who plays at other machines, and how they join",
                 [table](const Event&) { open_invitation(*table); });
    invite.in_bar = front::shown_if([table] { return table->seats.is_watching(); });
    invite.is_there = [table] { return !table->seats.remote().invitation().empty(); };
    keys.push_back(std::move(invite));
}

class AnyTimeMode : public front::ScreenMode {
public:
    explicit AnyTimeMode(TableContext* table) : front::ScreenMode(keys_of(table)), table_(table) {}

    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return prompt_for(table_->here(), table_->cursor);
    }

private:
    static front::KeyTable keys_of(TableContext* table) {
        const auto at_board = [table] { return table->at_board(); };
        front::KeyTable keys;
        add_pace_keys(keys, table);
        keys.push_back(text_key_over_dialogs("?", "help", "what can be done now, and all keys",
                                             [table](const Event&) { open_help(*table); }));
        front::Binding advice = text_key_over_dialogs(
            "H", {}, "a good player's advice", [table](const Event&) { table->advice.ask(); });
        advice.why_not = [table] { return table->advice.why_not(); };
        keys.push_back(std::move(advice));
        add_seat_keys(keys, table);
        keys.push_back(front::letter_key("q", "leave", "leave; every move is saved",
                                         [table](const Event&) { ask_leave(*table); }));
        keys.back().in_bar = front::in_order_in_bar;
        keys.push_back(
            text_key_over_dialogs("L", "log", "what has happened", [table](const Event&) {
                table->modes.open(front::text_dialog_at_end(
                    "What has happened",
                    dialog_lines(log_lines(table->here(), table->log_source()))));
            }));
        keys.push_back(text_key("g", "statistics", "statistics", [table](const Event&) {
            table->modes.open(front::text_dialog("Statistics", statistics(table->onlooker)));
        }));
        keys.back().in_bar = front::shown_if([table] { return !table->curtain.is_down(); });
        keys.push_back(front::letter_key(":", "type", "type a command",
                                         [table](const Event&) { table->type({}); }));
        keys.back().is_there = at_board;
        keys.back().in_bar = front::in_order_in_bar;
        keys.push_back(
            front::letter_key("#", "numbers", "show the numbers of the places",
                              [table](const Event&) { table->shows_ids = !table->shows_ids; }));
        keys.back().in_bar = front::shown_if(at_board);
        keys.push_back(text_key_over_dialogs(
            "R", {}, "the rules by number: after a refusal, the one it names",
            [table](const Event&) { table->modes.open(rules_dialog(table->messages.rule())); }));
        keys.push_back(
            {.key = "mouse", .help = "a click chooses, another does it; dragging moves the board"});
        return keys;
    }

    TableContext* table_;
};

}  // namespace

std::unique_ptr<front::ScreenMode> any_time_mode(TableContext* table) {
    return std::make_unique<AnyTimeMode>(table);
}

}  // namespace catan::tui
