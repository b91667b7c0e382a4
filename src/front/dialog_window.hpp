// Draws the top dialog of a mode stack over a frame, in a window of a given size, and passes clicks and scroll keys
// to it.
#pragma once

#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>

#include "front/mode_stack.hpp"
#include "kit/cells.hpp"
#include "kit/glyphs.hpp"
#include "kit/palette.hpp"

namespace tabletop::front {

struct DialogWindow {
    const kit::Palette& palette;
    kit::Glyphs glyphs;
    int width;
    int height;

    [[nodiscard]] ftxui::Element over(ftxui::Element frame, const ModeStack& modes) const;
    // Returns false if the key does not scroll.
    bool scroll(ModeStack& modes, const ftxui::Event& event) const;
    void click(ModeStack& modes, kit::Cell at, bool other_button) const;
};

}  // namespace tabletop::front
