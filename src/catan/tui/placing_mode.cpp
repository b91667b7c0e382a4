// Lets the player choose a place on the board for a settlement, a road, a city or the robber.
#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "catan/tui/table_context.hpp"
#include "catan/tui/table_modes.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

std::vector<Event> arrow_events() {
    std::vector<Event> events{Event::ArrowLeft, Event::ArrowRight, Event::ArrowUp,
                              Event::ArrowDown};
    for (const Event& letter : front::letters("hlkj")) events.push_back(letter);
    return events;
}

Toward toward(const Event& event) {
    constexpr std::array<Toward, 4> each{Toward::Left, Toward::Right, Toward::Up, Toward::Down};
    const std::vector<Event> events = arrow_events();
    const auto which = std::ranges::find(events, event) - events.begin();
    return each[static_cast<std::size_t>(which) % each.size()];
}

class PlacingMode : public front::ScreenMode {
public:
    explicit PlacingMode(TableContext* table) : front::ScreenMode(keys_of(table)), table_(table) {}

    [[nodiscard]] bool is_on() const override {
        return table_->cursor.is_looking() && table_->at_board();
    }
    bool click_board(kit::Cell cell) override {
        switch (table_->cursor.click(cell)) {
            case PlaceCursor::Click::Nothing: return false;
            case PlaceCursor::Click::Chosen: table_->messages.clear(); break;
            case PlaceCursor::Click::Taken: table_->flow.say(table_->cursor.command()); break;
        }
        return true;
    }

private:
    static front::KeyTable keys_of(TableContext* table) {
        const auto confirm = [table](const Event&) { table->flow.say(table->cursor.command()); };
        return {
            {.key = "arrows",
             .also = ", h j k l",
             .label = "move",
             .help = "go to the next place that way",
             .events = arrow_events(),
             .in_bar = front::shown_if([table] { return table->in_setup(); }),
             .act = [table](const Event& event) { table->cursor.move(toward(event)); }},
            {.key = "Tab",
             .help = "go to the next place",
             .events = {Event::Tab, Event::TabReverse},
             .act =
                 [table](const Event& event) { table->cursor.step(event == Event::TabReverse); }},
            {.key = "Enter",
             .label = "moves it",
             .events = {Event::Return},
             .is_there = [table] { return table->cursor.placing() == Placing::Robber; },
             .in_bar = front::first_in_bar,
             .act = confirm},
            {.key = "Enter",
             .label = "builds",
             .help = "build there, move the robber there",
             .events = {Event::Return},
             .in_bar = front::first_in_bar,
             .act = confirm}};
    }

    TableContext* table_;
};

}  // namespace

std::unique_ptr<front::ScreenMode> placing_mode(TableContext* table) {
    return std::make_unique<PlacingMode>(table);
}

}  // namespace catan::tui
