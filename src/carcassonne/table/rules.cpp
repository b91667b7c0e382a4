#include "carcassonne/table/rules.hpp"

namespace carcassonne::table {

Refusal Types::refuse_after_end() { return refusal_by(end_rule, Refusal::Reason::NotNow); }

Refusal Rules::refuse_without_outcome(const Command& /*command*/) {
    return refusal_by(chance_rule, Refusal::Reason::OutcomeMissing);
}

std::optional<Refusal> Rules::refuse_taking_back(Seat may, Seat speaker) {
    if (!may.exists()) return refusal_by(undo_rule, Refusal::Reason::NothingToTakeBack);
    if (speaker == may) return std::nullopt;
    return refusal_by(undo_rule, Refusal::Reason::NotYourTurn, may);
}

}  // namespace carcassonne::table
