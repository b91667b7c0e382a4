// Covers the cards until the next player has arrived. That player can answer an offer from here.
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catan/tui/inks.hpp"
#include "catan/tui/missed_moves.hpp"
#include "catan/tui/prompts.hpp"
#include "catan/tui/table_context.hpp"
#include "catan/tui/table_modes.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

class CurtainMode : public front::ScreenMode {
public:
    explicit CurtainMode(TableContext* table) : front::ScreenMode(keys_of(table)), table_(table) {}

    [[nodiscard]] bool is_on() const override { return table_->curtain.is_down(); }
    [[nodiscard]] bool covers_board() const override { return true; }
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return kit::Prompt{fmt::format("{}, it's your move.", table_->name(table_->curtain.next())),
                           "Press Enter or space."};
    }
    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
        const Seat next = table_->curtain.next();
        kit::DialogBox box{"Hand over", {}, "Enter or space: it is me"};
        box.lines.push_back({fmt::format("{}, it's your move.", table_->name(next)), true, false,
                             seat_swatch(next), false});
        box.lines.push_back({what_is_asked(table_->onlooker, next)});
        if (table_->in<Answering>()) box.foot += "   a accepts   d declines";
        const std::vector<std::string> missed =
            summary_of_missed(table_->curtain.missed(), table_->onlooker.names());
        if (!missed.empty()) box.lines.push_back({"Since you last looked", true, false, {}, true});
        for (const std::string& line : missed) box.lines.push_back({line});
        return box;
    }

private:
    static front::KeyTable keys_of(TableContext* table) {
        const auto answering = [table] { return table->in<Answering>(); };
        return {{.key = "Enter",
                 .label = "it is me",
                 .events = {Event::Return, Event::Character(' ')},
                 .in_bar = front::in_order_in_bar,
                 .act = [table](const Event&) { table->flow.lift_curtain(); }},
                {.key = "a",
                 .label = "accept",
                 .events = front::letters("a"),
                 .is_there = answering,
                 .in_bar = front::in_order_in_bar,
                 // A refusal is for this player's eyes, so lift the curtain before sending.
                 .act =
                     [table](const Event&) {
                         table->flow.lift_curtain();
                         table->flow.say(Accept{});
                     }},
                {.key = "d",
                 .label = "decline",
                 .events = front::letters("d"),
                 .is_there = answering,
                 .in_bar = front::in_order_in_bar,
                 .act = [table](const Event&) { table->flow.say(Decline{}); }}};
    }

    TableContext* table_;
};

}  // namespace

std::unique_ptr<front::ScreenMode> curtain_mode(TableContext* table) {
    return std::make_unique<CurtainMode>(table);
}

}  // namespace catan::tui
