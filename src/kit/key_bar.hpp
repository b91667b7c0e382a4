// The keys at the bottom of the screen: what can be pressed and what it does. A click on one presses it.
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
    int room =
        0;  // so wide at least, so that what comes behind it keeps its place; without words it stays empty
};
// As many as there is room for, never cut in mid-word; those that are not possible are dim.
[[nodiscard]] ftxui::Element key_bar(std::span<const KeyHint> hints, const Palette& palette,
                                     Glyphs glyphs, int width);

// The key of the hint at that column of the bar; nothing where it is no single key.
[[nodiscard]] std::optional<ftxui::Event> key_at(std::span<const KeyHint> hints, Glyphs glyphs,
                                                 int width, int x);

}  // namespace tabletop::kit
