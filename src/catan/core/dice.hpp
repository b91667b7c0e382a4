// Throws two dice.
#pragma once

#include <cstdint>

#include "catan/core/command.hpp"
#include "catan/core/random.hpp"

namespace catan {

inline constexpr std::uint32_t die_sides = 6;

inline Dice throw_dice(Random& random) {
    // Separate statements fix the order of the two draws, which as function arguments would be
    // unspecified.
    const auto first = static_cast<std::uint8_t>(1 + random.below(die_sides));
    const auto second = static_cast<std::uint8_t>(1 + random.below(die_sides));
    return {first, second};
}

}  // namespace catan
