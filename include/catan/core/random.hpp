// Lists the uses of a seed, each with random numbers of its own, and draws without replacement.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tabletop/game/random.hpp"

namespace catan {

using tabletop::kind_of;
using tabletop::Random;
using tabletop::shuffle;

// Saved seeds depend on these values: append only, never reorder.
// Choice is for players that move at random.
enum class Domain : std::uint64_t {
    Terrain,
    Tokens,
    Ports,
    Robber,
    Order,
    Roll,
    Card,
    Theft,
    Choice
};

// Draws items without replacement, given the number of each kind. Drawing all gives every arrangement with the same
// probability, like a shuffle, but uses no memory beyond the counts.
template <std::size_t Kinds>
class Bag {
public:
    explicit constexpr Bag(const std::array<std::uint32_t, Kinds>& counts) {
        std::uint32_t sum = 0;
        for (std::size_t kind = 0; kind < Kinds; ++kind) upto_[kind] = sum += counts[kind];
    }

    [[nodiscard]] constexpr std::uint32_t left() const { return upto_[Kinds - 1]; }
    [[nodiscard]] constexpr std::uint32_t left_of(std::size_t kind) const {
        return upto_[kind] - (kind == 0 ? 0 : upto_[kind - 1]);
    }

    // Draws an item and returns its kind. The bag must not be empty.
    std::size_t draw(Random& random) {
        const std::uint32_t ticket = random.below(left());
        // Branchless, and no memory access depends on the ticket.
        std::size_t kind = 0;
        for (std::uint32_t& upto : upto_) {
            kind += ticket >= upto ? 1 : 0;
            upto -= ticket < upto ? 1 : 0;
        }
        return kind;
    }

private:
    // Prefix sums of the counts.
    std::array<std::uint32_t, Kinds> upto_{};
};

}  // namespace catan
