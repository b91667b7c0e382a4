#include "catan/table/participants.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

namespace catan::table {

Participants::Participants(std::vector<Chair*> chairs, Chair& onlooker, Seating& seating,
                           BotSetup setup)
    : chairs_(std::move(chairs)),
      onlooker_(onlooker),
      seating_(seating),
      setup_(std::move(setup)),
      driver_({bots::Level::Hard, setup_.seed, setup_.effort, setup_.offers}),
      bots_(chairs_, onlooker_, seating_, setup_, driver_),
      adviser_(setup_, driver_) {
    setup_.runner->wake(wake_);
}

void Participants::begin() {
    bots_.begin();
    listening_ = onlooker_.listen([this](Chair::HistoryChange news) { hear(news); });
    // The game may have been left just before a forced move. A local referee makes it at once, and the caller begins with
    // the position after it; the host of a guest answers later.
    is_move_forced_ = must_withdraw_offer();
    if (is_move_forced_) withdraw_offer();
    listen_for_forced_moves();
}

std::shared_ptr<const Chair::Listener> Participants::listen(Chair::Listener listener) {
    auto held = onlooker_.listen(std::move(listener));
    listen_for_forced_moves();
    return held;
}

// From now on makes each forced move when all present listeners have heard. A referee queues a move that is made earlier,
// but a guest's chair sends it at once.
void Participants::listen_for_forced_moves() {
    withdrawing_ = onlooker_.listen([this](Chair::HistoryChange) {
        if (is_move_forced_) withdraw_offer();
    });
}

void Participants::hear(Chair::HistoryChange news) {
    // A withdrawal that was taken back is left to the player.
    is_move_forced_ = news == Chair::HistoryChange::Moved && must_withdraw_offer();
    adviser_.drop();
}

void Participants::withdraw_offer() {
    Chair& offering = *chairs_[onlooker_.view().turn_player.value];
    offering.say(offering.position(), Withdraw{}, std::nullopt,
                 [this](const Chair::Result& result) {
                     // Late: another move was made meanwhile, or a host that has restarted lost this one.
                     if (result.is_done() || (result.is_late && !must_withdraw_offer())) return;
                     is_move_forced_ = false;
                     failures_.tell(result);
                 });
}

bool Participants::must_withdraw_offer() const {
    const Seat offering = onlooker_.view().turn_player;
    if (seating_.is_remote(offering) || seating_.is_replaced(offering)) return false;
    const auto* trade = std::get_if<ClosingTrade>(&onlooker_.view().phase);
    return trade != nullptr && std::ranges::none_of(trade->answers, [](const Answer& answer) {
               return answer.kind == Answer::Kind::Accepted ||
                      answer.kind == Answer::Kind::Countered;
           });
}

std::vector<RemoteSeats::Notice> Participants::take_notices() {
    using What = RemoteSeats::Notice::What;
    std::vector<RemoteSeats::Notice> notices = remote_->take_notices();
    for (const RemoteSeats::Notice& notice : notices) {
        if (notice.what == What::Came && seating_.is_bot(notice.seat)) {
            seating_.return_seat(notice.seat);
        }
        if (notice.what == What::Failed) seating_.seat(notice.seat, bots::stand_in_level);
    }
    return notices;
}

}  // namespace catan::table
