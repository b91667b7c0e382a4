// Says which tables of Catan a fuzz target can afford.
#pragma once

#include <cstdint>

#include "catan/language/setup.hpp"

// Boards beyond this are like smaller ones, but slow: a fuzzer lives on trying much.
inline bool is_affordable(const catan::language::Setup& setup) {
    constexpr std::uint32_t largest_radius = 5;
    if (setup.custom && setup.custom->shape().radius > largest_radius) return false;
    return !setup.shape || setup.shape->radius <= largest_radius;
}
