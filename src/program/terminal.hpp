// Inspects the terminal at standard output: its size and how many colours to use.
#pragma once

#include <optional>
#include <string_view>

#include "kit/palette.hpp"

namespace tabletop::program {

// A value of --color.
enum class ColourWish { Auto, Always, Never };
[[nodiscard]] ColourWish colour_wish(std::string_view typed);

// Standard output, if it is a terminal.
struct Terminal {
    int columns = 0;
    int rows = 0;
};
[[nodiscard]] std::optional<Terminal> terminal();

// How many colours to draw with, by option, terminal and environment (NO_COLOR, TERM, COLORTERM).
[[nodiscard]] kit::Depth colour_depth(ColourWish wish);

}  // namespace tabletop::program
