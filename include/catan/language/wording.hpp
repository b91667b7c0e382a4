// Words events, moves and refusals in English. The only place that turns facts of the game into sentences.
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

// Why a command is refused and what to do instead, without the rule's number and without a full stop. Addresses the
// viewer: `You need 1 more wool and 1 more grain`.
[[nodiscard]] std::string refusal_words(const Notation& notation, const View& view,
                                        const Refusal& refusal);
// For scripts; names all players: `Ben needs 1 more wool and 1 more grain`.
[[nodiscard]] std::string refusal_words(const Notation& notation, const State& state,
                                        const Refusal& refusal);

// An event as scripts print it, one line per fact: `Ann +1 ore`. Empty if the command already tells it.
[[nodiscard]] std::string event_words(const Notation& notation, const Event& event);

// A move for people: `settlement at 12`, `robber to grain 6`, `offer 1 wool for 1 ore to Ben`.
[[nodiscard]] std::string move_words(const Notation& notation, const Command& command,
                                     Seat speaker);
// The question to players with real dice and cards: `Which card was drawn? Such as: buy knight`. The command must ask
// for an outcome.
[[nodiscard]] std::string outcome_question(const Notation& notation, const Command& command);
// `grain 6`, `desert`
[[nodiscard]] std::string hex_words(const Board& board, HexId hex);

// Every seat's points and their parts, one line per seat: `Ann 10: 3 settlements, 2 cities, longest road, …`.
[[nodiscard]] std::string score_text(const Notation& notation, const State& state);
// The same from public information (R11): victory cards count only after the end.
[[nodiscard]] std::string score_text(const Notation& notation, const View& view);

}  // namespace catan::language
