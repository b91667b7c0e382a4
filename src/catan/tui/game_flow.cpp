#include "catan/tui/game_flow.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "catan/language/notation.hpp"
#include "catan/tui/end_mode.hpp"
#include "catan/tui/missed_moves.hpp"
#include "catan/tui/possible.hpp"
#include "catan/tui/prompts.hpp"
#include "catan/tui/table_context.hpp"

namespace catan::tui {

// ---------------------------------------------------------------------------------------------- moves of this screen

bool GameFlow::is_waiting() const { return table_.curtain.speaker().is_waiting(); }

bool GameFlow::is_under_way() const {
    return is_waiting() && table_.options.now() - said_at_ >= patience;
}

bool GameFlow::begin_move() {
    if (is_waiting()) {
        table_.messages.tell("Your last move is still under way.");
        return false;
    }
    said_at_ = table_.options.now();
    return true;
}

void GameFlow::show_answer(const table::Chair::Result& answer) {
    front::Messages& messages = table_.messages;
    if (answer.is_late) messages.tell("The game has gone on meanwhile: look again.");
    if (answer.refusal) messages.refuse(objection(table_.here(), *answer.refusal));
    if (!answer.failure.empty()) {
        messages.refuse({fmt::format("Nothing has changed: {}.", answer.failure)});
    }
}

void GameFlow::say(const Command& command, const std::optional<Outcome>& outcome) {
    if (!begin_move()) return;
    table::Chair& speaker = table_.curtain.speaker();
    speaker.say(speaker.position(), command, outcome,
                [this](const table::Chair::Result& answer) { show_answer(answer); });
}

void GameFlow::take_back() {
    const table::Chair& here = table_.here();
    const language::Notation notation{here.game(), here.names()};
    const auto history = here.history();
    const std::string line =
        history.empty() ? std::string()
                        : notation.write(history.back().move.command, here.viewer().seat());
    if (!begin_move()) return;
    table::Chair& speaker = table_.curtain.speaker();
    speaker.take_back(speaker.position(), [this, line](const table::Chair::Result& answer) {
        show_answer(answer);
        if (answer.is_done()) table_.messages.tell("Taken back: " + line);
    });
}

// ---------------------------------------------------------------------------------------------- moves of bots

bool GameFlow::must_bots_wait() const {
    return (!table_.seats.has_remote() && table_.is_busy()) ||
           !table_.seats.remote().trouble().empty();
}

void GameFlow::let_bots_move() {
    if (must_bots_wait()) return;
    table_.seats.bots().move();
    tell_replaced_bot();
}

// A failed bot of the lowest level is replaced by a person.
void GameFlow::tell_replaced_bot() {
    const auto replaced = table_.seats.bots().take_replaced();
    if (!replaced) return;
    const auto& [seat, level] = *replaced;
    if (!level) table_.seats.seating().seat(seat, std::nullopt);
    table_.messages.warn(
        level ? fmt::format(
                    "The bot that plays for {} could not go on. It plays at level {} from now on.",
                    table_.name(seat), bots::name(*level))
              : fmt::format("The bot that played for {} cannot go on. Please play for it.",
                            table_.name(seat)));
}

void GameFlow::skip_bots() {
    table_.seats.bots().skip();
    let_bots_move();
}

void GameFlow::change_pace(int by) {
    table::BotSeats& bots = table_.seats.bots();
    bots.change_pace(by);
    if (table_.options.keep_pace) table_.options.keep_pace(bots.pace());
    let_bots_move();
}

// ---------------------------------------------------------------------------------------------- what happened

void GameFlow::begin() {
    failures_ = table_.participants.listen_to_failures(
        [this](const table::Chair::Result& failed) { hear_failure(failed); });
    table_.participants.begin();
    listening_ =
        table_.participants.listen([this](table::Chair::HistoryChange news) { hear(news); });
    hand_over(false);
}

void GameFlow::hear(table::Chair::HistoryChange news) {
    table_.end_was_asked = false;
    if (news == table::Chair::HistoryChange::Moved) hear_what_was_said();
    if (news == table::Chair::HistoryChange::TakenBack) {
        table_.open_hands.forget();
        table_.highlights = {};
    }
    // A forced move needs no player at the screen.
    if (table_.participants.is_move_forced()) return;
    hand_over(table_.is_asked_here());
    if (news == table::Chair::HistoryChange::TakenBack && table_.seats.is_watching()) {
        table_.messages.tell(fmt::format("{} has taken the last move back.",
                                         table_.name(table_.onlooker.view().asked)));
    }
}

void GameFlow::hear_failure(const table::Chair::Result& failed) {
    hand_over(table_.is_asked_here());
    show_answer(failed);
}

void GameFlow::hear_what_was_said() {
    const table::Chair& onlooker = table_.onlooker;
    const SeenMove& last = onlooker.history().back();
    table_.highlights = highlights(onlooker.game(), onlooker.view(), last);
    table_.messages.clear();
    // The draft was sent, so clear it.
    Drafts& drafts = table_.drafts[last.move.seat.value];
    if (std::holds_alternative<Offer>(last.move.command)) drafts.offer.reset();
    if (std::holds_alternative<Counter>(last.move.command)) drafts.counter.reset();
    if (std::holds_alternative<Discard>(last.move.command)) drafts.discard = {};
    if (std::holds_alternative<PlayPlenty>(last.move.command)) drafts.plenty = {};
    const auto began = [](const catan::Event& event) {
        return std::holds_alternative<TurnBegan>(event);
    };
    if (std::ranges::any_of(last.events, began)) {
        table_.drafts = {};
        table_.clock.begin_turn();
    }
    const Seat viewer = table_.here().viewer().seat();
    if (std::holds_alternative<BuyCard>(last.move.command) && last.move.seat == viewer) {
        table_.messages.tell(bought_words(table_.here()));
    }
}

// ---------------------------------------------------------------------------------------------- the viewer

void GameFlow::tell_losses(std::span<const SeenMove> since) {
    std::string lost = losses(since, table_.here().viewer().seat(), table_.onlooker.names());
    if (!lost.empty()) table_.messages.tell(std::move(lost));
}

void GameFlow::begin_anew(bool keeps_reading) {
    table_.modes.close_dialogs_if([keeps_reading](const front::Dialog& dialog) {
        return !dialog.is_of_table() && (!keeps_reading || !dialog.is_read());
    });
    if (!table_.typed.is_open() || !table_.typed.is_path()) table_.typed.close();
    table_.cursor.end();
    if (table_.at_board() && !table_.modes.has_dialog()) table_.ask_what_must_be();
}

void GameFlow::hand_over(bool at_once) {
    const Viewer viewer = table_.here().viewer();
    const Seat before = viewer.seat();
    table_.messages.forget_rule();
    if (table_.in<GameOver>()) {
        table_.curtain.show_what_is_public();
        begin_anew();
        return open_result(table_);
    }
    // The set-up has no hidden information.
    table_.curtain.hand_over(at_once || table_.in_setup());
    // An open text stays open while bots or remote players move.
    const bool is_same = table_.here().viewer() == viewer;
    if (table_.seats.is_watching()) {
        if (!watched_from_) watched_from_ = table_.onlooker.history().size();
        return begin_anew(is_same || !table_.curtain.has_people());
    }
    const auto began = std::exchange(watched_from_, std::nullopt);
    table_.early_keys.begin(began.has_value());
    const Seat asked = table_.onlooker.view().asked;
    if (asked != before || began) table_.rings = table_.options.bell;
    if (asked != before) table_.typed.forget();
    begin_anew(is_same && began);
    if (began && table_.curtain.is_somebodys()) {
        const auto history = table_.here().history();
        tell_losses(history.subspan(std::min(*began, history.size())));
    }
}

void GameFlow::lift_curtain() {
    table_.curtain.lift();
    begin_anew();
    tell_losses(table_.curtain.missed_as_seen());
}

// Messages for the last player must not reach the next one.
void GameFlow::come_back() {
    table_.messages.clear();
    table_.highlights = {};
    table_.curtain.leave();
    hand_over(false);
}

}  // namespace catan::tui
