// Lines of words in ink: how wide they are, how they are cut and wrapped, and how they get onto the screen. Widths are
// cells, never bytes: a name may be in any script.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/screen.hpp>

#include "kit/cells.hpp"
#include "kit/glyphs.hpp"
#include "kit/palette.hpp"

namespace tabletop::kit {

// Where there are no colours, Ink::Dim is dim and `inverted` words are inverted; the ground says nothing.
struct Span {
    std::string text;
    Ink ink = Ink::Words;
    Ink ground = Ink::Night;
    bool bold = false;
    bool inverted = false;

    friend bool operator==(const Span&, const Span&) = default;
};
using Line = std::vector<Span>;

// What a line says, without its inks.
[[nodiscard]] std::string words_of(const Line& line);

// A sample of a colour before a line, with the letter that says the same where colours are too few; none if the words
// beside it do.
struct Swatch {
    Ink ink = Ink::Words;
    char letter = ' ';
};
// One cell in the style of its line.
[[nodiscard]] Span swatch_span(const Swatch& swatch, const Span& style, const Palette& palette,
                               Glyphs glyphs);

// Every span as these glyphs spell it.
[[nodiscard]] Line spelled(const Line& line, Glyphs glyphs);

[[nodiscard]] int width_of(std::string_view text);
[[nodiscard]] int width_of(const Line& line);
[[nodiscard]] Span blank(int width, Ink ground = Ink::Night);

// What does not fit is cut off, and … stands for it.
[[nodiscard]] std::string cut(std::string_view text, int width, Glyphs glyphs);
[[nodiscard]] Line cut(const Line& line, int width, Glyphs glyphs);
// The same at its beginning.
[[nodiscard]] std::string cut_before(std::string_view text, int width, Glyphs glyphs);
// Cut or filled with blanks: exactly so wide.
[[nodiscard]] std::string padded(std::string_view text, int width, Glyphs glyphs);

// Broken between words, or inside those that are too long. What follows the first row is indented by two more cells
// than that; blanks at its beginning count.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, int width, int indent = 2);

// The same, each word in its ink.
[[nodiscard]] std::vector<Line> wrapped(const Line& line, int width, int indent = 2);

// Draws a line from a cell on; what is left of the width is filled with the last argument's ground.
void draw(ftxui::Screen& screen, Cell at, int width, const Line& line, const Palette& palette,
          const Span& rest);

// One row, made for the width that it gets.
[[nodiscard]] ftxui::Element row_element(const Palette& palette, std::function<Line(int)> line,
                                         Span rest);
// So many rows of one width.
[[nodiscard]] ftxui::Element rows_element(const Palette& palette, std::vector<Line> lines,
                                          int width, int height);

}  // namespace tabletop::kit
