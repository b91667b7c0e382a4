// What `catan sim` is asked for: from the words of the command line to values that hold together, or a Failure that says
// which do not.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "catan/lab/design.hpp"
#include "catan/language/setup.hpp"
#include "game_options.hpp"

namespace catan::app {

// As typed; what was not typed is not there.
struct SimWords {
    GameWords game;
    std::optional<std::string> bots;
    std::optional<std::string> games;
    std::optional<std::string> effort;
    std::optional<std::string> board_seed;
    std::optional<std::string> bot_seed;
    std::optional<std::string> max_turns;
    std::optional<std::string> jobs;
    std::optional<std::string> part;
    std::optional<std::string> csv;
    std::optional<std::string> json;
    std::optional<std::string> keep;
    std::vector<std::string> compare;
    std::vector<std::string> files;  // to merge
    bool rotate = false;
    bool no_offers = false;
    bool resume = false;
    bool merge = false;
};

// A variant of the rules to compare with, under the name that it was given.
struct Variant {
    std::string name;
    lab::Design design;
    language::Setup setup;
};

struct Simulation {
    lab::Design design;
    language::Setup setup;
    std::vector<Variant> variants;
    std::size_t jobs = 1;
};

// Not of a merge.
[[nodiscard]] Simulation understood(const SimWords& words);
// What goes together whatever is simulated: files, merging, resuming.
void check(const SimWords& words);

}  // namespace catan::app
