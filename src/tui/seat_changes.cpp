#include "tui/seat_changes.hpp"

#include <string>
#include <utility>

#include <fmt/format.h>

#include "tui/table_context.hpp"

namespace catan::tui {

// ---------------------------------------------------------------------------------------------- seats

bool SeatChanges::seat_people() { return table_.curtain.sit(table_.seats.people()); }

// If another player is asked, that player has begun something and goes on with it.
void SeatChanges::go_on_at(Seat seat) {
    const bool is_new = seat_people();
    if (is_new || table_.onlooker.view().asked == seat) table_.flow.hand_over(false);
}

void SeatChanges::seat(Seat seat, std::optional<bots::Level> level) {
    BotsAtTable& bots = table_.seats.bots();
    Elsewhere& elsewhere = table_.seats.elsewhere();
    if (bots.levels()[seat.value] == level && !elsewhere.is_elsewhere(seat)) return;
    elsewhere.take_over(seat, level);
    bots.seat(seat, level);
    go_on_at(seat);
    table_.early_keys.trust();
    table_.messages.tell(
        level ? fmt::format("{} is played by a bot from now on ({}).", table_.name(seat),
                            bots::name(*level))
              : fmt::format("{} is played by a person from now on.", table_.name(seat)));
}

void SeatChanges::give_back(Seat seat) {
    BotsAtTable& bots = table_.seats.bots();
    Elsewhere& elsewhere = table_.seats.elsewhere();
    if (elsewhere.is_elsewhere(seat)) return;
    elsewhere.give_back(seat);
    if (bots.is_bot(seat)) bots.seat(seat, std::nullopt);
    bots.begin(false);
    go_on_at(seat);
    table_.messages.tell(
        fmt::format("{} plays at another machine from now on.", table_.name(seat)));
}

// ---------------------------------------------------------------------------------------------- other machines

void SeatChanges::hear_remote() {
    Elsewhere& elsewhere = table_.seats.elsewhere();
    const std::string trouble = elsewhere.trouble();
    elsewhere.go_on();
    // Old news must not hide it.
    if (elsewhere.trouble() != trouble && !table_.messages.is_refusal()) table_.messages.clear();
    for (const Elsewhere::Notice& notice : elsewhere.take_notices()) heed(notice);
    table_.modes.refresh_dialogs();
}

void SeatChanges::heed(const Elsewhere::Notice& notice) {
    using What = Elsewhere::Notice::What;
    switch (notice.what) {
        case What::News: break;
        case What::Alarm: return table_.messages.warn(notice.words);
        case What::Came:
            // A bot has stood in for the player.
            if (table_.seats.bots().is_bot(notice.seat)) give_back(notice.seat);
            break;
        case What::Changed:
            if (table_.onlooker.view().asked == notice.seat) table_.flow.hand_over(false);
            break;
        case What::Failed:
            seat(notice.seat, bots::Level::Medium);
            return table_.messages.warn(notice.words);
    }
    table_.messages.tell(notice.words);
}

// ---------------------------------------------------------------------------------------------- bots

bool SeatChanges::must_bots_wait() const { return !table_.seats.has_remote() && table_.is_busy(); }

void SeatChanges::let_bots_move() {
    if (must_bots_wait()) return;
    BotsAtTable& bots = table_.seats.bots();
    const Seat speaker = table_.onlooker.view().asked;
    if (const auto move = bots.take_due()) {
        table_.curtain.chair(speaker).say(move->position, move->command, std::nullopt,
                                          [&bots, speaker](const Chair::Result& result) {
                                              if (result.refusal) bots.refuse(speaker);
                                          });
    }
    replace_failed_bot();
}

// Every machine at the table hears who plays there now. Below the lowest level a person takes the seat.
void SeatChanges::replace_failed_bot() {
    const auto replaced = table_.seats.bots().take_replaced();
    if (!replaced) return;
    const auto& [seat, level] = *replaced;
    table_.seats.elsewhere().take_over(seat, level);
    if (!level) table_.seats.bots().seat(seat, std::nullopt);
    table_.messages.warn(
        level ? fmt::format(
                    "The bot that plays for {} could not go on. It plays at level {} from now on.",
                    table_.name(seat), bots::name(*level))
              : fmt::format("The bot that played for {} cannot go on. Please play for it.",
                            table_.name(seat)));
    seat_people();
    table_.flow.hand_over(false);
}

void SeatChanges::skip_bots() {
    table_.seats.bots().skip();
    let_bots_move();
}

void SeatChanges::change_pace(int by) {
    BotsAtTable& bots = table_.seats.bots();
    bots.change_pace(by);
    if (table_.manners.keep_pace) table_.manners.keep_pace(bots.pace());
    let_bots_move();
}

}  // namespace catan::tui
