// How a game may go on: it is played on from a position by quick players who see all cards in it and trade with each other,
// for some rounds, and what is reached then is judged. The mean over many such futures says how likely each seat is to win. Whoever may not see
// a position plays on states that they cannot tell from it (imagine). Counted, never timed: the same on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/state.hpp"

namespace catan::bots {

// Chances are whole numbers; this one is certainty.
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

    // Each seat's chance to win in one future of the state, in which the asked seat says `first`, if that is given. They
    // add up to `sure`, or to a little less. The same luck meets different commands with the same dice.
    [[nodiscard]] Chances future(const State& state, const Command* first,
                                 std::uint64_t luck) const;

private:
    class Players;
    std::unique_ptr<Players> players_;
};

}  // namespace catan::bots
