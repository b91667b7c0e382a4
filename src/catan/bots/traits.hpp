// How a seat stands, in numbers: what a valuation looks at. The same for a seat that is one's own and for any other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "catan/core/ids.hpp"
#include "catan/core/state.hpp"
#include "land.hpp"
#include "outlook.hpp"

namespace catan::bots {

// Each trait is a number with `trait_one` for 1, kept between -8 and 8.
inline constexpr int trait_one = 64;
inline constexpr std::size_t trait_count = 88;
using Traits = std::array<std::int16_t, trait_count>;

// What the active player can still do before the turn goes on.
enum class Tempo : std::uint8_t {
    Roll,  // the turn begins
    Act,   // the dice are thrown
    Done,  // nothing more: the turn is as good as over
};

// What lies in a state for all seats together.
struct Situation {
    Situation(const Land& land, const State& state, Tempo tempo);

    const Land& land;
    const State& state;
    Tempo tempo;
    std::array<int, most_players> points{};
    int most_points = 0;
    int second_most_points = 0;
    std::array<Pips, most_players> blocked{};  // by the robber
};

[[nodiscard]] Traits traits(const Situation& situation, Seat seat);

// In how many rolls of the dice these cards can be paid for, in halves, by expected production and trade with the bank.
[[nodiscard]] int rolls_until(const Pips& production, PortSet ports, const Bundle& hand,
                              const Bundle& price);
inline constexpr int most_rolls = 63;

}  // namespace catan::bots
