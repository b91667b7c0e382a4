// Plays bots against themselves, by the valuation alone, one step ahead: to learn from the games, and to compare
// weights. A game depends only on its seed and the weights.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "catan/bots/valuation.hpp"
#include "catan/core/game.hpp"

namespace catan::tune {

// The traits of all seats at some moments of a game, and its winner.
struct PlayedGame {
    std::size_t players = 0;
    Seat winner = Seat::none();        // none if it took too long
    std::vector<bots::Traits> traits;  // of all seats, one moment after the other
};

struct PlayHabits {
    // Percentage of decisions that take another of the better plans instead of the best. Without them the program would
    // see too few kinds of positions.
    std::uint32_t strays = 0;
    std::uint32_t setup_strays = 0;  // the same in the set-up
    bool offers = true;              // whether trades are offered to the other players
    std::uint32_t keeps = 0;         // out of 100 moments, how many are kept
};

[[nodiscard]] PlayedGame play(const Game& game,
                              const std::array<const bots::Weights*, most_players>& weights,
                              std::uint64_t seed, const PlayHabits& habits);

// Games to learn from: at tables of all kinds, with the same weights in every seat.
[[nodiscard]] std::vector<PlayedGame> play_generation(const bots::Weights& weights,
                                                      std::size_t games, std::uint64_t seed,
                                                      std::size_t jobs);

// How many games one player with some weights wins against three with others: a quarter, if they are equally good.
struct WinShare {
    std::size_t won = 0;
    std::size_t games = 0;
};
[[nodiscard]] WinShare play_contest(const bots::Weights& one, const bots::Weights& three,
                                    std::size_t games, std::uint64_t seed, std::size_t jobs);

}  // namespace catan::tune
