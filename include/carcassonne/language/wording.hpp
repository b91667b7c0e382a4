// Words events, moves and refusals in English. The only place that turns facts of the game into sentences.
#pragma once

#include <string>

#include "carcassonne/core/command.hpp"
#include "carcassonne/core/events.hpp"
#include "carcassonne/core/feature.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/refuse.hpp"
#include "carcassonne/core/state.hpp"
#include "carcassonne/language/notation.hpp"

namespace carcassonne::language {

// Why a command is refused and what to do instead, without the rule's number and without a full stop. Addresses the reader as
// "you": `You have no follower in hand. Pass`. Without a reader, for scripts, names all players.
[[nodiscard]] std::string refusal_words(const Notation& notation, const State& state,
                                        const Refusal& refusal, Seat reader = Seat::none());
// The same as a whole sentence for the table, the rule last: `You have no follower in hand. Pass. (K4)`
[[nodiscard]] std::string refusal_sentence(const Notation& notation, const State& state,
                                           const Refusal& refusal, Seat reader);

// An event as scripts print it, one line per fact: `Ann scores 4 points for a city of 2 tiles`. Empty if the command already
// tells it.
[[nodiscard]] std::string event_words(const Notation& notation, const Event& event);

// Whether the points of all players follow this event.
[[nodiscard]] bool ends_game(const Event& event);

// A move for people: `place E at 0,1, its top to the south`, `follower in the city in the south`. The state is the one before the move.
[[nodiscard]] std::string move_words(const State& state, const Command& command);
// `a city of 2 tiles`, `an unfinished road of 3 tiles`, `a field with 2 complete cities`
[[nodiscard]] std::string feature_words(const Feature& feature);
// `the city in the south`, `the field in the north, west half`
[[nodiscard]] std::string spot_phrase(Spot spot);

// Every seat's points, one line per seat: `Ann 12, or 18 if the game ended now; 5 followers in hand`.
[[nodiscard]] std::string score_text(const Notation& notation, const State& state);

}  // namespace carcassonne::language
