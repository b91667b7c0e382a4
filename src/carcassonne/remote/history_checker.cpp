#include "carcassonne/remote/history_checker.hpp"

#include "carcassonne/core/apply.hpp"
#include "carcassonne/core/refuse.hpp"
#include "carcassonne/language/notation.hpp"

namespace carcassonne::remote {

bool HistoryChecker::add(const SeenMove& seen) {
    const Move& move = seen.move;
    if (refuse(*game_, state_, move.command, move.seat)) return false;
    if (move.command != language::as_written(state_, move.command)) return false;
    if (move.outcome.has_value() != asks_chance(move.command)) return false;
    const State before = state_;
    Events events;
    apply(*game_, state_, move.command, &events);
    if (move.outcome) {
        if (refuse(state_, *move.outcome)) return false;
        apply(*game_, state_, *move.outcome, &events);
    }
    if (may_take_back(state_).exists()) {
        before_.push_back(before);
    } else {
        before_.clear();
    }
    return events == seen.events;
}

void HistoryChecker::take_back(const SeenMove& /*seen*/) {
    is_possible_ = is_possible_ && !before_.empty();
    if (!is_possible_) return;
    state_ = before_.back();
    before_.pop_back();
}

}  // namespace carcassonne::remote
