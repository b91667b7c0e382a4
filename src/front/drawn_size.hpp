// Decides how much of a huge terminal is drawn. FTXUI takes some 50 bytes for every cell of a picture; terminals beyond the
// limits are drawn in part, from the upper left corner, and their rest stays empty.
#pragma once

#include <ftxui/screen/terminal.hpp>

namespace tabletop::front {

inline constexpr ftxui::Dimensions most_drawn{1000, 500};

// Of the terminal, within the limits.
[[nodiscard]] ftxui::Dimensions drawn_size();

}  // namespace tabletop::front
