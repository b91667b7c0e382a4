// How the set-up screen is drawn: the form beside the board that would be played on, what must be read, what is asked,
// and the keys.
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

// The left half of what is shown before a game.
inline constexpr int form_width = 42;

struct SetupLook {
    const SetupForm* form = nullptr;
    std::string note{};  // to be read, as long as the screen is there
    kit::Prompt prompt;
    std::vector<kit::KeyHint> keys;
    Appearance appearance;
    const Palette* palette = nullptr;
    int width = 0;
    int height = 0;
};
[[nodiscard]] ftxui::Element setup_view(const SetupLook& look);

// The line of the form in that cell.
[[nodiscard]] std::optional<std::size_t> form_line_at(const SetupLook& look, Cell cell);

// A note in as many rows as it takes, but no more than three.
[[nodiscard]] std::vector<kit::Line> note_rows(const std::string& note, int width, Glyphs glyphs);

}  // namespace catan::tui
