#include "remote/thinking_time.hpp"

namespace tabletop::remote {

ThinkingTime::ThinkingTime(const SpokenChair& chair, Clock::time_point now) : since_(now) {
    for (std::size_t i = 0; i < chair.moves(); ++i) add(chair.facts(i));
    most_progress_ = progress_;
}

void ThinkingTime::add(const MoveFacts& move) {
    is_progress_.push_back(move.kind == MoveKind::Progress);
    if (is_progress_.back()) ++progress_;
}

void ThinkingTime::ask(Seat seat, Clock::time_point now) {
    if (thinking_.exists()) used_[thinking_.value] += now - since_;
    thinking_ = seat;
    since_ = now;
}

void ThinkingTime::renew(Seat seat) { used_[seat.value] = {}; }

// An answer renews only the time of the player who gives it. Bots answer each offer at once, so otherwise a program could
// gain unlimited time by making offers.
void ThinkingTime::hear_move(const MoveFacts& move) {
    add(move);
    if (move.kind == MoveKind::Answer) return renew(move.seat);
    if (progress_ <= most_progress_) return;
    most_progress_ = progress_;
    used_ = {};
}

void ThinkingTime::hear_taken_back() {
    if (is_progress_.empty()) return;
    if (is_progress_.back()) --progress_;
    is_progress_.pop_back();
}

ThinkingTime::Clock::duration ThinkingTime::used(Seat seat, Clock::time_point now) const {
    const Clock::duration before = used_[seat.value];
    return seat == thinking_ ? before + (now - since_) : before;
}

}  // namespace tabletop::remote
