// Runs a game on the whole terminal: draws a `Screen` in a window of any size and passes keys and clicks to it.
#pragma once

#include <string>

#include "catan/core/rooms.hpp"
#include "catan/tui/inks.hpp"
#include "catan/tui/screen.hpp"
#include "catan/tui/viewport.hpp"
#include "front/key_table.hpp"

namespace catan::tui {

struct Appearance {
    Depth depth = Depth::TrueColour;
    Glyphs glyphs = Glyphs::Unicode;
    bool seat_letters = false;
};

class GameWindow {
public:
    GameWindow(Screen& screen, const Appearance& appearance);

    // Draws a frame of `width` by `height` cells.
    [[nodiscard]] ftxui::Element draw(int width, int height);
    // Returns false if the key or click has no meaning.
    bool handle(const ftxui::Event& event);

private:
    bool mouse(const ftxui::Mouse& mouse);
    bool wheel(bool up);
    bool scroll_text(const ftxui::Event& event);
    bool press(Cell at, bool other_button);
    bool click_dialog(const kit::DialogBox& box, Cell at, bool other_button);
    bool click_board(Cell at);
    [[nodiscard]] BoardScene scene(const ScreenContent& content) const;
    [[nodiscard]] std::string why_cut() const;

    Screen& screen_;
    Appearance appearance_;
    Palette palette_;
    Viewport viewport_;
    front::KeyTable keys_;
    bool is_held_ = false;              // a mouse button is down
    std::optional<Cell> dragged_from_;  // last cell of the drag, if it started on the board
    int width_ = least_width;
    int height_ = least_height;
};

// Runs until the player leaves or the program is told to end.
void run(Screen& screen, const Appearance& appearance);

}  // namespace catan::tui
