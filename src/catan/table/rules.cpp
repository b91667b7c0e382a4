#include "catan/table/rules.hpp"

#include <algorithm>
#include <variant>

namespace catan::table {
namespace {

constexpr Rule chance_rule{9, 0};
constexpr Rule end_rule{10, 5};
constexpr Rule undo_rule{12, 0};

Refusal no(Rule rule, Refusal::Reason reason) {
    Refusal refusal;
    refusal.rule = rule;
    refusal.reason = reason;
    return refusal;
}

}  // namespace

std::optional<Move> Types::forced_move(const Game& /*game*/, const View& view) {
    const auto* trade = std::get_if<ClosingTrade>(&view.phase);
    const bool is_declined =
        trade != nullptr && std::ranges::none_of(trade->answers, [](const Answer& answer) {
            return answer.kind == Answer::Kind::Accepted || answer.kind == Answer::Kind::Countered;
        });
    if (!is_declined) return std::nullopt;
    return Move{view.turn_player, Withdraw{}, std::nullopt};
}

Refusal Types::refuse_after_end() { return no(end_rule, Refusal::Reason::NotNow); }

Refusal Rules::refuse_without_outcome(const Command& command) {
    Refusal missing = no(chance_rule, Refusal::Reason::OutcomeMissing);
    if (const auto* steal = std::get_if<Steal>(&command)) missing.seat = steal->from;
    return missing;
}

// A move that reveals something, by chance, a monopoly or another player's answer, cannot be taken back.
Seat Rules::may_take_back(const Game& game, const State& before, const Move& move,
                          const State& after) {
    const bool is_final = std::holds_alternative<PlayMonopoly>(move.command) ||
                          asked(game, after) != move.seat ||
                          after.turn.number != before.turn.number;
    return is_final ? Seat::none() : move.seat;
}

std::optional<Refusal> Rules::refuse_taking_back(Seat may, Seat speaker) {
    if (!may.exists()) return no(undo_rule, Refusal::Reason::NothingToTakeBack);
    if (speaker == may) return std::nullopt;
    Refusal refusal = no(undo_rule, Refusal::Reason::NotYourWord);
    refusal.seat = may;
    return refusal;
}

}  // namespace catan::table
