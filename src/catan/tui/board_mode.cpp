// Implements the mode in which the player at this screen is asked, in the set-up and in a turn: Enter, Esc, digits, undo.
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "catan/tui/possible.hpp"
#include "catan/tui/table_context.hpp"
#include "catan/tui/table_modes.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

// The command that a number typed at the board belongs to.
std::string_view verb(Placing what) {
    constexpr std::array<std::string_view, 5> verbs{"", "settle ", "road ", "city ", "robber "};
    return verbs[static_cast<std::size_t>(what)];
}

class BoardMode : public front::ScreenMode {
public:
    explicit BoardMode(TableContext* table) : front::ScreenMode(keys_of(table)), table_(table) {}

    [[nodiscard]] bool is_on() const override { return table_->at_board(); }

private:
    static front::KeyTable keys_of(TableContext* table) {
        front::KeyTable keys{
            {.key = "Enter",
             .label = "opens",
             .events = {Event::Return},
             .in_bar = front::first_if(
                 [table] { return !table->in<MainPhase>() && !table->in<BeforeRoll>(); }),
             .act = [table](const Event&) { table->ask_what_must_be(); }},
            {.key = "Esc",
             .help = "go back, at no cost",
             .events = {Event::Escape},
             .act =
                 [table](const Event&) {
                     if (table->in<MainPhase>()) table->cursor.end();
                 }},
            {.key = "a digit",
             .help = "type the number of a place",
             .events = front::letters("0123456789"),
             .act = [table](const Event& event) {
                 table->type(std::string(verb(table->cursor.placing())) + event.character());
             }}};
        front::Binding undo = front::letter_key("u", "undo", "take back the last move",
                                                [table](const Event&) { table->flow.take_back(); });
        undo.in_bar = front::in_order_in_bar;
        undo.why_not = [table] { return why_not_take_back(table->here()); };
        keys.push_back(std::move(undo));
        return keys;
    }

    TableContext* table_;
};

}  // namespace

std::unique_ptr<front::ScreenMode> board_mode(TableContext* table) {
    return std::make_unique<BoardMode>(table);
}

}  // namespace catan::tui
