// What a dialog does to the screen below it: it is still there, but darker.
#pragma once

#include <ftxui/dom/elements.hpp>

namespace tabletop::kit {

[[nodiscard]] ftxui::Element over(ftxui::Element below, ftxui::Element above);

}  // namespace tabletop::kit
