// Draws a dialog over a screen that is darkened but still visible.
#pragma once

#include <ftxui/dom/elements.hpp>

namespace tabletop::kit {

[[nodiscard]] ftxui::Element over(ftxui::Element below, ftxui::Element above);

}  // namespace tabletop::kit
