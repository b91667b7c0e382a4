// Precomputes what a board yields, once per game: the pips of every intersection by resource.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/resources.hpp"

namespace catan::bots {

// Pips of each resource: chances in 36 that a roll yields a card of it.
using Pips = std::array<std::int16_t, 8>;  // five are used; padded to one vector register

inline void add(Pips& to, const Pips& pips) {
    for (std::size_t i = 0; i < to.size(); ++i) {
        to[i] = static_cast<std::int16_t>(to[i] + pips[i]);
    }
}

class Land {
public:
    explicit Land(const Game& game);

    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] const Pips& pips(IntersectionId at) const { return pips_[at.value]; }
    [[nodiscard]] int all_pips(IntersectionId at) const { return sums_[at.value]; }
    // The numbers of the adjacent tokens, one bit each.
    [[nodiscard]] unsigned numbers(IntersectionId at) const { return numbers_[at.value]; }
    // Zero for a desert.
    [[nodiscard]] int hex_pips(HexId hex) const { return hex_pips_[hex.value]; }
    // How scarce a resource is on this board: 16 for an even share of all pips, more when it is
    // rare.
    [[nodiscard]] int rarity(Resource resource) const { return rarity_[index(resource)]; }

private:
    const Game* game_;
    std::vector<Pips> pips_;
    std::vector<std::int16_t> sums_;
    std::vector<std::uint16_t> numbers_;
    std::vector<std::int16_t> hex_pips_;
    std::array<int, resource_count> rarity_{};
};

}  // namespace catan::bots
