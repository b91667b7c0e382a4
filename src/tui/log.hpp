// What has happened in a game, as one seat or nobody at the table may know it (R11).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "catan/history.hpp"
#include "catan/notation.hpp"

namespace catan::tui {

class Log {
public:
    void add(const Said& said, std::span<const Event> events) { recording_.add(said, events); }
    // R12: what is taken back has not happened.
    void take_back() { recording_.take_back(); }

    // The last so many lines at most, as the viewer may read them; nobody's eyes see what is public.
    [[nodiscard]] std::vector<std::string> lines(const text::Notation& notation, Seat viewer,
                                                 std::size_t most) const;
    // The same with every secret told, for a game that is watched with open hands.
    [[nodiscard]] std::vector<std::string> open_lines(const text::Notation& notation,
                                                      std::size_t most) const;

private:
    [[nodiscard]] std::vector<std::string> lines_for(const text::Notation& notation, Eyes eyes,
                                                     std::size_t most) const;

    Recording recording_;
};

}  // namespace catan::tui
