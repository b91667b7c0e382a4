// Draws the set-up screen: the form beside a preview of the board, a note, the prompt and the keys.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include <ftxui/dom/elements.hpp>

#include "catan/core/rooms.hpp"
#include "catan/tui/game_window.hpp"
#include "catan/tui/setup_form.hpp"
#include "kit/key_bar.hpp"
#include "kit/prompt_line.hpp"

namespace catan::tui {

// Width in cells of the left half of the screens before a game.
inline constexpr int form_width = 42;

struct SetupLook {
    const SetupForm* form = nullptr;
    std::string note{};  // stays on the screen
    kit::Prompt prompt;
    std::vector<kit::KeyHint> keys;
    Appearance appearance;
    const Palette* palette = nullptr;
    int width = 0;
    int height = 0;
};
[[nodiscard]] ftxui::Element setup_view(const SetupLook& look);

// The form line at a cell.
[[nodiscard]] std::optional<std::size_t> form_line_at(const SetupLook& look, Cell cell);

// Wraps a note into at most three rows.
[[nodiscard]] std::vector<kit::Line> note_rows(const std::string& note, int width, Glyphs glyphs);

}  // namespace catan::tui
