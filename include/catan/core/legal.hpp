// All legal commands of a state. Left out are those that are too many to list and are only judged (refuse): discards,
// offers, counters, and bank trades of more than one card at once. They can be drawn at random instead.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"

namespace catan {

// Fills the list anew, in an order that depends on the state alone. It is empty while an outcome or a discard is
// waited for, and at the end.
void list_legal(const Game& game, const State& state, std::vector<Command>& commands);
[[nodiscard]] std::vector<Command> legal(const Game& game, const State& state);

// The same without writing the list, for whoever wants one command of it: how long it is, and what it has at a place,
// counted from 0.
[[nodiscard]] std::size_t count_legal(const Game& game, const State& state);
[[nodiscard]] Command nth_legal(const Game& game, const State& state, std::size_t n);

// One of the list, each as likely, for one bounded draw. The list must not be empty.
[[nodiscard]] Command choose_legal(const Game& game, const State& state, Random& random);

// A discard of the seat that is asked for one, every set of cards as likely as when drawn from a shuffled hand.
[[nodiscard]] Discard draw_discard(const Game& game, const State& state, Random& random);

// Some offer or counter that is legal now, nothing where there is none: one or two cards for one or two of another
// kind.
[[nodiscard]] std::optional<Offer> draw_offer(const Game& game, const State& state, Random& random);
[[nodiscard]] std::optional<Counter> draw_counter(const Game& game, const State& state,
                                                  Random& random);

}  // namespace catan
