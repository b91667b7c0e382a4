#include "tui/log.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "catan/wording.hpp"

namespace catan::tui {
namespace {

// Whether the viewer may know what chance answered.
bool may_know(const text::Said& said, std::optional<Seat> viewer) {
    if (!viewer || std::holds_alternative<Roll>(said.command)) return true;
    if (!viewer->exists()) return false;
    const auto* theft = std::get_if<Steal>(&said.command);
    return *viewer == said.speaker || (theft != nullptr && *viewer == theft->from);
}

}  // namespace

std::vector<std::string> Log::lines(const text::Notation& notation, Seat viewer,
                                    std::size_t most) const {
    return lines_for(notation, viewer, most);
}

std::vector<std::string> Log::open_lines(const text::Notation& notation, std::size_t most) const {
    return lines_for(notation, std::nullopt, most);
}

std::vector<std::string> Log::lines_for(const text::Notation& notation, std::optional<Seat> viewer,
                                        std::size_t most) const {
    std::vector<std::string> lines;
    // From the last entry backwards, until there are enough.
    for (auto entry = entries_.rbegin(); entry != entries_.rend() && lines.size() < most; ++entry) {
        std::vector<std::string> told;
        std::string line = fmt::format("{} {}", notation.name(entry->said.speaker),
                                       notation.write(entry->said.command, entry->said.speaker));
        if (entry->said.outcome && may_know(entry->said, viewer)) {
            line += " " + text::Notation::write(*entry->said.outcome);
        }
        told.push_back(std::move(line));
        for (const Event& event : entry->events) {
            std::string words =
                text::event_words(notation, viewer ? seen_by(*viewer, event) : event);
            if (!words.empty()) told.push_back("  " + words);
        }
        lines.insert(lines.end(), told.rbegin(), told.rend());
    }
    std::ranges::reverse(lines);
    if (lines.size() > most)
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(most));
    return lines;
}

}  // namespace catan::tui
