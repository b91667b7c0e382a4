// Shows a warning that must be read first, such as that the game cannot be saved.
#include "catan/tui/table_context.hpp"
#include "catan/tui/table_modes.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

class WarningMode : public front::ScreenMode {
public:
    explicit WarningMode(TableContext* table)
        : front::ScreenMode(
              {{.key = "Enter",
                .label = "I have read it",
                .events = {Event::Return},
                .in_bar = front::in_order_in_bar,
                .act = [table](const Event&) { table->messages.warning_was_read(); }}}),
          table_(table) {}

    [[nodiscard]] bool is_on() const override { return table_->messages.has_warning(); }
    [[nodiscard]] bool is_modal() const override { return true; }
    [[nodiscard]] std::optional<kit::Prompt> prompt() const override {
        return kit::Prompt{"Careful:", "read this first", true};
    }
    [[nodiscard]] std::optional<kit::DialogBox> box() const override {
        kit::DialogBox box{"Careful", {}, "Enter: I have read it"};
        box.lines.push_back({table_->messages.warning()});
        return box;
    }

private:
    TableContext* table_;
};

}  // namespace

std::unique_ptr<front::ScreenMode> warning_mode(TableContext* table) {
    return std::make_unique<WarningMode>(table);
}

}  // namespace catan::tui
