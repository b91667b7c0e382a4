#include "catan/tui/watch/analysis.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "catan/language/wording.hpp"
#include "catan/tui/watch/analysis_parts.hpp"

namespace catan::tui::watch {
namespace {

using kit::Line;
using Lines = std::vector<Line>;

constexpr int dialog_width = 74;
constexpr int dialog_plot_rows = 9;
constexpr int page_plot_rows = 16;
constexpr double units_of_percent = lab::certainty / 100.0;

double percent(std::int32_t units) { return units / units_of_percent; }

void append(Lines& lines, Lines more) {
    if (!lines.empty() && !more.empty()) lines.emplace_back();
    for (Line& line : more) lines.push_back(std::move(line));
}

// Largest uncertainty of a chance in the course.
std::uint32_t largest_doubt(const lab::Findings& findings) {
    std::uint32_t most = 0;
    for (const lab::Standing& standing : findings.course) {
        for (const lab::Share& share : standing.shares)
            most = std::max(most, share.high - share.low);
    }
    return most;
}

// The progress of the game; none until the last moment has been computed.
std::optional<Line> how_far(const Analysis& analysis) {
    const lab::Findings& findings = analysis.findings;
    if (findings.course.empty() || findings.course.size() < findings.moments) return std::nullopt;
    const lab::Standing& last = findings.course.back();
    for (std::size_t i = 0; last.moment.is_end && i < analysis.notation.names.size(); ++i) {
        if (last.shares[i].chance != lab::certainty) continue;
        const Seat winner(i);
        return Line{{"★ " + analysis.notation.name(winner), seat_ink(winner), Ink::Night, true},
                    {fmt::format(" won in turn {}", last.moment.turn)}};
    }
    if (last.moment.turn == 0) {
        return Line{{last.moment.is_end ? "The set-up is not finished"
                                        : "The set-up is over; nobody has won yet"}};
    }
    return Line{{fmt::format("Turn {}; nobody has won yet", last.moment.turn)}};
}

std::string moments_words(const Analysis& analysis) {
    const lab::Findings& findings = analysis.findings;
    return fmt::format("{} {} of {} moments have been looked at.",
                       analysis.goes_on ? "So far" : "Stopped:", findings.course.size(),
                       findings.moments);
}

// A decision and the better move.
void add_miss(Lines& lines, const Analysis& analysis, const lab::Miss& miss, int width) {
    const language::Notation& notation = analysis.notation;
    const std::string turn = miss.turn == 0 ? "Set-up" : fmt::format("Turn {}", miss.turn);
    const std::string margin(4, ' ');
    lines.emplace_back();
    add_wrapped(lines,
                {{turn + "  ", Ink::Words, Ink::Night, true},
                 seat_cell(miss.seat),
                 {" " + notation.name(miss.seat), seat_ink(miss.seat), Ink::Night, true},
                 {": " + language::move_words(notation, miss.said, miss.seat)}},
                width, 4);
    add_wrapped(
        lines,
        {{margin + "better: ", Ink::Dim},
         {language::move_words(notation, miss.better, miss.seat), Ink::Words, Ink::Night, true}},
        width);
    if (!miss.why.empty())
        add_wrapped(lines, {{fmt::format("{}\"{}\"", margin, miss.why)}}, width, 1);
    add_wrapped(
        lines,
        {{margin + "cost: ", Ink::Dim},
         {fmt::format("{:.1f} %", percent(miss.cost)), Ink::Refusal, Ink::Night, true},
         {fmt::format(" ({:.1f} to {:.1f})", percent(miss.low), percent(miss.high)), Ink::Dim}},
        width);
}

}  // namespace

Lines analysis_heading(const Analysis& analysis, int width) {
    const lab::Findings& findings = analysis.findings;
    Lines lines;
    if (const auto told = how_far(analysis)) add_wrapped(lines, *told, width);
    for (const std::string& note : analysis.notes) add_wrapped(lines, {{note}}, width);
    if (findings.course.empty()) {
        if (analysis.goes_on || findings.moments == 0) return lines;
        add_wrapped(lines, {{"The chances to win have not been looked at."}}, width);
    } else {
        const std::string futures =
            findings.futures == 1
                ? std::string("what became of one game that bots played on from that moment.")
                : fmt::format("the mean of {} games that bots played on from that moment.",
                              findings.futures);
        add_wrapped(lines,
                    {{fmt::format("A chance to win is {} Each is known to within {} %.", futures,
                                  half_words(largest_doubt(findings))),
                      Ink::Dim}},
                    width);
        if (findings.course.size() < findings.moments) {
            add_wrapped(lines,
                        {{moments_words(analysis), analysis.goes_on ? Ink::Dim : Ink::Refusal}},
                        width);
        }
    }
    return lines;
}

Lines analysis_plot(const Analysis& analysis, int width, int rows, const Paint& paint) {
    const lab::Findings& findings = analysis.findings;
    if (findings.moments == 0) return {};
    Lines lines{heading_line("The course of the chances to win")};
    for (Line& line :
         chance_plot({findings.course, findings.moments, analysis.notation.names, analysis.here},
                     width, rows, paint)) {
        lines.push_back(std::move(line));
    }
    return lines;
}

Lines analysis_decisions(const Analysis& analysis, int width) {
    const lab::Findings& findings = analysis.findings;
    Lines lines{heading_line("The decisions that mattered")};
    if (findings.misses.empty()) {
        add_wrapped(
            lines,
            {{findings.has_judged ? "None of them cost anything that could be told from luck."
              : analysis.goes_on  ? "They are being looked at."
                                  : "They have not been looked at."}},
            width);
        return lines;
    }
    add_wrapped(
        lines,
        {{"What a strong bot would have said in the same place, from what that player could "
          "know, and how much higher the chance to win would have been (95 % interval).",
          Ink::Dim}},
        width);
    for (const lab::Miss& miss : findings.misses) add_miss(lines, analysis, miss, width);
    if (!findings.has_judged && !analysis.goes_on) {
        lines.emplace_back();
        add_wrapped(lines, {{"Stopped: some decisions have not been looked at.", Ink::Refusal}},
                    width);
    }
    return lines;
}

Lines analysis_page(const Analysis& analysis, int width, const Paint& paint) {
    Lines lines = analysis_heading(analysis, width);
    append(lines, analysis_numbers(analysis, width, paint));
    append(lines, analysis_plot(analysis, width, page_plot_rows, paint));
    append(lines, analysis_decisions(analysis, width));
    append(lines, analysis_luck(analysis, width, paint));
    return lines;
}

Lines analysis_dialog(const Analysis& analysis, const Paint& paint) {
    Lines lines = analysis_heading(analysis, dialog_width);
    append(lines, analysis_plot(analysis, dialog_width, dialog_plot_rows, paint));
    append(lines, analysis_decisions(analysis, dialog_width));
    append(lines, analysis_luck(analysis, dialog_width, paint));
    append(lines, analysis_numbers(analysis, dialog_width, paint));
    return lines;
}

}  // namespace catan::tui::watch
