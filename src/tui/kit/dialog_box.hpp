// A dialog: a titled box of lines over the middle of the screen. It shows what it is given and knows no game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <ftxui/dom/elements.hpp>

#include "tui/board_view.hpp"
#include "tui/kit/palette.hpp"

namespace catan::tui {

struct DialogLine {
    std::string text;
    bool is_possible = true;      // otherwise it is dim
    bool is_chosen = false;       // where the cursor is
    std::optional<Ink> swatch{};  // a coloured square before the text
    bool is_heading = false;
};

struct DialogLook {
    std::string title;
    std::vector<DialogLine> lines;
    std::string foot;      // the keys
    bool is_text = false;  // to be read: the chosen line is only where one is
};

// Longer ones show the part around the chosen line.
[[nodiscard]] ftxui::Element dialog(const DialogLook& look, const Palette& palette, Glyphs glyphs,
                                    int width, int height);
// What is under a cell of a window with that dialog in it.
struct DialogSpot {
    enum class Kind : std::uint8_t { Line, Foot, Frame, Outside };

    Kind kind = Kind::Outside;
    std::size_t line = 0;
};
[[nodiscard]] DialogSpot dialog_spot(const DialogLook& look, const Palette& palette, Glyphs glyphs,
                                     int width, int height, Cell cell);
// Over something that is dimmed.
[[nodiscard]] ftxui::Element over(ftxui::Element below, ftxui::Element dialog);

}  // namespace catan::tui
