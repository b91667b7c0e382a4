// Defines the functions of a match. Include it only where a game instantiates them.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tabletop/table/match.hpp"

namespace tabletop::table {

template <typename L>
Match<L>::Match(Table table)
    : table_(std::move(table)),
      state_(Rules::start(table_.game)),
      dealer_(table_.seed),
      checked_text_(L::checked_text(table_.game)),
      first_bots_(table_.bots) {}

template <typename L>
auto Match<L>::refuse(const Command& command, Seat speaker,
                      const std::optional<Outcome>& outcome) const -> std::optional<Refusal> {
    if (auto refusal = Rules::refuse(game(), state_, command, speaker)) return refusal;
    if (!Rules::asks_chance(command)) return std::nullopt;
    if (!outcome) {
        if (!table_.scripted) return std::nullopt;
        return Rules::refuse_without_outcome(command);
    }
    State waiting = state_;
    Rules::apply(game(), waiting, command, nullptr);
    return Rules::refuse(waiting, *outcome);
}

template <typename L>
auto Match<L>::say(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
                   const Keep& keep) -> Reply {
    Reply reply;
    reply.refusal = refuse(command, speaker, outcome);
    if (reply.refusal) return reply;
    if (keep) {
        make_and_keep(command, speaker, outcome, keep, reply);
    } else {
        make(command, speaker, outcome, reply);
    }
    reply.events = recording_.back().events;
    // A move that reveals something is final, and so are all moves before it.
    const Seat by =
        Rules::asks_chance(command)
            ? Seat::none()
            : Rules::may_take_back(game(), takeable_.back().before, recording_.back().move, state_);
    if (by.exists()) {
        takeable_.back().by = by;
    } else {
        takeable_.clear();
    }
    return reply;
}

template <typename L>
void Match<L>::make(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
                    Reply& reply) {
    const Command& written = L::as_written(state_, command);
    if (!Rules::asks_chance(command)) takeable_.push_back(state_, speaker);
    came_.clear();
    Rules::apply(game(), state_, command, &came_);
    if (Rules::awaits_outcome(state_)) {
        if (!table_.scripted) reply.from_seed = dealer_.deal(state_);
        reply.outcome = outcome ? outcome : reply.from_seed;
        Rules::apply(game(), state_, *reply.outcome, &came_);
    }
    recording_.add({speaker, written, reply.outcome}, came_);
}

// A function of its own, because copying the state would slow down also the moves that are not kept.
template <typename L>
void Match<L>::make_and_keep(const Command& command, Seat speaker,
                             const std::optional<Outcome>& outcome, const Keep& keep,
                             Reply& reply) {
    State state = state_;
    const typename Rules::Dealer dealer = dealer_;
    make(command, speaker, outcome, reply);
    try {
        keep(saved_lines());
    } catch (...) {
        state_ = std::move(state);
        dealer_ = dealer;
        if (!Rules::asks_chance(command)) takeable_.pop_back();
        recording_.take_back();
        throw;
    }
}

template <typename L>
auto Match<L>::refuse_undo(Seat speaker) const -> std::optional<Refusal> {
    return Rules::refuse_taking_back(may_take_back(), speaker);
}

template <typename L>
void Match<L>::undo(Seat speaker, const Keep& keep) {
    if (keep) keep(fmt::format("{}: undo", notation().name(speaker)));
    undo();
}

template <typename L>
void Match<L>::undo() {
    std::swap(state_, takeable_.back().before);
    takeable_.pop_back();
    recording_.take_back();
    for (SeatingChange& change : seating_changes_)
        change.after = std::min(change.after, recording_.size());
}

template <typename L>
void Match<L>::seat(Seat seat, std::optional<bots::Level> bot) {
    table_.bots[seat.value] = bot;
    seating_changes_.push_back({recording_.size(), seat, bot});
}

template <typename L>
auto Match<L>::first_table() const -> Table {
    Table table = table_;
    table.bots = first_bots_;
    return table;
}

template <typename L>
std::uint64_t Match<L>::check() const {
    return fnv1a(checked_text_, fnv1a(notation().write(state_)));
}

template <typename L>
std::string Match<L>::saved_lines() const {
    const Move& last = recording_.back().move;
    std::string line = notation().write(last);
    if (!Types::ends_turn(last.command)) return line;
    return fmt::format("{}\ncheck {:016x}", line, check());
}

}  // namespace tabletop::table
