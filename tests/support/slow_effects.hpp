// Computes what a step does to cards and board by a literal reading of the rules, to compare with the engine.
#pragma once

#include <array>
#include <cstddef>

#include "catan/core/events.hpp"
#include "catan/core/game.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/state.hpp"
#include "random_game.hpp"

namespace slow {

// The resource cards of all seats, then of the bank.
using Accounts = std::array<catan::Bundle, catan::most_players + 1>;
inline constexpr std::size_t bank = catan::most_players;

[[nodiscard]] Accounts accounts(const catan::State& state);

// R3.2, R4.2-R4.4, R5.1, R6.2, R7.2, R8: all cards after the step.
[[nodiscard]] Accounts accounts_after(const catan::Game& game, const catan::State& before,
                                      const Step& step);
// All cards after these events.
[[nodiscard]] Accounts accounts_told(const catan::State& before, const catan::Events& events);

// R4.4: the number of cards that each seat owes after a seven.
[[nodiscard]] std::array<std::uint16_t, catan::most_players> owed_on_seven(
    const catan::Game& game, const catan::State& before);

// R10.2, R10.3: the holder of the award after the step, given the previous holder and the present pieces.
[[nodiscard]] catan::Seat longest_road_after(const catan::Game& game, catan::Seat before,
                                             const catan::State& after);
[[nodiscard]] catan::Seat largest_army_after(const catan::State& before, const catan::State& after);

}  // namespace slow
