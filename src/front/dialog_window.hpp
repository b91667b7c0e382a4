// The dialogs of a stack of modes in a window of a certain size: draws the top one over a frame, and hands it clicks and the
// keys that scroll.
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
    // False if the key scrolls nothing.
    bool scroll(ModeStack& modes, const ftxui::Event& event) const;
    void click(ModeStack& modes, kit::Cell at, bool other_button) const;
};

}  // namespace tabletop::front
