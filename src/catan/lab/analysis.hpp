// A close look at a game that was played, on several threads: luck, the course of the chances, the decisions that mattered.
// The same game, seed and effort give the same findings, however many threads there are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "catan/bots/bot.hpp"
#include "catan/core/history.hpp"
#include "catan/lab/findings.hpp"
#include "tabletop/table/match.hpp"

namespace catan::lab {

struct AnalysisOptions {
    Eyes eyes = Eyes::everybody();  // whose knowledge the chances are told from
    SeatSet judged;                 // whose decisions are looked at
    std::uint64_t seed = 0;
    std::uint32_t effort = bots::usual_effort;  // in quarters
    std::size_t jobs = 1;
};

// The seats whose decisions matter to whoever sees a game: those of people, or where there are none, of all.
[[nodiscard]] SeatSet people_or_all(const language::Table& table);

// So many of each moment.
[[nodiscard]] std::uint32_t futures_for(std::uint32_t effort);

// How many pieces of work it is: moments, and decisions that may be looked at closely.
[[nodiscard]] std::size_t pieces_of(const table::Match& match, const AnalysisOptions& options);

// Calls goes_on(pieces done) several times a second. Once it says no, what was found until then is told.
[[nodiscard]] Findings analyse(const table::Match& match, const AnalysisOptions& options,
                               const std::function<bool(std::size_t)>& goes_on);

}  // namespace catan::lab
