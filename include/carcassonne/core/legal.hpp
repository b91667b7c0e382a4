// Lists the legal commands of a state, all of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "carcassonne/core/board.hpp"
#include "carcassonne/core/command.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/random.hpp"
#include "carcassonne/core/state.hpp"

namespace carcassonne {

// Replaces the list. The order depends on the state alone. The list is empty while an outcome is awaited, and after the end.
void list_legal(const Game& game, const State& state, std::vector<Command>& commands);
[[nodiscard]] std::vector<Command> legal(const Game& game, const State& state);

// The size and the n-th command, counted from 0, of the same list, without building it.
[[nodiscard]] std::size_t count_legal(const Game& game, const State& state);
[[nodiscard]] Command nth_legal(const Game& game, const State& state, std::size_t n);

// A uniformly random command of the list, with one bounded draw. The list must not be empty.
[[nodiscard]] Command choose_legal(const Game& game, const State& state, Random& random);

// K3: where a tile could be placed, whether or not it is the one in hand. Each direction in which it fits counts.
[[nodiscard]] bool fits_anywhere(const Board& board, Tile tile);
[[nodiscard]] std::size_t count_places(const Board& board, Tile tile);
[[nodiscard]] Place nth_place(const Board& board, Tile tile, std::size_t n);
[[nodiscard]] std::vector<Place> legal_places(const Board& board, Tile tile);

// K4: the parts of the tile just placed that may get a follower, a bit for each; none in other phases.
[[nodiscard]] std::uint8_t free_parts(const Game& game, const State& state);
[[nodiscard]] std::vector<Spot> free_spots(const Game& game, const State& state);

}  // namespace carcassonne
