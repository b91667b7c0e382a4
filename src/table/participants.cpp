#include "table/participants.hpp"

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
      bots_(chairs_, seating_, setup_, driver_),
      adviser_(setup_, driver_) {
    setup_.runner->wake(wake_);
}

Participants::~Participants() { onlooker_.listen({}); }

void Participants::begin(std::function<void(Chair::HistoryChange)> hear, Chair::Hear hear_failure) {
    // The game may have been left just before a forced move. A local referee makes it at once, and the caller begins with
    // the position after it; the host of a guest answers later.
    hear_ = {};
    hear_failure_ = std::move(hear_failure);
    onlooker_.listen([this](Chair::HistoryChange news) { this->hear(news); });
    bots_.begin();
    is_move_forced_ = must_withdraw_offer();
    if (is_move_forced_) withdraw_offer();
    hear_ = std::move(hear);
}

void Participants::hear(Chair::HistoryChange news) {
    // A withdrawal that was taken back is left to the player.
    is_move_forced_ = news == Chair::HistoryChange::Moved && must_withdraw_offer();
    adviser_.drop();
    if (news == Chair::HistoryChange::TakenBack) driver_.take_back(onlooker_.history().size());
    bots_.begin();
    if (hear_) hear_(news);
    if (is_move_forced_) withdraw_offer();
}

// While chairs hear of a change, the referee queues the move until all of them have.
void Participants::withdraw_offer() {
    Chair& offering = *chairs_[onlooker_.view().turn_player.value];
    offering.say(offering.position(), Withdraw{}, std::nullopt,
                 [this](const Chair::Result& result) {
                     // Late: another move was made meanwhile, or a host that has restarted lost this one.
                     if (result.is_done() || (result.is_late && !must_withdraw_offer())) return;
                     is_move_forced_ = false;
                     if (hear_failure_) hear_failure_(result);
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
