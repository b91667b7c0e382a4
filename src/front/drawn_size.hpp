// Limits the part of a huge terminal that is drawn. FTXUI takes some 50 bytes per cell of a picture. Beyond the
// limits only the upper left part is drawn and the rest stays empty.
#pragma once

#include <ftxui/screen/terminal.hpp>

namespace tabletop::front {

inline constexpr ftxui::Dimensions most_drawn{1000, 500};

// The size of the terminal, within the limits.
[[nodiscard]] ftxui::Dimensions drawn_size();

}  // namespace tabletop::front
