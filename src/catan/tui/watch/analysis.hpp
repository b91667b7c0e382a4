// What a close look at a game has found, as lines to be read: on a page, or part by part in a dialog. Every part fits into
// 74 columns, which a dialog in the least window has, however many played and whatever they are called.
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
    std::vector<std::string> notes{};   // what else there is to know: which game, whose eyes
    std::optional<std::size_t> here{};  // the moment that is looked at, if one is
    bool goes_on = false;               // more is being found out
};

// Who won or how far it is, what the chances were made of, and how well they are known.
[[nodiscard]] std::vector<kit::Line> analysis_heading(const Analysis& analysis, int width);
// The course as a plot, so many rows high without its legend and axis.
[[nodiscard]] std::vector<kit::Line> analysis_plot(const Analysis& analysis, int width, int rows,
                                                   const Paint& paint);
// A row for each moment; its chances add up to 100.0 as they stand there.
[[nodiscard]] std::vector<kit::Line> analysis_numbers(const Analysis& analysis, int width,
                                                      const Paint& paint);
// What was said, what would have been better, and what it cost.
[[nodiscard]] std::vector<kit::Line> analysis_decisions(const Analysis& analysis, int width);
// What chance gave and took, and the dice.
[[nodiscard]] std::vector<kit::Line> analysis_luck(const Analysis& analysis, int width,
                                                   const Paint& paint);

// All of it. What is read first comes last, since the end of a page is what one sees in a terminal.
[[nodiscard]] std::vector<kit::Line> analysis_page(const Analysis& analysis, int width,
                                                   const Paint& paint);
// The same the other way round, for a dialog, which is read from its beginning.
[[nodiscard]] std::vector<kit::Line> analysis_dialog(const Analysis& analysis, const Paint& paint);

}  // namespace catan::tui::watch
