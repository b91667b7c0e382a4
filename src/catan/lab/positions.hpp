// Turns a recorded game into positions that bots can continue. Its moments are the end of the
// set-up, each turn after its roll, and the end of the game. A position seen by a viewer is a set
// of worlds that this viewer cannot tell apart: one if the viewer sees everything, otherwise some
// likely ones (R11).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "catan/bots/memory.hpp"
#include "catan/core/state.hpp"
#include "catan/lab/findings.hpp"
#include "catan/table/match.hpp"

namespace catan::lab {

// The number of worlds to guess if something is hidden.
inline constexpr std::size_t guessed_worlds = 16;

// The moments of a game. A turn that was won before its roll has no moment but the end of the game.
[[nodiscard]] std::vector<Moment> moments_of(const table::Match& match);

// Walks through a game from its beginning and gives the worlds that the viewer considers possible.
class Walk {
public:
    // The match must outlive the walk. The seed is for guesses of hidden information.
    Walk(const table::Match& match, Viewer viewer, std::uint64_t seed);

    // Moves forward, never backward, until `step` commands have been applied.
    void go_to(std::size_t step);
    [[nodiscard]] std::size_t step() const { return step_; }
    // The true state at this step.
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] std::vector<State> worlds() const;

private:
    const table::Match* match_;
    Viewer viewer_;
    std::uint64_t seed_;
    State state_;
    bots::Memory memory_;
    std::size_t step_ = 0;
};

}  // namespace catan::lab
