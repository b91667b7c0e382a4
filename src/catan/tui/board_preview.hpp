// Draws a board before a game or beside a menu, centred and at the largest size that fits the window.
#pragma once

#include <optional>

#include <ftxui/dom/elements.hpp>

#include "catan/core/layout.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/game_window.hpp"

namespace catan::tui {

// Without a view, draws the bare board.
[[nodiscard]] ftxui::Element board_preview(Board board, std::optional<View> view,
                                           const Palette& palette, const Appearance& appearance,
                                           int width, int height);

}  // namespace catan::tui
