// Formats a history as log lines: as sentences, with names in seat colours and the viewer addressed as `you`, or in the
// game's language. Tells only what the viewer saw (R11).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "catan/core/history.hpp"
#include "catan/core/rooms.hpp"
#include "catan/table/chair.hpp"
#include "kit/dialog_box.hpp"
#include "kit/spans.hpp"

namespace catan::tui {

enum class LogLook : std::uint8_t {
    Story,     // sentences
    Language,  // commands as a player could type them, with place numbers
};

// A log line: as a full sentence, and as short rows for a narrow panel. A detail of the line before is indented.
struct LogLine {
    kit::Line words;
    std::vector<kit::Line> brief;

    friend bool operator==(const LogLine&, const LogLine&) = default;
};

// A cap on the lines of a log that a dialog shows.
inline constexpr std::size_t whole_log = 100'000;
[[nodiscard]] std::vector<LogLine> log_lines(const table::Chair& chair, LogLook look,
                                             std::size_t most = whole_log);

// A history that `viewer` has seen, and how to show it. The span is valid until the next change.
struct LogSource {
    Viewer viewer;
    std::span<const SeenMove> history;
    LogLook look = LogLook::Story;
};
// Formats this history, with the game and the names of the chair.
[[nodiscard]] std::vector<LogLine> log_lines(const table::Chair& chair, const LogSource& source,
                                             std::size_t most = whole_log);

// Converts a log to dialog lines.
[[nodiscard]] std::vector<kit::DialogLine> dialog_lines(std::span<const LogLine> log);

}  // namespace catan::tui
