#include "catan/tui/log.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "catan/language/notation.hpp"
#include "catan/language/wording.hpp"
#include "catan/table/chair.hpp"
#include "catan/tui/episode_lines.hpp"
#include "catan/tui/inks.hpp"
#include "catan/tui/sentence.hpp"

namespace catan::tui {
namespace {

LogLine plain_line(std::string words, Ink ink) {
    const kit::Line line{{std::move(words), ink}};
    return {line, {line}};
}

std::vector<LogLine> in_language(const language::Notation& notation, const SeenMove& seen) {
    const Move& move = seen.move;
    std::string line =
        fmt::format("{} {}", notation.name(move.seat), notation.write(move.command, move.seat));
    if (move.outcome) line += " " + language::Notation::write(*move.outcome);
    std::vector<LogLine> lines{plain_line(std::move(line), Ink::Words)};
    for (const catan::Event& event : seen.events) {
        const std::string words = language::event_words(notation, event);
        if (!words.empty()) lines.push_back(plain_line("  " + words, Ink::Dim));
    }
    return lines;
}

// After the end of a game the history hides nothing. The log filters it again, so that old lines do not change. A replay
// shows the rest.
std::vector<SeenMove> as_seen(Viewer viewer, std::span<const SeenMove> episode) {
    std::vector<SeenMove> seen;
    seen.reserve(episode.size());
    for (const SeenMove& whole : episode) seen.push_back(seen_by(viewer, whole.move, whole.events));
    return seen;
}

}  // namespace

std::vector<LogLine> log_lines(const table::Chair& chair, LogLook look, std::size_t most) {
    return log_lines(chair, {chair.viewer(), chair.history(), look}, most);
}

std::vector<LogLine> log_lines(const table::Chair& chair, const LogSource& source,
                               std::size_t most) {
    const language::Notation notation{chair.game(), chair.names()};
    const Audience audience{chair.names(), source.viewer.seat()};
    std::vector<LogLine> lines;
    // Walks backwards from the last entry until there are enough lines.
    for (std::size_t end = source.history.size(); end > 0 && lines.size() < most;) {
        const bool is_story = source.look == LogLook::Story;
        const std::size_t begin = is_story ? begin_of_episode(source.history, end - 1) : end - 1;
        const auto episode = as_seen(source.viewer, source.history.subspan(begin, end - begin));
        auto told = is_story ? episode_lines(chair.game(), audience, episode)
                             : in_language(notation, episode.front());
        std::ranges::reverse(told);
        std::ranges::move(told, std::back_inserter(lines));
        end = begin;
    }
    std::ranges::reverse(lines);
    if (lines.size() > most)
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(most));
    return lines;
}

std::vector<kit::DialogLine> dialog_lines(std::span<const LogLine> log) {
    std::vector<kit::DialogLine> lines;
    lines.reserve(log.size());
    for (const LogLine& line : log) lines.push_back(kit::in_ink(line.words));
    return lines;
}

}  // namespace catan::tui
