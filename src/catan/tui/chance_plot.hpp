// Chances to win as a picture: one row for a moment, and the course of a whole game as bands of the seats' colours. Where
// colours do not tell the seats apart, letters do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "catan/bots/chances.hpp"
#include "catan/core/rooms.hpp"
#include "catan/tui/inks.hpp"
#include "kit/glyphs.hpp"
#include "kit/palette.hpp"
#include "kit/spans.hpp"

namespace catan::tui {

// What there is to draw bands with.
struct Paint {
    kit::Glyphs glyphs = kit::Glyphs::Unicode;
    bool has_letters = false;  // every cell bears the letter of its seat
};
[[nodiscard]] Paint paint_for(const Palette& palette, kit::Glyphs glyphs);

// The chances of a standing in whole numbers that add up to `whole`: 100 for percent, 1000 for a decimal more.
[[nodiscard]] std::vector<std::uint32_t> rounded_chances(const bots::Standing& standing,
                                                         std::size_t players, std::uint32_t whole);

// One row, exactly so wide: each seat has its part, and in it, where there is room, who it is and how likely to win.
[[nodiscard]] kit::Line chance_bar(const bots::Standing& standing,
                                   std::span<const std::string> names, int width,
                                   const Paint& paint);

// How the chances went, as far as it is known.
struct ChanceCourse {
    std::span<const bots::Standing> known;  // of the first moments
    std::size_t moments = 0;                // that there are
    std::span<const std::string> names;
    std::optional<std::size_t> here{};  // the moment that is looked at: it gets a mark
};

// Who is who, then the bands over the turns, so many rows high, and the axis with its turns below. No line is wider than
// the width.
[[nodiscard]] std::vector<kit::Line> chance_plot(const ChanceCourse& course, int width, int rows,
                                                 const Paint& paint);

}  // namespace catan::tui
