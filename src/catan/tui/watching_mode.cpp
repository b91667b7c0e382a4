// Handles keys while the people here watch a remote player, or a bot, which they can hurry.
#include "catan/tui/table_context.hpp"
#include "catan/tui/table_modes.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

class WatchingMode : public front::ScreenMode {
public:
    explicit WatchingMode(TableContext* table) : front::ScreenMode(keys_of(table)), table_(table) {}

    [[nodiscard]] bool is_on() const override { return table_->seats.is_watching(); }
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return table_->seats.prompt();
    }

private:
    static front::KeyTable keys_of(TableContext* table) {
        return {{.key = "space",
                 .label = "skip",
                 .events = {Event::Character(' '), Event::Return},
                 .is_there = [table] { return table->seats.is_bots_move(); },
                 .in_bar = front::in_order_in_bar,
                 .act = [table](const Event&) { table->flow.skip_bots(); }},
                {.key = "space, Enter",
                 .help = "while bots move: on to the next person's move, at once"}};
    }

    TableContext* table_;
};

}  // namespace

std::unique_ptr<front::ScreenMode> watching_mode(TableContext* table) {
    return std::make_unique<WatchingMode>(table);
}

}  // namespace catan::tui
