// Looking further than one step: the best plans are played on, in several worlds, and what is reached then is judged. In a
// turn that is until the next one begins, and the others play by habit. The set-up decides more and happens once: it is
// played on for some rounds, and everybody plays as `medium` does. Plans that turn out worse are given up, the others get
// more of the work.
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

// All of it is counted, so that every machine thinks alike.
struct SearchLimits {
    std::size_t plans = 6;           // how many are looked at closely
    Worth behind = surely_won / 20;  // and how far behind the best of them they may seem to be
    std::uint32_t games = 0;         // that are played on with each of the last plans
    std::uint32_t rounds = 1;        // until the own turn has come so often again
    std::uint32_t first_look = 0;    // how many such games the first judgement counts like
    bool by_habit = true;            // how the others play
    std::uint64_t work = 0;          // for all of it: commands that are judged, on a small board
};

// In quarters of the usual effort.
[[nodiscard]] SearchLimits limits_for(std::uint32_t effort, bool is_setup);

class Search {
public:
    Search(const Planner& planner, const SearchLimits& limits)
        : planner_(&planner),
          habits_(planner.land()),
          players_(planner.land(), plain_weights()),
          limits_(limits) {}

    // Sorts the plans for whoever is asked, the best first, and corrects what they are worth. The worlds are states that
    // they cannot tell from the true one.
    void improve(std::span<const State> worlds, std::vector<Plan>& plans, Random& random,
                 const std::stop_token& stop) const;

private:
    // What is reached when a world is played on; adds to the work.
    [[nodiscard]] Worth reached(const State& world, const Command& first, Seat seat,
                                std::uint64_t luck, std::uint64_t& work,
                                const std::stop_token& stop) const;

    const Planner* planner_;
    Habits habits_;
    Planner players_;
    SearchLimits limits_;
};

}  // namespace catan::bots
