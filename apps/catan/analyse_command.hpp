// Declares `catan analyse`, which analyses a recorded game: luck, winning chances, costly
// decisions.
#pragma once

#include <optional>
#include <string>

#include "catan/core/rooms.hpp"
#include "program/failure.hpp"

namespace catan::app {

// Option values as typed; an option that was not given is empty.
struct AnalyseWords {
    std::optional<std::string> file;
    std::optional<std::string> seat;       // the player whose view to use
    std::optional<std::string> decisions;  // the players whose decisions are judged
    std::optional<std::string> effort;
    std::optional<std::string> seed;
    std::optional<std::string> jobs;
    std::optional<std::string> svg;
    std::optional<std::string> csv;
    std::optional<std::string> colour;
    bool open = false;  // show all hands of an unfinished game
    bool ascii = false;
};

[[nodiscard]] program::Exit analyse(const AnalyseWords& words);

}  // namespace catan::app
