#include "tui/log.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "catan/notation.hpp"
#include "catan/wording.hpp"

namespace catan::tui {
namespace {

std::vector<std::string> lines_of(const text::Notation& notation, const Happening& happening) {
    const Said& said = happening.said;
    std::string line = fmt::format("{} {}", notation.name(said.speaker),
                                   notation.write(said.command, said.speaker));
    if (said.outcome) line += " " + text::Notation::write(*said.outcome);
    std::vector<std::string> lines{std::move(line)};
    for (const Event& event : happening.events) {
        std::string words = text::event_words(notation, event);
        if (!words.empty()) lines.push_back("  " + words);
    }
    return lines;
}

}  // namespace

std::vector<std::string> log_lines(const Chair& chair, std::size_t most) {
    const text::Notation notation{chair.game(), chair.names()};
    const auto history = chair.history();
    std::vector<std::string> lines;
    // From the last entry backwards, until there are enough.
    for (std::size_t i = history.size(); i > 0 && lines.size() < most; --i) {
        // A log tells to the end what it told before it; a finished game can be watched with open hands.
        const Happening& whole = history[i - 1];
        const auto told = lines_of(notation, chair.eyes().sees_all()
                                                 ? whole
                                                 : seen_by(chair.eyes(), whole.said, whole.events));
        lines.insert(lines.end(), told.rbegin(), told.rend());
    }
    std::ranges::reverse(lines);
    if (lines.size() > most)
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(most));
    return lines;
}

}  // namespace catan::tui
