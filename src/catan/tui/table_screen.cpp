#include "catan/tui/table_screen.hpp"

#include <algorithm>

#include "catan/tui/end_mode.hpp"
#include "catan/tui/log.hpp"
#include "catan/tui/seat_dialogs.hpp"
#include "catan/tui/table_help.hpp"
#include "catan/tui/table_modes.hpp"

namespace catan::tui {

using ftxui::Event;

TableScreen::TableScreen(table::Participants& participants, TableOptions options)
    : table_(participants, std::move(options)) {
    add_table_modes(table_);
    table_.seat_changes.seat_people();
    table_.seats.bots().set_pace(table_.options.pace);
    table_.seats.bots().use_clock(table_.options.now);
    table_.flow.begin();
}

void TableScreen::use_files(FileActions files) {
    table_.files = std::move(files);
    // The result shows the path of the saved game.
    if (table_.in<GameOver>()) open_result(table_);
}

void TableScreen::show_invitation() { open_invitation(table_); }

std::vector<front::KeyHelp> TableScreen::all_keys() { return all_table_keys(); }

// ---------------------------------------------------------------------------------------------- display

// The answer to the last key replaces the prompt, except while the player types.
kit::Prompt TableScreen::prompt() const {
    const front::Messages& messages = table_.messages;
    if (!messages.has_warning() && !table_.typed.is_open()) {
        if (messages.is_refusal()) return {messages.words(), {}, true};
        if (!messages.words().empty()) {
            return {messages.words(),
                    table_.seats.is_remote_move() ? table_.seats.prompt().asked : std::string()};
        }
        if (table_.advice.is_thought_about()) {
            return {"Thinking about it:", "advice comes in a moment; all keys work meanwhile"};
        }
    }
    return table_.modes.prompt().value_or(kit::Prompt{});
}

ScreenContent TableScreen::content(std::size_t log_lines) const {
    ScreenContent content;
    content.view = &table_.here().view();
    content.log = tui::log_lines(table_.here(), table_.log_source(), log_lines);
    content.prompt = prompt();
    content.keys = keys();
    content.dialog = dialog();
    content.choices = table_.cursor.spots();
    content.chosen = chosen();
    content.highlights = &table_.highlights;
    content.ids = table_.shows_ids;
    content.marks = table_.seats.marks();
    if (table_.are_hands_open()) content.hands = table_.open_hands.hands();
    if (table_.shows_clock()) {
        content.clock = table_.clock.words();
        content.is_overtime = table_.clock.is_late();
    }
    return content;
}

// ---------------------------------------------------------------------------------------------- input

bool TableScreen::key(const Event& event) {
    if (table_.messages.has_warning()) return table_.modes.key(event);
    if (!table_.seats.is_watching() && table_.early_keys.ignores(event)) {
        table_.messages.tell("It's your move now.");
        return true;
    }
    table_.highlights = {};
    const bool has_dialog = table_.modes.has_dialog();
    const bool is_typing = !has_dialog && table_.typed.is_open();
    // The objection to a typed line stays until the player edits the line.
    if (!is_typing) table_.messages.clear();
    const bool is_at_board = !has_dialog && !is_typing;
    if (is_at_board && event != Event::Character('e')) table_.end_was_asked = false;
    return table_.modes.key(event);
}

void TableScreen::click(Cell cell) {
    table_.highlights = {};
    table_.modes.click_board(cell);
}

// A click on a line never lifts the curtain: a second click on a line shown before would lift it by accident. Only a
// click on the key bar lifts it.
void TableScreen::click_line(std::size_t line, bool takes_back) {
    if (table_.messages.has_warning()) return;
    table_.highlights = {};
    if (!table_.modes.has_dialog()) return;
    table_.messages.clear();
    table_.modes.click(line, takes_back);
}

void TableScreen::scroll_text(kit::TextPlace top) {
    table_.messages.clear();
    table_.highlights = {};
    table_.modes.scroll(top);
}

// ---------------------------------------------------------------------------------------------- timers

std::optional<std::chrono::milliseconds> TableScreen::pace() const {
    std::optional<std::chrono::milliseconds> pace;
    if (table_.shows_clock()) pace = std::chrono::seconds(1);
    // A move that is already due waits until the window has been drawn.
    constexpr std::chrono::milliseconds soon(10);
    const bool must_wait = table_.flow.must_bots_wait();
    if (const auto due = must_wait ? std::nullopt : table_.seats.bots().due_in()) {
        pace = std::min(pace.value_or(*due), std::max(*due, soon));
        pace = std::max(*pace, soon);
    }
    if (table_.advice.has_news()) pace = soon;
    if (const auto due = table_.seats.remote().due_in()) {
        pace = std::min(pace.value_or(*due), *due);
    }
    // Redraws in time to show that the answer is late.
    constexpr auto patience = GameFlow::patience;
    if (table_.flow.is_waiting()) pace = std::min(pace.value_or(patience), patience);
    return pace;
}

void TableScreen::go_on_by_itself() {
    if (table_.shows_clock() && table_.clock.reminds()) table_.rings = table_.options.bell;
    table_.advice.go_on();
    table_.seats.remote().go_on();
    table_.seat_changes.hear_notices();
    table_.flow.let_bots_move();
}

void TableScreen::on_wake(const std::function<void()>& wake) {
    table_.participants.wake().on_ring(wake);
}

}  // namespace catan::tui
