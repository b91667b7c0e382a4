// Formats the history of a game as one viewer saw it (R11): as sentences, or in the game's language.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/tui/story.hpp"
#include "kit/dialog_box.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

enum class LogLook : std::uint8_t {
    Story,     // sentences
    Language,  // commands as a player could type them, with place numbers
};

// A cap on the lines of a log that a dialog shows.
inline constexpr std::size_t whole_log = 100'000;
[[nodiscard]] std::vector<LogLine> log_lines(const table::Chair& chair, LogLook look,
                                             std::size_t most = whole_log);
// Formats a history that `viewer` has seen.
[[nodiscard]] std::vector<LogLine> log_lines(const table::Chair& chair, Viewer viewer,
                                             std::span<const SeenMove> history, LogLook look,
                                             std::size_t most = whole_log);

// Converts a log to dialog lines.
[[nodiscard]] std::vector<kit::DialogLine> dialog_lines(std::span<const LogLine> log);

}  // namespace catan::tui
