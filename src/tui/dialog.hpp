// A dialog: a titled box of lines over the middle of the screen. It shows what it is given and knows no game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <ftxui/dom/elements.hpp>

#include "tui/board_view.hpp"
#include "tui/palette.hpp"

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
    std::string foot;  // the keys
};

// Longer ones show the part around the chosen line.
[[nodiscard]] ftxui::Element dialog(const DialogLook& look, const Palette& palette, Glyphs glyphs,
                                    int width, int height);
// Over something that is dimmed.
[[nodiscard]] ftxui::Element over(ftxui::Element below, ftxui::Element dialog);

// Nothing to be seen but whose turn it is to look: `Ben, it is yours. Press Enter.`
struct CurtainLook {
    std::string title;
    std::vector<std::string> lines;
    std::string foot;
    Ink colour = Ink::White;
};
[[nodiscard]] ftxui::Element curtain(const CurtainLook& look, const Palette& palette);

}  // namespace catan::tui
