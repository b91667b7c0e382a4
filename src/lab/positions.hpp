// A game that was played, as positions from which it can be played on. Its moments are what the course of a game is told
// by: the end of the set-up, each turn when its dice lie there, and the end. A moment is seen through somebody's eyes, and
// is as many worlds as these cannot tell apart: one for those that see everything, some likely ones for others (R11).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "catan/match.hpp"
#include "lab/findings.hpp"

namespace catan::lab {

// So many worlds are thought of where something is hidden.
inline constexpr std::size_t guessed_worlds = 16;

class Positions {
public:
    // The match must outlive it. The seed is for guesses at what the eyes do not see.
    Positions(const text::Match& match, Eyes eyes, std::uint64_t seed);

    [[nodiscard]] const text::Match& match() const { return *match_; }
    [[nodiscard]] Eyes eyes() const { return eyes_; }
    [[nodiscard]] std::span<const Moment> moments() const { return moments_; }
    [[nodiscard]] std::span<const State> worlds(std::size_t moment) const {
        return worlds_[moment];
    }

private:
    const text::Match* match_;
    Eyes eyes_;
    std::vector<Moment> moments_;
    std::vector<std::vector<State>> worlds_;  // by moment
};

}  // namespace catan::lab
