// Output that turns one picture on a terminal into another.
#pragma once

#include <string>

#include <ftxui/screen/screen.hpp>

namespace tabletop::front {

// Only the cells that look different are written. `shown` is what the terminal shows, `wanted` what it is to show; they
// are of the same size. Attributes are off before and after, and the cursor may be anywhere.
[[nodiscard]] std::string difference(const ftxui::Screen& shown, const ftxui::Screen& wanted);

// Clears the terminal first.
[[nodiscard]] std::string whole_picture(const ftxui::Screen& wanted);

}  // namespace tabletop::front
