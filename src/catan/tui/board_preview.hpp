// A board to be looked at, before a game or beside a menu: as large as all of it fits, in the middle of its window.
#pragma once

#include <optional>

#include <ftxui/dom/elements.hpp>

#include "catan/core/layout.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/game_window.hpp"

namespace catan::tui {

// As it is before a game, or with what stands on it.
[[nodiscard]] ftxui::Element board_preview(Board board, std::optional<View> view,
                                           const Palette& palette, const Appearance& appearance,
                                           int width, int height);

}  // namespace catan::tui
