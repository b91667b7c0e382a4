// Says which games a series has: how many, from which seeds, which of them belong to this part, and which bot has which seat. The
// design of an experiment adds who plays, and by which rules.
#pragma once

#include <cstddef>
#include <cstdint>

#include "series/part.hpp"
#include "tabletop/game/ids.hpp"
#include "tabletop/game/random.hpp"

namespace tabletop::series {

struct Schedule {
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    std::uint64_t bot_seed = 0;
    bool rotate = false;  // the bots move on by a seat after every game
    Part part;

    // The games of this part.
    [[nodiscard]] Range range() const { return range_of(part, games); }
    // The index of the bot at this seat in a game of so many players.
    [[nodiscard]] std::size_t bot_at(Seat seat, std::uint64_t game, std::size_t players) const {
        if (!rotate) return seat.value;
        // Bot k has the seat (k + game) mod players.
        return (seat.value + players - game % players) % players;
    }
    // The seeds of a game: one for its own chance, one for that of the bots. `domain` is the use of a seed that the game has
    // for choices at random.
    template <typename Domain>
    [[nodiscard]] std::uint64_t seed_of(std::uint64_t game, Domain domain) const {
        return short_number(Random(seed, domain, game));
    }
    template <typename Domain>
    [[nodiscard]] std::uint64_t bot_seed_of(std::uint64_t game, Domain domain) const {
        // Counts from the other end, so that one seed may serve for both.
        return short_number(Random(bot_seed, domain, ~game));
    }

    friend bool operator==(const Schedule&, const Schedule&) = default;

private:
    // Fits into 53 bits, so that programs with only floating-point numbers read it exactly.
    static std::uint64_t short_number(Random random) {
        constexpr unsigned unused_bits = 11;
        return random.next() >> unused_bits;
    }
};

}  // namespace tabletop::series
