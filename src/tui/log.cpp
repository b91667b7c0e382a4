#include "tui/log.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "catan/wording.hpp"

namespace catan::tui {

std::vector<std::string> Log::lines(const text::Notation& notation, Seat viewer,
                                    std::size_t most) const {
    return lines_for(notation, Eyes::of(viewer), most);
}

std::vector<std::string> Log::open_lines(const text::Notation& notation, std::size_t most) const {
    return lines_for(notation, Eyes::everybody(), most);
}

std::vector<std::string> Log::lines_for(const text::Notation& notation, Eyes eyes,
                                        std::size_t most) const {
    std::vector<std::string> lines;
    // From the last entry backwards, until there are enough.
    for (std::size_t i = recording_.size(); i > 0 && lines.size() < most; --i) {
        const auto [said, events] = recording_.seen(i - 1, eyes);
        std::vector<std::string> told;
        std::string line = fmt::format("{} {}", notation.name(said.speaker),
                                       notation.write(said.command, said.speaker));
        if (said.outcome) line += " " + text::Notation::write(*said.outcome);
        told.push_back(std::move(line));
        for (const Event& event : events) {
            std::string words = text::event_words(notation, event);
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
