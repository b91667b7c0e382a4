// What a step does to the cards and to the board, as the rules say it, for comparing with what it did.
#pragma once

#include <array>
#include <cstddef>

#include "catan/core/events.hpp"
#include "catan/core/game.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/state.hpp"
#include "random_game.hpp"

namespace slow {

// The resource cards of everybody, and of the bank behind them.
using Accounts = std::array<catan::Bundle, catan::most_players + 1>;
inline constexpr std::size_t bank = catan::most_players;

[[nodiscard]] Accounts accounts(const catan::State& state);

// R3.2, R4.2-R4.4, R5.1, R6.2, R7.2, R8: what everybody holds after the step.
[[nodiscard]] Accounts accounts_after(const catan::Game& game, const catan::State& before,
                                      const Step& step);
// What everybody holds after what the events tell.
[[nodiscard]] Accounts accounts_told(const catan::State& before, const catan::Events& events);

// R4.4: what each seat owes after a seven.
[[nodiscard]] std::array<std::uint16_t, catan::most_players> owed_on_seven(
    const catan::Game& game, const catan::State& before);

// R10.2, R10.3: who holds the award after the step, from who held it before and what everybody has now.
[[nodiscard]] catan::Seat longest_road_after(const catan::Game& game, catan::Seat before,
                                             const catan::State& after);
[[nodiscard]] catan::Seat largest_army_after(const catan::State& before, const catan::State& after);

}  // namespace slow
