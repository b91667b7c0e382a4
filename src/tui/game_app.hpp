// The game on the whole terminal: a loop that draws what is shown and hands it keys and clicks, until somebody leaves.
#pragma once

#include "tui/inks.hpp"
#include "tui/showing.hpp"

namespace catan::tui {

struct Appearance {
    Depth depth = Depth::TrueColour;
    Glyphs glyphs = Glyphs::Unicode;
    bool seat_letters = false;
};

// One frame at a size: what the loop draws, for a window of so many cells.
class Stage {
public:
    Stage(Showing& showing, const Appearance& appearance);

    [[nodiscard]] ftxui::Element draw(int width, int height);
    // A key or a click; false if it meant nothing.
    bool handle(const ftxui::Event& event);

private:
    [[nodiscard]] Size fitting(Room room) const;
    bool size_key(const ftxui::Event& event);
    bool scroll_key(const ftxui::Event& event);
    bool mouse(const ftxui::Mouse& mouse);
    void drag(Cell to);
    bool click_dialog(const kit::DialogBox& box, Cell at, bool other_button);
    [[nodiscard]] Cell origin_for(const Moment& moment, Size size);
    [[nodiscard]] BoardScene scene(const Moment& moment) const;

    Showing& showing_;
    Appearance appearance_;
    Palette palette_;
    Chart chart_;
    std::optional<Size> wanted_;  // as chosen by + and -
    bool shows_map_ = false;
    Size size_ = Size::Small;
    Cell origin_;
    bool has_origin_ = false;
    bool is_scrolled_ = false;  // by hand, and so not back to the cursor until that moves
    std::optional<Spot> in_sight_;
    bool is_held_ = false;              // a button of the mouse
    std::optional<Cell> dragged_from_;  // while it is held, from a place of the board
    Room room_;
    int width_ = least_width;
    int height_ = least_height;
};

// Runs until the player leaves or the program is told to end.
void run(Showing& showing, const Appearance& appearance);

}  // namespace catan::tui
