// What a close look at a game has found: how the chances went, which decisions mattered, and who had how much luck. Numbers
// only, for whoever shows them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catan/bots/chances.hpp"
#include "catan/core/command.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/rules.hpp"

namespace catan::lab {

using bots::certainty;
using bots::Moment;
using bots::Share;
using bots::Standing;

// A decision that cost its seat something: what was said, what a good player would have said, and how much higher the
// chance to win would have been with that, with the 95 % interval of the difference.
struct Miss {
    std::size_t step = 0;  // before it, so many commands had been said
    std::uint32_t turn = 0;
    Seat seat;
    Command said;
    Command better;
    std::string why{};  // it is better, said to that seat
    std::int32_t cost = 0;
    std::int32_t low = 0;
    std::int32_t high = 0;
    friend bool operator==(const Miss&, const Miss&) = default;
};

// Something that chance gave or took, beside what was to be expected of it.
struct Fortune {
    std::uint32_t was = 0;
    double expected = 0;
    // Of a hundred other games with the same places: 100 is the best of luck.
    std::uint32_t better_than = 50;
    friend bool operator==(const Fortune&, const Fortune&) = default;
};

// What the dice did for a seat, by what stood on the board at each roll.
struct SeatLuck {
    Fortune cards;                                // that rolls brought
    std::array<Fortune, resource_count> kinds{};  // the same by resource
    Fortune short_of;                             // owed, but the bank had not enough (R4.3)
    Fortune sevens;                               // rolled in its own turns
    Fortune discarded;                            // R4.4
    Fortune robbed;                               // after somebody's seven
    Fortune victories;  // victory cards among those bought; 0 of 0 where they are hidden
    friend bool operator==(const SeatLuck&, const SeatLuck&) = default;
};

inline constexpr std::size_t roll_sums = 13;  // by sum; 0 and 1 are not rolled
struct Luck {
    std::uint32_t rolls = 0;
    std::array<Fortune, roll_sums> sums{};
    std::array<SeatLuck, most_players> seats{};
    friend bool operator==(const Luck&, const Luck&) = default;
};

// All of it. What was not found, because it was stopped or not asked for, is not there.
struct Findings {
    Luck luck;
    bool has_luck = true;
    std::vector<Standing> course;
    std::vector<Miss> misses;   // the largest first
    std::size_t moments = 0;    // that the course would have in the end
    bool has_judged = false;    // whether decisions were looked at, to the end
    bool is_whole = false;      // nothing was stopped
    std::uint32_t futures = 0;  // of each moment
    friend bool operator==(const Findings&, const Findings&) = default;
};

}  // namespace catan::lab
