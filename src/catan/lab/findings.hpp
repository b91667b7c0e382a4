// Holds the results of an analysis: winning chances over time, costly decisions, and each seat's
// luck. Numbers only; views and writers format them.
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

// A decision that lowered its seat's chance to win: the move, a better move, and the loss against
// it with the 95 % interval of the difference.
struct Miss {
    std::size_t step = 0;  // the number of commands before it
    std::uint32_t turn = 0;
    Seat seat;
    Command said;
    Command better;
    std::string why{};  // explains the better move to that seat
    std::int32_t cost = 0;
    std::int32_t low = 0;
    std::int32_t high = 0;
    friend bool operator==(const Miss&, const Miss&) = default;
};

// A quantity that chance decided, and its expected value.
struct LuckMeasure {
    std::uint32_t was = 0;
    double expected = 0;
    // Percentile among games with the same positions but other rolls: 100 is the best of luck.
    std::uint32_t better_than = 50;
    friend bool operator==(const LuckMeasure&, const LuckMeasure&) = default;
};

// What the dice did for a seat, given the board at each roll.
struct SeatLuck {
    LuckMeasure cards;                                // from rolls
    std::array<LuckMeasure, resource_count> kinds{};  // the same by resource
    LuckMeasure short_of;                             // owed, but not in the bank (R4.3)
    LuckMeasure sevens;                               // rolled in its own turns
    LuckMeasure discarded;                            // R4.4
    LuckMeasure robbed;                               // after a seven
    LuckMeasure victories;  // victory cards among those bought; 0 of 0 if hidden
    friend bool operator==(const SeatLuck&, const SeatLuck&) = default;
};

inline constexpr std::size_t roll_sums = 13;  // indexed by sum; 0 and 1 cannot be rolled
struct Luck {
    std::uint32_t rolls = 0;
    std::array<LuckMeasure, roll_sums> sums{};
    std::array<SeatLuck, most_players> seats{};
    friend bool operator==(const Luck&, const Luck&) = default;
};

// All findings. Parts that were stopped or not requested are missing.
struct Findings {
    Luck luck;
    bool has_luck = true;
    std::vector<Standing> course;
    std::vector<Miss> misses;   // largest cost first
    std::size_t moments = 0;    // the size of the complete course
    bool has_judged = false;    // all decisions have been judged
    bool is_whole = false;      // the analysis ran to its end
    std::uint32_t futures = 0;  // for each moment
    friend bool operator==(const Findings&, const Findings&) = default;
};

}  // namespace catan::lab
