// Analyses a recorded game on several threads: luck, winning chances over time, costly decisions.
// The same game, seed and effort give the same findings for any number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "catan/bots/bot.hpp"
#include "catan/core/history.hpp"
#include "catan/lab/findings.hpp"
#include "catan/table/match.hpp"

namespace catan::lab {

struct AnalysisOptions {
    Viewer viewer = Viewer::all();  // whose knowledge the chances are based on
    SeatSet judged;                 // whose decisions are judged
    std::uint64_t seed = 0;
    std::uint32_t effort = bots::usual_effort;  // in quarters
    std::size_t jobs = 1;
};

// The seats whose decisions interest a reader: those of people, or all if only bots play.
[[nodiscard]] SeatSet people_or_all(const language::Table& table);

// The number of futures played for each moment.
[[nodiscard]] std::uint32_t futures_for(std::uint32_t effort);

// The number of work items: moments, and decisions that may need a closer look.
[[nodiscard]] std::size_t pieces_of(const table::Match& match, const AnalysisOptions& options);

// Calls goes_on(items done) several times per second. Once it returns false, returns the findings
// so far.
[[nodiscard]] Findings analyse(const table::Match& match, const AnalysisOptions& options,
                               const std::function<bool(std::size_t)>& goes_on);

}  // namespace catan::lab
