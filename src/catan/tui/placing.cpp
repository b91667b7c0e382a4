#include "catan/tui/placing.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "catan/tui/possible.hpp"
#include "catan/tui/table_context.hpp"
#include "catan/tui/table_modes.hpp"

namespace catan::tui {

using ftxui::Event;

// ---------------------------------------------------------------------------------------------- the cursor

namespace {

std::optional<Spot> spot_of(Placing what, const Command& command) {
    const auto* settle = std::get_if<Settle>(&command);
    if (what == Placing::Settlement && settle != nullptr) return settle->at;
    const auto* road = std::get_if<BuildRoad>(&command);
    if (what == Placing::Road && road != nullptr) return road->on;
    const auto* city = std::get_if<BuildCity>(&command);
    if (what == Placing::City && city != nullptr) return city->at;
    const auto* robber = std::get_if<MoveRobber>(&command);
    if (what == Placing::Robber && robber != nullptr) return robber->to;
    return std::nullopt;
}

}  // namespace

void PlaceCursor::begin(Placing what, std::span<const Command> legal) {
    spots_.clear();
    for (const Command& command : legal) {
        if (const auto spot = spot_of(what, command)) spots_.push_back(*spot);
    }
    placing_ = spots_.empty() ? Placing::Nothing : what;
    at_ = 0;
    clicked_.reset();
    // Start at the place nearest to the middle of the board. A cell is twice as high as wide, hence the factor 4.
    const auto far = [&](const Spot& spot) {
        const Cell cell = cell_of(geometry_, topology_, spot);
        return cell.x * cell.x + 4 * cell.y * cell.y;
    };
    for (std::size_t i = 1; i < spots_.size(); ++i) {
        if (far(spots_[i]) < far(spots_[at_])) at_ = i;
    }
}

void PlaceCursor::begin_at(const Command& command, std::span<const Command> legal) {
    for (const Placing what :
         {Placing::Settlement, Placing::Road, Placing::City, Placing::Robber}) {
        const auto spot = spot_of(what, command);
        if (!spot) continue;
        begin(what, legal);
        if (std::ranges::find(spots_, *spot) != spots_.end()) choose(*spot);
        return;
    }
    end();
}

std::optional<Spot> PlaceCursor::chosen() const {
    return spots_.empty() ? std::nullopt : std::optional(spots_[at_]);
}

Command PlaceCursor::command() const {
    const Spot& spot = spots_[at_];
    switch (placing_) {
        case Placing::Road: return BuildRoad{std::get<EdgeId>(spot)};
        case Placing::City: return BuildCity{std::get<IntersectionId>(spot)};
        case Placing::Robber: return MoveRobber{std::get<HexId>(spot)};
        case Placing::Settlement:
        case Placing::Nothing: break;
    }
    return Settle{std::get<IntersectionId>(spot)};
}

void PlaceCursor::choose(const Spot& spot) {
    at_ = static_cast<std::size_t>(std::ranges::find(spots_, spot) - spots_.begin());
}

void PlaceCursor::step(bool back) { at_ = (at_ + (back ? spots_.size() - 1 : 1)) % spots_.size(); }

void PlaceCursor::move(Toward toward) {
    choose(next_spot(geometry_, topology_, spots_, spots_[at_], toward));
}

PlaceCursor::Click PlaceCursor::click(Cell cell) {
    const auto spot = spot_at(geometry_, topology_, spots_, cell);
    if (!spot) return Click::Nothing;
    if (clicked_ == spot) return Click::Taken;
    choose(*spot);
    clicked_ = spot;
    return Click::Chosen;
}

// ---------------------------------------------------------------------------------------------- keys

namespace {

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

front::Binding build_key(TableContext* table, std::string key, std::string label, std::string help,
                         Placing what) {
    front::Binding binding = front::letter_key(
        std::move(key), std::move(label), std::move(help),
        [table, what](const Event&) { table->cursor.begin(what, table->here().legal()); });
    binding.in_bar = front::in_order_in_bar;
    binding.why_not = [table, what] { return why_no_place(table->here(), what); };
    return binding;
}

std::unique_ptr<front::ScreenMode> placing_mode(TableContext* table) {
    return std::make_unique<PlacingMode>(table);
}

}  // namespace catan::tui
