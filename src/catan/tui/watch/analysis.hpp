// Formats the findings of the laboratory about a game as lines, for a page or part by part for a dialog. Every part
// fits into 74 columns, the width of a dialog in the smallest window, for any number of players and any names.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/lab/findings.hpp"
#include "catan/language/notation.hpp"
#include "catan/tui/chance_plot.hpp"
#include "kit/spans.hpp"

namespace catan::tui::watch {

struct Analysis {
    const lab::Findings& findings;
    language::Notation notation;
    std::vector<std::string> notes{};   // extra lines: which game, which viewer
    std::optional<std::size_t> here{};  // the current moment, if any
    bool goes_on = false;               // the analysis is still running
};

// The result or the progress, the basis of the chances, and their precision.
[[nodiscard]] std::vector<kit::Line> analysis_heading(const Analysis& analysis, int width);
// The course as a plot of `rows` rows, plus legend and axis.
[[nodiscard]] std::vector<kit::Line> analysis_plot(const Analysis& analysis, int width, int rows,
                                                   const Paint& paint);
// A row per moment. The printed chances of a row add up to 100.0.
[[nodiscard]] std::vector<kit::Line> analysis_numbers(const Analysis& analysis, int width,
                                                      const Paint& paint);
// Moves played, better moves, and the cost of the difference.
[[nodiscard]] std::vector<kit::Line> analysis_decisions(const Analysis& analysis, int width);
// Luck with cards and dice.
[[nodiscard]] std::vector<kit::Line> analysis_luck(const Analysis& analysis, int width,
                                                   const Paint& paint);

// All parts. The most important part is last, because a terminal shows the end of a long output.
[[nodiscard]] std::vector<kit::Line> analysis_page(const Analysis& analysis, int width,
                                                   const Paint& paint);
// All parts in reverse order, for a dialog, which opens at its beginning.
[[nodiscard]] std::vector<kit::Line> analysis_dialog(const Analysis& analysis, const Paint& paint);

}  // namespace catan::tui::watch
