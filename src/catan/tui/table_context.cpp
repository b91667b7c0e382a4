#include "catan/tui/table_context.hpp"

#include <utility>

#include "catan/language/notation.hpp"
#include "catan/language/wording.hpp"
#include "catan/tui/possible.hpp"

namespace catan::tui {

TableContext::TableContext(table::Participants& all, TableOptions given)
    : participants(all),
      onlooker(all.onlooker()),
      options(std::move(given)),
      curtain(all.chairs(), onlooker),
      cursor(onlooker.game().topology()),
      clock(options.clock, options.now),
      open_hands(all.chairs()),
      seats(all),
      early_keys(options.now),
      advice(*this),
      flow(*this),
      seat_changes(*this),
      modes([this](front::Objection why) { messages.refuse(std::move(why)); }) {
    if (options.open_hands) curtain.leave_open();
}

LogSource TableContext::log_source() const {
    const LogLook look = shows_ids ? LogLook::Language : LogLook::Story;
    if (are_hands_open()) return {Viewer::all(), open_hands.history(), look};
    return {here().viewer(), here().history(), look};
}

void TableContext::ask_what_must_be() {
    const auto place = [this](Placing what) { cursor.begin(what, here().legal()); };
    if (in<SetupSettlement>()) return place(Placing::Settlement);
    if (in<SetupRoad>() || in<FreeRoads>()) return place(Placing::Road);
    if (in<MovingRobber>()) return place(Placing::Robber);
    tui::ask_what_must_be(asked_player());
}

AskedPlayer TableContext::asked_player() {
    return {here(), drafts[here().viewer().seat().value],
            [this](const Command& command) { say_or_ask(command); },
            [this](std::unique_ptr<front::Dialog> dialog) { modes.open(std::move(dialog)); }};
}

void TableContext::say_or_ask(const Command& command) {
    if (!here().has_real_dice() || !asks_chance(command)) return flow.say(command);
    if (front::Objection why = objection_to(here(), command); !why.empty()) {
        return messages.refuse(std::move(why));
    }
    modes.close_dialogs();
    const language::Notation notation{onlooker.game(), onlooker.names()};
    type(notation.write(command, here().viewer().seat()) + " ");
    messages.tell(language::outcome_question(notation, command));
}

void TableContext::type(std::string words) {
    messages.clear();
    typed.open(std::move(words));
}

}  // namespace catan::tui
