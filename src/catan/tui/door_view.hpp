// Draws the front door: a title, the menu, and a board beside it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <ftxui/dom/elements.hpp>

#include "catan/core/layout.hpp"
#include "catan/core/rooms.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/game_window.hpp"
#include "kit/key_bar.hpp"
#include "kit/prompt_line.hpp"

namespace catan::tui {

struct DoorLine {
    std::string key;
    std::string label;
    std::string detail{};
    std::string more{};  // a second row
    bool is_possible = true;
};

struct DoorLook {
    std::vector<DoorLine> lines;
    std::size_t chosen = 0;
    const Board* board = nullptr;
    const View* view = nullptr;  // pieces on the board, if any
    std::string note;
    kit::Prompt prompt;
    std::vector<kit::KeyHint> keys;
    Appearance appearance;
    const Palette* palette = nullptr;
    int width = 0;
    int height = 0;
};
[[nodiscard]] ftxui::Element door_view(const DoorLook& look);

// The menu line at a cell.
[[nodiscard]] std::optional<std::size_t> door_line_at(const DoorLook& look, Cell cell);

}  // namespace catan::tui
