// What has happened in a game, in lines, as whoever sits on a chair saw it (R11): as a story, or in the game's language.
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
    Language,  // what was said, as it could be typed, with the numbers of the places
};

// The last so many lines at most; as many as anybody reads in a dialog.
inline constexpr std::size_t whole_log = 100'000;
[[nodiscard]] std::vector<LogLine> log_lines(const table::Chair& chair, LogLook look,
                                             std::size_t most = whole_log);
// The same of a history that these eyes have seen.
[[nodiscard]] std::vector<LogLine> log_lines(const table::Chair& chair, Eyes eyes,
                                             std::span<const Happening> history, LogLook look,
                                             std::size_t most = whole_log);

// The same to be read in a dialog.
[[nodiscard]] std::vector<kit::DialogLine> dialog_lines(std::span<const LogLine> log);

}  // namespace catan::tui
