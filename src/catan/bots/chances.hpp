// How likely each seat is to win at a moment of a game. Numbers only: screens show them, and the laboratory finds them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "catan/core/command.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/rules.hpp"

namespace catan::bots {

// In these units a chance is told: hundredths of a percent.
inline constexpr std::uint32_t certainty = 10'000;

// A chance to win, and the 95 % interval of what more work would find.
struct Share {
    std::uint32_t chance = 0;
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    friend bool operator==(const Share&, const Share&) = default;
};

// A moment of a game at which its chances are asked for.
struct Moment {
    std::uint32_t turn = 0;  // 0: the set-up
    Seat player;             // whose turn it is, or nobody's
    std::optional<Dice> dice{};
    std::size_t step = 0;  // after so many commands
    bool is_end = false;   // nothing follows
    friend bool operator==(const Moment&, const Moment&) = default;
};

// How it stood there. The chances of all seats add up to certainty.
struct Standing {
    Moment moment;
    std::array<Share, most_players> shares{};
    friend bool operator==(const Standing&, const Standing&) = default;
};

}  // namespace catan::bots
