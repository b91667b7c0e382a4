// What happened and what is refused, in sentences. The one place where the game's facts become English.
#pragma once

#include <string>

#include "catan/core/command.hpp"
#include "catan/core/events.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/layout.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/view.hpp"
#include "catan/language/notation.hpp"

namespace catan::language {

// What speaks against a command and what to do instead, without the rule's number and without a full stop at the end.
// For a view it is a sentence that speaks to its viewer: `You need 1 more wool and 1 more grain`.
[[nodiscard]] std::string refusal_words(const Notation& notation, const View& view,
                                        const Refusal& refusal);
// For a script everybody is named: `Ben needs 1 more wool and 1 more grain`.
[[nodiscard]] std::string refusal_words(const Notation& notation, const State& state,
                                        const Refusal& refusal);

// What scripts print of it, a line each: `Ann +1 ore`. Empty for what the command itself already says.
[[nodiscard]] std::string event_words(const Notation& notation, const Event& event);

// `settlement at 12`, `robber to grain 6`, `offer 1 wool for 1 ore to Ben`: what was said or could be, to people.
[[nodiscard]] std::string move_words(const Notation& notation, const Command& command,
                                     Seat speaker);
// What people with real dice and cards are asked after a command: `Which card was drawn? Such as: buy knight`. The command
// is one that asks chance.
[[nodiscard]] std::string outcome_question(const Notation& notation, const Command& command);
// `grain 6`, `desert`
[[nodiscard]] std::string hex_words(const Board& board, HexId hex);

// Every seat's points and how they are made up, a line each: `Ann 10: 3 settlements, 2 cities, longest road, …`.
[[nodiscard]] std::string score_text(const Notation& notation, const State& state);
// The same of what is public (R11): victory cards count at the end only.
[[nodiscard]] std::string score_text(const Notation& notation, const View& view);

}  // namespace catan::language
