// Defines the functions of the participants. Include it only where a game instantiates them.
#pragma once

#include <optional>
#include <utility>

#include "table/adviser_impl.hpp"
#include "table/bot_seats_impl.hpp"
#include "table/participants.hpp"

namespace tabletop::table {

template <typename B>
Participants<B>::Participants(std::vector<Chair*> chairs, Chair& onlooker, Seating& seating,
                              BotSetup setup)
    : chairs_(std::move(chairs)),
      onlooker_(onlooker),
      seating_(seating),
      setup_(std::move(setup)),
      driver_(setup_.options),
      bots_(chairs_, onlooker_, seating_, setup_, driver_),
      adviser_(setup_, driver_) {
    setup_.runner->wake(wake_);
}

template <typename B>
void Participants<B>::begin() {
    bots_.begin();
    listening_ = onlooker_.listen([this](typename Chair::HistoryChange news) { hear(news); });
    // The game may have been left just before a forced move. A local referee makes it at once, and the caller begins with
    // the position after it; the host of a guest answers later.
    is_move_forced_ = forced_move().has_value();
    if (is_move_forced_) make_forced_move();
    listen_for_forced_moves();
}

template <typename B>
auto Participants<B>::listen(typename Chair::Listener listener)
    -> std::shared_ptr<const typename Chair::Listener> {
    auto held = onlooker_.listen(std::move(listener));
    listen_for_forced_moves();
    return held;
}

// From now on makes each forced move when all present listeners have heard. A referee queues a move that is made earlier,
// but a guest's chair sends it at once.
template <typename B>
void Participants<B>::listen_for_forced_moves() {
    forcing_ = onlooker_.listen([this](typename Chair::HistoryChange) {
        if (is_move_forced_) make_forced_move();
    });
}

template <typename B>
void Participants<B>::hear(typename Chair::HistoryChange news) {
    // A forced move that was taken back is left to the player.
    is_move_forced_ = news == Chair::HistoryChange::Moved && forced_move().has_value();
    adviser_.drop();
}

template <typename B>
void Participants<B>::make_forced_move() {
    const auto move = Types::forced_move(onlooker_.game(), onlooker_.view());
    if (!move) {
        is_move_forced_ = false;
        return;
    }
    Chair& chair = *chairs_[move->seat.value];
    chair.say(chair.position(), move->command, move->outcome,
              [this](const typename Chair::Result& result) {
                  // Late: another move was made meanwhile, or a host that has restarted lost this one.
                  if (result.is_done() || (result.is_late && !forced_move())) return;
                  is_move_forced_ = false;
                  failures_.tell(result);
              });
}

template <typename B>
auto Participants<B>::forced_move() const -> std::optional<MoveOf<Types>> {
    auto move = Types::forced_move(onlooker_.game(), onlooker_.view());
    if (move && (seating_.is_remote(move->seat) || seating_.is_replaced(move->seat))) move.reset();
    return move;
}

template <typename B>
std::vector<RemoteSeats::Notice> Participants<B>::take_notices() {
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

}  // namespace tabletop::table
