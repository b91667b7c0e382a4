// Estimates each seat's probability to win by playouts. Fast players, who see all cards and trade with each other, play
// on from a position for some rounds, and the position reached is evaluated. One future is noisy, so average many. A
// caller who must not see the true state passes imagined ones (imagine). Counts steps instead of reading a clock, so
// every machine gets the same result.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/state.hpp"

namespace catan::bots {

// Probabilities are fixed-point numbers; this one is certainty.
inline constexpr std::uint32_t sure = 1U << 24U;
using Chances = std::array<std::uint32_t, most_players>;

class Forecast {
public:
    // The game must outlive it.
    explicit Forecast(const Game& game);
    ~Forecast();
    Forecast(Forecast&&) noexcept;
    Forecast& operator=(Forecast&&) noexcept;
    Forecast(const Forecast&) = delete;
    Forecast& operator=(const Forecast&) = delete;

    [[nodiscard]] const Game& game() const;

    // Each seat's probability to win in one future of the state, in which the player to move makes the move `first`, if
    // given. They add up to `sure`, or slightly less. With the same `luck`, different first moves meet the same dice.
    [[nodiscard]] Chances future(const State& state, const Command* first,
                                 std::uint64_t luck) const;

private:
    class Players;
    std::unique_ptr<Players> players_;
};

}  // namespace catan::bots
