#include "catan/tui/seat_changes.hpp"

#include <string>
#include <utility>

#include <fmt/format.h>

#include "catan/tui/table_context.hpp"

namespace catan::tui {

// ---------------------------------------------------------------------------------------------- seats

SeatChanges::SeatChanges(TableContext& table)
    : table_(table), listening_(table.seats.seating().listen([this](Seat, const table::Occupant&) {
          hear_new_seating();
      })) {}

bool SeatChanges::seat_people() { return table_.curtain.sit(table_.seats.people()); }

// If the same people still play here, the asked player's unfinished input stays.
void SeatChanges::hear_new_seating() {
    if (seat_people()) table_.flow.hand_over(false);
}

void SeatChanges::seat(Seat seat, std::optional<bots::Level> level) {
    table::Seating& seating = table_.seats.seating();
    if (seating.bot(seat) == level && !seating.is_remote(seat)) return;
    seating.seat(seat, level);
    table_.early_keys.trust();
    table_.messages.tell(
        level ? fmt::format("{} is played by a bot from now on ({}).", table_.name(seat),
                            bots::name(*level))
              : fmt::format("{} is played by a person from now on.", table_.name(seat)));
}

void SeatChanges::give_back(Seat seat) {
    table::Seating& seating = table_.seats.seating();
    if (seating.is_remote(seat)) return;
    seating.return_seat(seat);
    table_.messages.tell(
        fmt::format("{} plays at another machine from now on.", table_.name(seat)));
}

// ---------------------------------------------------------------------------------------------- other machines

void SeatChanges::hear_notices() {
    const auto notices = table_.participants.take_notices();
    // An old message must not hide trouble, which may also have begun with a move made here.
    std::string now = table_.seats.remote().trouble();
    const bool is_news = now != trouble_;
    trouble_ = std::move(now);
    if (is_news && !table_.messages.is_refusal()) table_.messages.clear();
    for (const table::RemoteSeats::Notice& notice : notices) heed(notice);
    table_.modes.refresh_dialogs();
}

void SeatChanges::heed(const table::RemoteSeats::Notice& notice) {
    using What = table::RemoteSeats::Notice::What;
    switch (notice.what) {
        case What::News:
        case What::Came: break;
        case What::Alarm:
        case What::Failed: return table_.messages.warn(notice.words);
        case What::Changed:
            if (table_.onlooker.view().asked == notice.seat) table_.flow.hand_over(false);
            break;
    }
    table_.messages.tell(notice.words);
}

}  // namespace catan::tui
