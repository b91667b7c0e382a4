// A drawn screen as text, for a terminal's scrollback, a pipe or a file: line by line, each ending as it began, without
// colours and with "\n", so that it can be cut, joined and read by other programs.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <ftxui/screen/screen.hpp>

#include "kit/glyphs.hpp"
#include "kit/palette.hpp"
#include "kit/spans.hpp"

namespace tabletop::kit {

// What a cell shows. Where nothing was drawn FTXUI 5 has a blank there, FTXUI 6 nothing; behind a character of two
// columns both have nothing.
[[nodiscard]] std::string_view cell_text(ftxui::Screen& screen, int x, int y);

// Characters only, without trailing blanks.
[[nodiscard]] std::string plain_text(ftxui::Screen& screen);

// With escape sequences for the colours.
[[nodiscard]] std::string coloured_text(ftxui::Screen& screen);

// Lines as such a text, as wide as the longest of them; with colours if the palette has some.
[[nodiscard]] std::string lines_text(std::span<const Line> lines, const Palette& palette,
                                     Glyphs glyphs);

}  // namespace tabletop::kit
