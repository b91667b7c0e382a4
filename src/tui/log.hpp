// What has happened in a game, as one seat or nobody at the table may know it (R11).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catan/match.hpp"

namespace catan::tui {

class Log {
public:
    void add(const text::Said& said, Events events) {
        entries_.push_back({said, std::move(events)});
    }
    // R12: what is taken back has not happened.
    void take_back() { entries_.pop_back(); }

    // The last so many lines at most, as the viewer may read them; nobody's eyes see what is public.
    [[nodiscard]] std::vector<std::string> lines(const text::Notation& notation, Seat viewer,
                                                 std::size_t most) const;
    // The same with every secret told, for a game that is watched with open hands.
    [[nodiscard]] std::vector<std::string> open_lines(const text::Notation& notation,
                                                      std::size_t most) const;

private:
    struct Entry {
        text::Said said;
        Events events;
    };
    // Whose eyes read; none at all if everything is told.
    [[nodiscard]] std::vector<std::string> lines_for(const text::Notation& notation,
                                                     std::optional<Seat> viewer,
                                                     std::size_t most) const;

    std::vector<Entry> entries_;
};

}  // namespace catan::tui
