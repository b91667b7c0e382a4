// Turns the options of `catan sim` into a simulation. Throws a Failure that names the options which
// contradict each other.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "catan/lab/design.hpp"
#include "catan/language/setup.hpp"
#include "game_options.hpp"
#include "program/sim_games.hpp"

namespace catan::app {

// Option values as typed; an option that was not given is empty.
struct SimWords {
    GameWords game;
    program::ScheduleWords schedule;
    program::SimFiles results;
    std::optional<std::string> bots;
    std::optional<std::string> effort;
    std::optional<std::string> board_seed;
    std::optional<std::string> max_turns;
    std::vector<std::string> compare;
    bool no_offers = false;
};

// A variant of the rules to compare with, and the name that the user gave it.
struct RulesVariant {
    std::string name;
    lab::Design design;
    language::Setup setup;
};

struct Simulation {
    lab::Design design;
    language::Setup setup;
    std::vector<RulesVariant> variants;
    std::size_t jobs = 1;
};

// Must not be called for --merge.
[[nodiscard]] Simulation understood(const SimWords& words);
// Checks the options that are independent of the experiment: files, merging, resuming.
void check(const SimWords& words);

}  // namespace catan::app
