// Computes the output that changes a terminal from one picture to another.
#pragma once

#include <string>

#include <ftxui/screen/screen.hpp>

namespace tabletop::front {

// Writes only the cells that differ. `shown` is the current picture, `wanted` the new one; both have the same size.
// Attributes are off before and after. The cursor may be anywhere.
[[nodiscard]] std::string difference(const ftxui::Screen& shown, const ftxui::Screen& wanted);

// Clears the terminal first.
[[nodiscard]] std::string whole_picture(const ftxui::Screen& wanted);

}  // namespace tabletop::front
