// Draws the keys at the bottom of the screen with their meanings. A click on one presses it.
#pragma once

#include <optional>
#include <span>
#include <string>

#include <ftxui/component/event.hpp>
#include <ftxui/dom/elements.hpp>

#include "kit/glyphs.hpp"
#include "kit/palette.hpp"

namespace tabletop::kit {

struct KeyHint {
    std::string key;
    std::string label;
    bool is_possible = true;
    int room = 0;  // minimum width, keeps later hints in place; blank without words
};
// Draws as many hints as fit, never cut inside a word. Impossible ones are dim.
[[nodiscard]] ftxui::Element key_bar(std::span<const KeyHint> hints, const Palette& palette,
                                     Glyphs glyphs, int width);

// The key of the hint at column x. Empty if it is not a single key.
[[nodiscard]] std::optional<ftxui::Event> key_at(std::span<const KeyHint> hints, Glyphs glyphs,
                                                 int width, int x);

}  // namespace tabletop::kit
