#include "tabletop/table/match.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "catan/core/apply.hpp"

namespace catan::table {
namespace {

constexpr Rule chance_rule{9, 0};
constexpr Rule undo_rule{12, 0};

Refusal no(Rule rule, Refusal::Reason reason) {
    Refusal refusal;
    refusal.rule = rule;
    refusal.reason = reason;
    return refusal;
}

}  // namespace

Match::Match(language::Table table)
    : table_(std::move(table)),
      state_(start(table_.game)),
      dealer_(table_.seed),
      board_text_(language::board_script(table_.game.board())),
      first_bots_(table_.bots) {}

std::optional<Refusal> Match::refuse(const Command& command, Seat speaker,
                                     const std::optional<Outcome>& outcome) const {
    if (auto refusal = catan::refuse(game(), state_, command, speaker)) return refusal;
    if (!asks_chance(command)) return std::nullopt;
    if (!outcome) {
        if (!table_.scripted) return std::nullopt;
        Refusal missing = no(chance_rule, Refusal::Reason::OutcomeMissing);
        if (const auto* steal = std::get_if<Steal>(&command)) missing.seat = steal->from;
        return missing;
    }
    State waiting = state_;
    apply(game(), waiting, command);
    return catan::refuse(waiting, *outcome);
}

Match::Reply Match::say(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
                        const Keep& keep) {
    Reply reply;
    reply.refusal = refuse(command, speaker, outcome);
    if (reply.refusal) return reply;
    const std::uint32_t turn = state_.turn.number;
    if (keep) {
        make_and_keep(command, speaker, outcome, keep, reply);
    } else {
        make(command, speaker, outcome, reply);
    }
    reply.events = recording_.back().events;
    // R12: a move that reveals something, by chance, a monopoly or another player's answer, cannot be taken back.
    if (asks_chance(command) || std::holds_alternative<PlayMonopoly>(command) ||
        asked() != speaker || state_.turn.number != turn) {
        takeable_.clear();
    }
    return reply;
}

void Match::make(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
                 Reply& reply) {
    if (!asks_chance(command)) takeable_.push_back(state_);
    came_.clear();
    apply(game(), state_, command, &came_);
    if (awaits_outcome(state_)) {
        if (!table_.scripted) reply.from_seed = dealer_.deal(state_);
        reply.outcome = outcome ? outcome : reply.from_seed;
        apply(game(), state_, *reply.outcome, &came_);
    }
    recording_.add({speaker, command, reply.outcome}, came_);
}

// A function of its own, because copying the state would slow down also the moves that are not kept.
void Match::make_and_keep(const Command& command, Seat speaker,
                          const std::optional<Outcome>& outcome, const Keep& keep, Reply& reply) {
    State state = state_;
    const Dealer dealer = dealer_;
    make(command, speaker, outcome, reply);
    try {
        keep(saved_lines());
    } catch (...) {
        state_ = std::move(state);
        dealer_ = dealer;
        if (!asks_chance(command)) takeable_.pop_back();
        recording_.take_back();
        throw;
    }
}

std::optional<Refusal> refuse_undo(bool is_possible, Seat asked, Seat speaker) {
    if (!is_possible) return no(undo_rule, Refusal::Reason::NothingToTakeBack);
    if (speaker == asked) return std::nullopt;
    Refusal refusal = no(undo_rule, Refusal::Reason::NotYourWord);
    refusal.seat = asked;
    return refusal;
}

std::optional<Refusal> Match::refuse_undo(Seat speaker) const {
    return table::refuse_undo(!takeable_.empty(), asked(), speaker);
}

void Match::undo(Seat speaker, const Keep& keep) {
    if (keep) keep(fmt::format("{}: undo", notation().name(speaker)));
    undo();
}

void Match::undo() {
    state_ = std::move(takeable_.back());
    takeable_.pop_back();
    recording_.take_back();
    for (SeatingChange& change : seating_changes_)
        change.after = std::min(change.after, recording_.size());
}

void Match::seat(Seat seat, std::optional<bots::Level> bot) {
    table_.bots[seat.value] = bot;
    seating_changes_.push_back({recording_.size(), seat, bot});
}

language::Table Match::first_table() const {
    language::Table table = table_;
    table.bots = first_bots_;
    return table;
}

std::uint64_t Match::check() const { return fnv1a(board_text_, fnv1a(notation().write(state_))); }

std::string Match::saved_lines() const {
    const Move& last = recording_.back().move;
    std::string line = notation().write(last);
    if (!std::holds_alternative<EndTurn>(last.command)) return line;
    return fmt::format("{}\ncheck {:016x}", line, check());
}

std::uint64_t fnv1a(std::string_view text, std::uint64_t hash) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
}

}  // namespace catan::table
