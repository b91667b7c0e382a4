// Computes the features of a seat that the valuation weighs. The features are the same for the
// bot's own seat and for opponents.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "catan/core/ids.hpp"
#include "catan/core/state.hpp"
#include "land.hpp"
#include "outlook.hpp"

namespace catan::bots {

// A trait is a fixed-point number: `trait_one` stands for 1. It is clamped to the range from -8 to
// 8.
inline constexpr int trait_one = 64;
inline constexpr std::size_t trait_count = 88;
using Traits = std::array<std::int16_t, trait_count>;

// The stage of the active player's turn, which bounds the moves that are left.
enum class Tempo : std::uint8_t {
    Roll,  // before the roll
    Act,   // after the roll, moves left
    Done,  // no more moves expected this turn
};

// Facts of a state that all seats share, computed once per state.
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

// Expected number of rolls until a hand can pay a price, with expected production and bank trades.
// At most `most_rolls`.
[[nodiscard]] int rolls_until(const Pips& production, PortSet ports, const Bundle& hand,
                              const Bundle& price);
inline constexpr int most_rolls = 63;

}  // namespace catan::bots
