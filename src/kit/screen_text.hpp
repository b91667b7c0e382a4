// Converts a drawn screen to text for a terminal's scrollback, a pipe or a file. Each line ends with the attributes
// reset and "\n", so that other programs can cut and join lines.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <ftxui/screen/screen.hpp>

#include "kit/glyphs.hpp"
#include "kit/palette.hpp"
#include "kit/spans.hpp"

namespace tabletop::kit {

// The character of a cell. For an empty cell FTXUI 5 stores a blank, FTXUI 6 nothing. After a character two columns
// wide both store nothing.
[[nodiscard]] std::string_view cell_text(ftxui::Screen& screen, int x, int y);

// Characters only, without trailing blanks.
[[nodiscard]] std::string plain_text(ftxui::Screen& screen);

// With escape sequences for the colours.
[[nodiscard]] std::string coloured_text(ftxui::Screen& screen);

// Renders lines as text, as wide as the longest line, with colours if the palette has any.
[[nodiscard]] std::string lines_text(std::span<const Line> lines, const Palette& palette,
                                     Glyphs glyphs);

}  // namespace tabletop::kit
