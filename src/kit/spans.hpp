// Measures, cuts, wraps and draws lines of inked text. Widths are in cells, never bytes: a name may be in any script.
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

// Without colours, Ink::Dim is drawn dim, `inverted` text is inverted, and the ground is ignored.
struct Span {
    std::string text;
    Ink ink = Ink::Words;
    Ink ground = Ink::Night;
    bool bold = false;
    bool inverted = false;

    friend bool operator==(const Span&, const Span&) = default;
};
using Line = std::vector<Span>;

// The text of a line without its inks.
[[nodiscard]] std::string words_of(const Line& line);

// A colour sample before a line. `letter` replaces it where colours are too few; blank if the text says the same.
struct Swatch {
    Ink ink = Ink::Words;
    char letter = ' ';
};
// One cell in the style of its line.
[[nodiscard]] Span swatch_span(const Swatch& swatch, const Span& style, const Palette& palette,
                               Glyphs glyphs);

// Spells every span in these glyphs.
[[nodiscard]] Line spelled(const Line& line, Glyphs glyphs);

[[nodiscard]] int width_of(std::string_view text);
[[nodiscard]] int width_of(const Line& line);
[[nodiscard]] Span blank(int width, Ink ground = Ink::Night);
[[nodiscard]] std::string repeated(std::string_view sign, int times);

// Cuts text to `width` cells and ends it with … if something is missing.
[[nodiscard]] std::string cut(std::string_view text, int width, Glyphs glyphs);
[[nodiscard]] Line cut(const Line& line, int width, Glyphs glyphs);
// Cuts at the beginning instead.
[[nodiscard]] std::string cut_before(std::string_view text, int width, Glyphs glyphs);
// Cuts or pads with blanks to exactly `width` cells.
[[nodiscard]] std::string padded(std::string_view text, int width, Glyphs glyphs);

// Wraps between words, and inside words that are too long. Rows after the first are indented by the line's leading
// blanks plus `indent`.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, int width, int indent = 2);

// Wraps a line and keeps the ink of each word.
[[nodiscard]] std::vector<Line> wrapped(const Line& line, int width, int indent = 2);

// Draws a line at a cell. The ground of `rest` fills the remaining width.
void draw(ftxui::Screen& screen, Cell at, int width, const Line& line, const Palette& palette,
          const Span& rest);

// An element of one row. `line` receives the available width.
[[nodiscard]] ftxui::Element row_element(const Palette& palette, std::function<Line(int)> line,
                                         Span rest);
// An element of `height` rows of `width` cells.
[[nodiscard]] ftxui::Element rows_element(const Palette& palette, std::vector<Line> lines,
                                          int width, int height);

}  // namespace tabletop::kit
