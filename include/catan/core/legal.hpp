// Lists the legal commands of a state. Omits those that are too many to list: discards, offers, counters, and bank trades
// of more than one card at once. Use refuse() to judge those, or draw them at random.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"

namespace catan {

// Replaces the list. The order depends on the state alone. The list is empty while an outcome or a discard is awaited, and
// after the end.
void list_legal(const Game& game, const State& state, std::vector<Command>& commands);
[[nodiscard]] std::vector<Command> legal(const Game& game, const State& state);

// The size and the n-th command, counted from 0, of the same list, without building it.
[[nodiscard]] std::size_t count_legal(const Game& game, const State& state);
[[nodiscard]] Command nth_legal(const Game& game, const State& state, std::size_t n);

// A uniformly random command of the list, with one bounded draw. The list must not be empty.
[[nodiscard]] Command choose_legal(const Game& game, const State& state, Random& random);

// A random discard of the player to move, distributed like cards from a shuffled hand.
[[nodiscard]] Discard draw_discard(const Game& game, const State& state, Random& random);

// A random legal offer or counter, if there is one: one or two cards for one or two of another kind.
[[nodiscard]] std::optional<Offer> draw_offer(const Game& game, const State& state, Random& random);
[[nodiscard]] std::optional<Counter> draw_counter(const Game& game, const State& state,
                                                  Random& random);

}  // namespace catan
