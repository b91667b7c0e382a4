#include "catan/tui/advice_at_table.hpp"

#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catan/tui/advice.hpp"
#include "catan/tui/table_context.hpp"

namespace catan::tui {

AdviceAtTable::AdviceAtTable(TableContext& table)
    : table_(table), adviser_(table.participants.adviser()) {}

bool AdviceAtTable::is_thought_about() const { return adviser_.is_thinking_for(table_.here()); }

front::Objection AdviceAtTable::why_not() const {
    if (table_.in<GameOver>()) return {"The game is over: there is nothing left to decide."};
    if (table_.curtain.is_down()) {
        return {fmt::format("Advice is for {}: press Enter first.",
                            table_.name(table_.curtain.next()))};
    }
    if (!table_.curtain.has_people()) return {"Advice is for those who play here."};
    const Seat asked = table_.onlooker.view().asked;
    if (!asked.exists()) return {"There is nothing to decide now."};
    if (table_.seats.seating().is_replaced(asked)) {
        return {"Another player plays for you at the moment."};
    }
    if (asked != table_.here().viewer().seat()) {
        return {fmt::format("It's {}'s move; ask for advice when it's yours.", table_.name(asked))};
    }
    return {};
}

void AdviceAtTable::ask() {
    if (!shown_.expired()) return;
    adviser_.ask(table_.here());
    if (adviser_.take_news() || adviser_.known(table_.here()) != nullptr) open();
}

void AdviceAtTable::go_on() {
    if (adviser_.take_news()) open();
}

void AdviceAtTable::open() {
    const std::vector<bots::Advice>* advice =
        table_.curtain.is_somebodys() ? adviser_.known(table_.here()) : nullptr;
    if (advice == nullptr || table_.typed.is_open() || table_.messages.has_warning()) return;
    if (advice->empty()) {
        return table_.messages.tell("There's no advice this time. The game goes on.");
    }
    PlaceCursor& cursor = table_.cursor;
    const auto before =
        cursor.is_looking() ? std::optional(cursor.command()) : std::optional<Command>();
    const auto look_at = [&table = table_](const std::optional<Command>& command) {
        if (command) {
            table.cursor.begin_at(*command, table.here().legal());
        } else {
            table.cursor.end();
        }
    };
    AdviceActs acts;
    acts.show = [look_at](const Command& command) { look_at(command); };
    acts.say = [&table = table_](const Command& command) { table.say_or_ask(command); };
    acts.back = [look_at, before] { look_at(before); };
    const auto shown = std::make_shared<bool>(true);
    shown_ = acts.shown = shown;
    table_.modes.open(advice_dialog(table_.here(), *advice, std::move(acts)));
}

}  // namespace catan::tui
