#include "remote/thinking_time.hpp"

#include <algorithm>
#include <variant>

#include "catan/core/command.hpp"

namespace catan::remote {
namespace {

bool is_answer(const Command& command) {
    return std::holds_alternative<Accept>(command) || std::holds_alternative<Decline>(command);
}

bool is_haggling(const Command& command) {
    return std::holds_alternative<Offer>(command) || std::holds_alternative<Counter>(command) ||
           std::holds_alternative<Withdraw>(command);
}

}  // namespace

ThinkingTime::ThinkingTime(std::span<const SeenMove> history, Clock::time_point now) : since_(now) {
    for (const SeenMove& seen : history) add(seen.move);
    most_progress_ = progress_;
}

void ThinkingTime::add(const Move& move) {
    is_progress_.push_back(!is_haggling(move.command) && !is_answer(move.command));
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
void ThinkingTime::hear_move(const Move& move) {
    add(move);
    if (is_answer(move.command)) return renew(move.seat);
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

}  // namespace catan::remote
