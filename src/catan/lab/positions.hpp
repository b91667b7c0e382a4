// A game that was played, as positions from which it can be played on. Its moments are what the course of a game is told
// by: the end of the set-up, each turn when its dice lie there, and the end. A position is seen through somebody's eyes, and
// is as many worlds as these cannot tell apart: one for those that see everything, some likely ones for others (R11).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "catan/bots/memory.hpp"
#include "catan/core/state.hpp"
#include "catan/lab/findings.hpp"
#include "tabletop/table/match.hpp"

namespace catan::lab {

// So many worlds are thought of where something is hidden.
inline constexpr std::size_t guessed_worlds = 16;

// The moments of a game. A turn that was won before its roll has the end for one.
[[nodiscard]] std::vector<Moment> moments_of(const table::Match& match);

// Goes through a game from its beginning and tells what its eyes can take for true on the way.
class Walk {
public:
    // The match must outlive it. The seed is for guesses at what the eyes do not see.
    Walk(const table::Match& match, Eyes eyes, std::uint64_t seed);

    // Forward only: so many commands have been said.
    void go_to(std::size_t step);
    [[nodiscard]] std::size_t step() const { return step_; }
    // As it truly stands there.
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] std::vector<State> worlds() const;

private:
    const table::Match* match_;
    Eyes eyes_;
    std::uint64_t seed_;
    State state_;
    bots::Memory memory_;
    std::size_t step_ = 0;
};

}  // namespace catan::lab
