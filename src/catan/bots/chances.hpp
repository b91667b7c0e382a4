// Holds each seat's chance to win at a moment of a game. Numbers only: screens show them and the
// laboratory computes them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "catan/core/command.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/rules.hpp"

namespace catan::bots {

// Unit of a chance: hundredths of a percent.
inline constexpr std::uint32_t certainty = 10'000;

// A chance to win, with the 95 % confidence interval of the estimate.
struct Share {
    std::uint32_t chance = 0;
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    friend bool operator==(const Share&, const Share&) = default;
};

// A moment of a game at which the chances are evaluated.
struct Moment {
    std::uint32_t turn = 0;  // 0: the set-up
    Seat player;             // to move; none if the moment has no turn player
    std::optional<Dice> dice{};
    std::size_t step = 0;  // number of commands before this moment
    bool is_end = false;   // the last moment of the game
    friend bool operator==(const Moment&, const Moment&) = default;
};

// The chances at one moment. The chances of all seats add up to `certainty`.
struct Standing {
    Moment moment;
    std::array<Share, most_players> shares{};
    friend bool operator==(const Standing&, const Standing&) = default;
};

}  // namespace catan::bots
