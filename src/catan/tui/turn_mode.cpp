// Implements the mode in which it is the turn of the player at this screen: rolling, building, cards and trading.
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catan/tui/possible.hpp"
#include "catan/tui/table_context.hpp"
#include "catan/tui/table_modes.hpp"
#include "text/listing.hpp"

namespace catan::tui {
namespace {

// Asks for confirmation if the player can still pay for something.
void end_turn(TableContext& table) {
    std::vector<std::string> left;
    if (can_say_any<BuildRoad>(table.here())) left.emplace_back("a road");
    if (can_say_any<Settle>(table.here())) left.emplace_back("a settlement");
    if (can_say_any<BuildCity>(table.here())) left.emplace_back("a city");
    if (can_say_any<BuyCard>(table.here())) left.emplace_back("a card");
    if (left.empty() || table.end_was_asked) return table.flow.say(EndTurn{});
    table.end_was_asked = true;
    // Must fit in 80 columns.
    table.messages.tell(
        fmt::format("e again ends the turn. You can pay for {}.", text::joined(left, "or")));
}

// With real cards the players type the drawn card, so they need no confirmation.
void ask_buy(TableContext& table) {
    if (table.here().has_real_dice()) return table.say_or_ask(BuyCard{});
    ask_whether_to_buy(table.asked_player());
}

// A key that is always in the bar, and dim while it is not possible.
front::Binding turn_key(TableContext* table, std::string key, std::string label, std::string help,
                        front::Objection (*why)(const table::Chair&), void (*act)(TableContext&)) {
    front::Binding binding = front::letter_key(std::move(key), std::move(label), std::move(help),
                                               [table, act](const ftxui::Event&) { act(*table); });
    binding.in_bar = front::in_order_in_bar;
    binding.why_not = [table, why] { return why(table->here()); };
    return binding;
}

class TurnMode : public front::ScreenMode {
public:
    explicit TurnMode(TableContext* table) : front::ScreenMode(keys_of(table)), table_(table) {}

    [[nodiscard]] bool is_on() const override { return table_->at_board() && !table_->in_setup(); }
    // Every key keeps its place; the next likely key comes first.
    [[nodiscard]] int first_place() const override { return 12; }

private:
    static front::KeyTable keys_of(TableContext* table) {
        front::KeyTable keys;
        front::Binding roll = turn_key(
            table, "space", "roll", "roll the dice",
            [](const table::Chair& chair) { return objection_to(chair, Roll{}); },
            [](TableContext& at) { at.say_or_ask(Roll{}); });
        roll.events = front::letters(" ");
        roll.in_bar = front::first_if([table] { return table->in<BeforeRoll>(); });
        keys.push_back(std::move(roll));
        front::Binding end = turn_key(
            table, "e", "end turn", "end the turn",
            [](const table::Chair& chair) { return objection_to(chair, EndTurn{}); }, end_turn);
        end.in_bar = front::first_if([table] { return table->in<MainPhase>(); });
        keys.push_back(std::move(end));
        keys.push_back(build_key(table, "r", "road", "build a road: lumber, brick", Placing::Road));
        keys.push_back(build_key(table, "s", "settle",
                                 "build a settlement: lumber, brick, wool, grain",
                                 Placing::Settlement));
        keys.push_back(build_key(table, "c", "city", "make a settlement a city: 2 grain, 3 ore",
                                 Placing::City));
        keys.push_back(turn_key(
            table, "v", "buy", "buy a development card: wool, grain, ore",
            [](const table::Chair& chair) { return objection_to(chair, BuyCard{}); }, ask_buy));
        keys.push_back(turn_key(table, "d", "play", "play a development card", why_no_card,
                                [](TableContext& at) { ask_cards(at.asked_player()); }));
        keys.push_back(turn_key(table, "m", "bank", "trade with the bank", why_no_bank_trade,
                                [](TableContext& at) { ask_bank_trade(at.asked_player()); }));
        keys.push_back(turn_key(table, "t", "trade", "offer a trade to the others", why_no_trade,
                                [](TableContext& at) { ask_trade(at.asked_player()); }));
        return keys;
    }

    TableContext* table_;
};

}  // namespace

std::unique_ptr<front::ScreenMode> turn_mode(TableContext* table) {
    return std::make_unique<TurnMode>(table);
}

}  // namespace catan::tui
