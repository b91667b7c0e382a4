// Decides how much of a huge terminal is drawn. FTXUI takes some 50 bytes for every cell of the terminal, however many there
// are; terminals beyond the limits are drawn in part, from the upper left corner, and their rest stays empty.
#pragma once

#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/terminal.hpp>

namespace catan::tui {

inline constexpr ftxui::Dimensions most_drawn{1000, 500};

// Of the terminal, within the limits.
[[nodiscard]] ftxui::Dimensions drawn_size();

// The same element, for a frame that is no larger than that. Only for the frame that is being made.
[[nodiscard]] ftxui::Element within_drawn_size(ftxui::Element element);

}  // namespace catan::tui
