// `catan analyse`: a game that was played, looked at closely.
#pragma once

#include <optional>
#include <string>

#include "catan/core/rooms.hpp"
#include "program/failure.hpp"

namespace catan::app {

// As typed; what was not typed is not there.
struct AnalyseWords {
    std::optional<std::string> file;
    std::optional<std::string> seat;       // whose eyes look on
    std::optional<std::string> decisions;  // whose are judged
    std::optional<std::string> effort;
    std::optional<std::string> seed;
    std::optional<std::string> jobs;
    std::optional<std::string> svg;
    std::optional<std::string> csv;
    std::optional<std::string> colour;
    bool open = false;  // an unfinished game, with everybody's cards
    bool ascii = false;
};

[[nodiscard]] program::Exit analyse(const AnalyseWords& words);

}  // namespace catan::app
