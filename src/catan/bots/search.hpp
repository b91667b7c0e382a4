// Searches beyond one step: plays the best plans forward in several imagined worlds and judges the
// positions reached. During a turn, a playout lasts until the seat's next turn, and opponents play
// by habit. The set-up matters more and happens once, so there a playout lasts several rounds and
// every seat plays like `medium`. Weak plans are dropped early, and the remaining plans get more of
// the work (successive halving).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "catan/core/random.hpp"
#include "catan/core/state.hpp"
#include "habits.hpp"
#include "planner.hpp"

namespace catan::bots {

// Work is counted in commands, never timed, so that every machine reaches the same decision.
struct SearchLimits {
    std::size_t plans = 6;           // at most so many are searched
    Worth behind = surely_won / 20;  // and none whose first estimate is further behind the best
    std::uint32_t games = 0;         // playouts for each plan that survives to the end
    std::uint32_t rounds = 1;        // length of a playout, in turns of the searching seat
    std::uint32_t first_look = 0;    // the first estimate weighs as much as so many playouts
    bool by_habit = true;            // opponents play by habit, not by planning
    std::uint64_t work = 0;          // total budget: commands judged, on a small board
};

// `effort` counts quarters of the usual effort.
[[nodiscard]] SearchLimits limits_for(std::uint32_t effort, bool is_setup);

class Search {
public:
    Search(const Planner& planner, const SearchLimits& limits)
        : planner_(&planner),
          habits_(planner.land()),
          players_(planner.land(), plain_weights()),
          limits_(limits) {}

    // Sorts the plans for the seat to move, best first, and replaces their estimates. The worlds
    // are states that this seat cannot tell from the true one. Leaves the plans unchanged when
    // stopped.
    void improve(std::span<const State> worlds, std::vector<Plan>& plans, Random& random,
                 const std::stop_token& stop) const;

private:
    // Plays one world forward after `first` and returns the worth of the position reached. Adds the
    // cost to `work`.
    [[nodiscard]] Worth reached(const State& world, const Command& first, Seat seat,
                                std::uint64_t luck, std::uint64_t& work,
                                const std::stop_token& stop) const;

    const Planner* planner_;
    Habits habits_;
    Planner players_;
    SearchLimits limits_;
};

}  // namespace catan::bots
