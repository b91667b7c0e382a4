// Draws a titled box of lines in the middle of the screen or in its lower right corner, and finds the part of it
// under a click. Takes no keys.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>

#include "kit/cells.hpp"
#include "kit/glyphs.hpp"
#include "kit/palette.hpp"
#include "kit/spans.hpp"

namespace tabletop::kit {

struct DialogLine {
    std::string text;
    bool is_possible = true;  // false: drawn dim
    bool is_chosen = false;   // where the cursor is
    std::optional<Swatch> swatch{};
    bool is_heading = false;
    Line inked{};  // in a text: the same words with inks
};
[[nodiscard]] DialogLine in_ink(Line line);

// A row of a text: a line of the box and a row within it, since long lines wrap.
struct TextPlace {
    std::size_t line = 0;
    int row = 0;

    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

struct DialogBox {
    std::string title;
    std::vector<DialogLine> lines;
    std::string foot;      // key hints
    bool is_text = false;  // read-only: the chosen line is only marked
    // If set, the box is in the lower right corner, this many rows above the end of the window, and the rest of the
    // screen stays bright: the player decides by looking at it.
    std::optional<int> above{};
    TextPlace top{};  // for a text: first visible row, clamped at the end
};

// Draws the box in a window of that size. A longer box shows the part around the chosen line; a text shows the part
// from its top.
[[nodiscard]] ftxui::Element dialog_box(const DialogBox& box, const Palette& palette, Glyphs glyphs,
                                        int width, int height);

// The new top of a text after a scroll key: arrows move by a row; Page Up, Page Down, `b` and space by a page less
// one row; Home and End. Empty for other keys and for a box that is no text.
[[nodiscard]] std::optional<TextPlace> scrolled(const DialogBox& box, const ftxui::Event& event,
                                                const Palette& palette, Glyphs glyphs, int width,
                                                int height);

// The part of the box under a cell of the window.
struct DialogPart {
    enum class Kind : std::uint8_t { Inside, Foot, Frame, Outside };

    Kind kind = Kind::Outside;
    std::size_t line = 0;  // valid if Inside
};
[[nodiscard]] DialogPart dialog_part(const DialogBox& box, const Palette& palette, Glyphs glyphs,
                                     int width, int height, Cell cell);

}  // namespace tabletop::kit
