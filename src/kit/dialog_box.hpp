// A titled box of lines over the middle of the screen, or over its lower right corner. It shows what it is given and takes no keys; which of its parts is
// under a click it can tell.
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
    bool is_possible = true;  // otherwise it is dim
    bool is_chosen = false;   // where the cursor is
    std::optional<Swatch> swatch{};
    bool is_heading = false;
    Line inked{};  // in a text: the same words, each in its ink
};
[[nodiscard]] DialogLine in_ink(Line line);

// A row of a text: a line of the box, and how many rows into it, since long lines are wrapped.
struct TextPlace {
    std::size_t line = 0;
    int row = 0;

    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

struct DialogBox {
    std::string title;
    std::vector<DialogLine> lines;
    std::string foot;      // the keys
    bool is_text = false;  // to be read: the chosen line is only marked
    // In the lower right corner, so many rows above the end of the window: what is decided in it is decided by looking at
    // the rest of the screen, which stays bright.
    std::optional<int> above{};
    TextPlace top{};  // of a text, the first row that is seen; its end is never above the foot
};

// In a window of that size. Longer ones show the part around the chosen line, or of a text the part from its top on.
[[nodiscard]] ftxui::Element dialog_box(const DialogBox& box, const Palette& palette, Glyphs glyphs,
                                        int width, int height);

// Where a text begins in such a window after a key that scrolls: arrows by a row, Page Up and Page Down, `b` and space by a
// page less one row, Home and End. Nothing for any other key, and where the box is no text.
[[nodiscard]] std::optional<TextPlace> scrolled(const DialogBox& box, const ftxui::Event& event,
                                                const Palette& palette, Glyphs glyphs, int width,
                                                int height);

// What is under a cell of such a window.
struct DialogPart {
    enum class Kind : std::uint8_t { Inside, Foot, Frame, Outside };

    Kind kind = Kind::Outside;
    std::size_t line = 0;  // that is there, if it is inside
};
[[nodiscard]] DialogPart dialog_part(const DialogBox& box, const Palette& palette, Glyphs glyphs,
                                     int width, int height, Cell cell);

}  // namespace tabletop::kit
