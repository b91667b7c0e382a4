#include "carcassonne/table/rules.hpp"

namespace carcassonne::table {
namespace {

constexpr Rule end_rule{12};
constexpr Rule chance_rule{14};
constexpr Rule undo_rule{15};

Refusal refused(Rule rule, Refusal::Reason reason, Seat seat = Seat::none()) {
    Refusal refusal;
    refusal.rule = rule;
    refusal.reason = reason;
    refusal.seat = seat;
    return refusal;
}

}  // namespace

Refusal Types::refuse_after_end() { return refused(end_rule, Refusal::Reason::NotNow); }

Refusal Rules::refuse_without_outcome(const Command& /*command*/) {
    return refused(chance_rule, Refusal::Reason::OutcomeMissing);
}

std::optional<Refusal> Rules::refuse_taking_back(Seat may, Seat speaker) {
    if (!may.exists()) return refused(undo_rule, Refusal::Reason::NothingToTakeBack);
    if (speaker == may) return std::nullopt;
    return refused(undo_rule, Refusal::Reason::NotYourTurn, may);
}

}  // namespace carcassonne::table
