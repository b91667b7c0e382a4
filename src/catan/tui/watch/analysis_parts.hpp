// Formats headings and names for the parts of an analysis.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catan/core/rooms.hpp"
#include "catan/lab/findings.hpp"
#include "catan/tui/inks.hpp"
#include "kit/spans.hpp"

namespace catan::tui::watch {

[[nodiscard]] inline kit::Line heading_line(std::string words) {
    return {{std::move(words), Ink::Prompt, Ink::Night, true}};
}

[[nodiscard]] inline int widest_name(std::span<const std::string> names) {
    int widest = 0;
    for (const std::string& name : names) widest = std::max(widest, kit::width_of(name));
    return widest;
}

// `A Ann   `, with the name padded or cut to `width`.
inline void add_seat(kit::Line& line, std::span<const std::string> names, Seat seat, int width,
                     kit::Glyphs glyphs) {
    line.push_back(seat_cell(seat));
    line.push_back(
        {" " + kit::padded(names[seat.value], width, glyphs), seat_ink(seat), Ink::Night, true});
}

// Half the width of an interval, in percent, rounded up: `8.6`.
[[nodiscard]] inline std::string half_words(std::uint32_t width) {
    constexpr std::uint32_t halves_of_tenths = lab::certainty / 1000 * 2;
    const std::uint32_t tenths = (width + halves_of_tenths - 1) / halves_of_tenths;
    return fmt::format("{}.{}", tenths / 10, tenths % 10);
}

inline void add_wrapped(std::vector<kit::Line>& lines, const kit::Line& line, int width,
                        int indent = 0) {
    for (kit::Line& row : kit::wrapped(line, width, indent)) lines.push_back(std::move(row));
}

}  // namespace catan::tui::watch
